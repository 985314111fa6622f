#pragma once

#include "engine/ratings/norm_requirements.h"

#include <vector>

namespace pairwright {

// Title norms by FIDE Handbook B.01 (2024) art. 1.4, from what a tournament file knows. A check for the arbiter, no
// certificate: what it cannot know it says as a remark.

/// What the program knows about the case beside the numbers.
struct NormCheck {
    enum class Remark : std::uint8_t {
        bigSwiss,           ///< the event has enough foreign players, so two foreign federations are not needed
        exceptionsNotKnown, ///< foreign federations are short; national finals, zonals and the like are exempt
        ownFederationUnknown,
        someFederationsUnknown,
        eightGames,         ///< eight games suffice: nine rounds and a bye or forfeit win
        laterRoundsDropped, ///< the norm was reached in an earlier round
        winsDropped,
        searchStopped,      ///< too many wins to try every way of leaving some out
        floorRaised,        ///< the lowest opponent counts with the floor
        lastRoundAsLost,    ///< won by forfeit, it counts as a game lost: it completes the games
        unratedOpponents,   ///< count as 1400
        strongestOpponents, ///< in reach only against the strongest opponents that the player has not met
    };
    NormTitle title = NormTitle::GM;
    std::vector<NormRequirement> requirements;
    bool achieved = false;            ///< all of them are met by games played
    bool inReach = true;              ///< achieved, or each of them can still be
    NormGames games;                  ///< what the requirements were counted from
    int upToRound = 0;                ///< these games end here
    std::vector<CountedGame> dropped; ///< games against beaten opponents that are left out
    int gamesAhead = 0;               ///< still planned for the player; 0 once the norm is achieved
    std::vector<Remark> remarks;

    [[nodiscard]] const NormRequirement& requirement(NormRequirement::Kind kind) const;
};

/// The titles that are left for a player to seek: above the one that is held, those for women only for women.
std::vector<NormTitle> soughtTitles(const RatedPerson& person);

/// Checks players of one event, which must outlive it. Norms exist for standard play only.
class NormChecker {
public:
    explicit NormChecker(const RatingEvent& event);

    /// Looks at the games up to event.afterRound. If they make no norm as they are, wins are left out and the rounds
    /// after an earlier norm, as long as enough games remain (art. 1.4.1; later rounds not with predetermined
    /// pairings).
    [[nodiscard]] NormCheck check(Tpn tpn, NormTitle title) const;

private:
    [[nodiscard]] int ratingOf(Tpn tpn) const;
    /// Sum of the ratings of as many opponents, the strongest whom the player has not met.
    [[nodiscard]] int strongestNotMet(Tpn tpn, int opponents) const;

    const RatingEvent& event_;
    bool bigSwiss_;
    std::vector<Tpn> byRating_; ///< the strongest first
};

} // namespace pairwright
