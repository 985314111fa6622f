#pragma once

#include "engine/field/meetings.h"
#include "engine/pairing.h"
#include "engine/tournament/colours.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright {

/// Where the systems and editions differ in who may meet whom and who may get the bye.
struct FieldRules {
    /// Barred from the bye is who scored the points of a win without playing, in whatever way
    /// (C.04.1:2026 art. 4); otherwise only a forfeit win bars (2017). An earlier bye bars always.
    bool anyFullPointBars = true;
    /// Barred is who scored anything at all without playing (Dutch 2012: B.1.b).
    bool anyPointsBar = false;
    /// Players with the same absolute preference may meet if one of them is a topscorer (Dutch [C3]).
    bool topscorersExempt = false;
    /// Who has not played prefers Black mildly (Dubov 1.6.4); otherwise he has no preference.
    bool beginnersPreferBlack = false;
    /// The system has limits of its own instead of [C3] (Lim 2.1).
    bool sameAbsoluteMayMeet = false;
};

/// One player to be paired, with what every system asks about.
struct FieldPlayer {
    Tpn tpn;
    Score score;     ///< for pairing: with virtual points; a team's primary one
    Score secondary; ///< of a team, where the rules ask for it
    ColourHistory colours;
    ColourPreference preference;
    int colourDifference = 0;
    int effectiveNumber = 0; ///< the number whose parity counts where the initial colour decides
    int playedGames = 0;     ///< rounds so far with a game (Double-Swiss: a match) over the board
    int unplayedGames = 0;   ///< rounds so far without one
    bool topscorer = false;  ///< last round, more than half of the largest possible score (Dutch 1.8)
    bool byeAllowed = false; ///< [C2]
};

/// The players to be paired in one round, by score and TPN. Rank 0 is the highest.
class RoundField {
public:
    RoundField(const TournamentState& state, FieldRules rules, const std::vector<Tpn>& absent);

    [[nodiscard]] int size() const { return static_cast<int>(players_.size()); }
    [[nodiscard]] const FieldPlayer& player(int rank) const { return players_[static_cast<std::size_t>(rank)]; }
    /// Absolute criteria [C1] and [C3], and forbidden pairs.
    [[nodiscard]] bool mayMeet(int a, int b) const { return meetings_.allowed(a, b); }
    /// Two who must have the same colour never meet [C3]; none: he may have any.
    [[nodiscard]] std::optional<Colour> mustHave(int rank) const { return meetings_.due(rank); }
    [[nodiscard]] Colour initialColour() const { return initialColour_; }
    [[nodiscard]] RoundNumber round() const { return round_; }
    [[nodiscard]] bool isLastRound() const { return isLastRound_; }
    [[nodiscard]] const std::vector<int>& effectiveNumbers() const { return effectiveNumbers_; }
    /// From now on these two (ranks) may meet only each other, and neither may have the bye: what is paired
    /// then is the best round that holds this pair. Precondition: they may meet.
    void tie(int a, int b);
    /// The rank of a player; none if he is not to be paired.
    [[nodiscard]] std::optional<int> rankOf(Tpn tpn) const;
    /// One past the last rank of the scoregroup that begins at a rank.
    [[nodiscard]] int endOfScoregroup(int begin) const;

protected:
    /// A field whose players somebody else describes.
    RoundField(const TournamentState& state, RoundNumber round, const std::vector<Tpn>& absent);
    /// Sorts the players, and gives them their ranks.
    void setPlayers(const TournamentState& state, std::vector<FieldPlayer> players);
    /// Bars these pairs (ranks) and the forbidden groups that are in force; everybody else may meet.
    void setMeetings(const TournamentState& state, std::vector<std::pair<int, int>> met);
    [[nodiscard]] int effectiveNumber(Tpn tpn) const;

private:
    [[nodiscard]] FieldPlayer describe(const TournamentState& state, FieldRules rules, Tpn tpn) const;
    void findMeetings(const TournamentState& state, FieldRules rules);

    RoundNumber round_;
    bool isLastRound_ = false;
    Colour initialColour_;
    std::vector<FieldPlayer> players_;
    std::vector<int> effectiveNumbers_;     ///< by TPN-1
    std::vector<std::optional<int>> ranks_; ///< by TPN-1
    Meetings meetings_;
};

/// The colour of the higher ranked of two players, and the rule that decided: initial colour if neither
/// has played, then preferences, strength, alternation, rank (C.04.3 art. 5.2 and its twins).
struct ColourDecision {
    Colour ofHigher = Colour::White;
    ColourRule rule = ColourRule::bothPreferencesGranted;
};
ColourDecision decideColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour);

/// The decision as a board.
Board boardOf(const FieldPlayer& higher, const FieldPlayer& lower, ColourDecision decision);

/// Publishing order: score of the higher ranked player, sum of scores, TPN of the higher ranked player
/// (C.04.2 art. 3.6); with virtual points or, as before 2026, without.
void sortBoards(std::vector<Board>& boards, const TournamentState& state, bool withVirtualPoints);

} // namespace pairwright
