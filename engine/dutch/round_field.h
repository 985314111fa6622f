#pragma once

#include "engine/dutch/edition.h"
#include "engine/matching/maximum_matching.h"
#include "engine/tournament/colours.h"

#include <array>
#include <vector>

namespace pairwright::dutch {

/// One player to be paired, with everything that the criteria ask about.
struct FieldPlayer {
    Tpn tpn;
    Score score; ///< for pairing: with virtual points
    ColourHistory colours;
    ColourPreference preference;
    int colourDifference = 0;
    int effectiveNumber = 0;
    int unplayedGames = 0;
    bool topscorer = false;
    bool byeAllowed = false;
    /// [0]: in the previous round, [1]: two rounds before.
    std::array<bool, 2> downfloated{};
    std::array<bool, 2> upfloated{};
};

/// The players to be paired in one round, in the order of art. 1.2 (score, then TPN). Rank 0 is the highest.
class RoundField {
public:
    RoundField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent);

    [[nodiscard]] Edition edition() const { return edition_; }
    [[nodiscard]] int size() const { return static_cast<int>(players_.size()); }
    [[nodiscard]] const FieldPlayer& player(int rank) const { return players_[static_cast<std::size_t>(rank)]; }
    /// Absolute criteria [C1] and [C3], and forbidden pairs.
    [[nodiscard]] bool mayMeet(int a, int b) const { return meetings_.allowed(a, b); }
    [[nodiscard]] Colour initialColour() const { return initialColour_; }
    [[nodiscard]] const std::vector<int>& effectiveNumbers() const { return effectiveNumbers_; }

private:
    void addPlayer(const TournamentState& state, Tpn tpn, int round);
    void findMeetings(const TournamentState& state, int round);

    Edition edition_;
    Colour initialColour_;
    std::vector<FieldPlayer> players_;
    std::vector<int> effectiveNumbers_; ///< by TPN-1
    MeetingGraph meetings_{0};
};

/// Who gets White in a pair, and by which rule (art. 5; 2017: E). `a`, `b` are ranks.
struct ColourDecision {
    int white = 0;
    int black = 0;
    ColourRule rule = ColourRule::bothPreferencesGranted;
};
ColourDecision decideColours(const RoundField& field, int a, int b);

} // namespace pairwright::dutch
