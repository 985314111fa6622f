#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <vector>

namespace pairwright {

/// The ratings of all participants for the tie-breaks of C.07 art. 10, which are dropped while somebody has
/// none and the rules of the event name no rating for them.
class RatedField {
public:
    /// Which ratings: what the modifiers /U and /V of the tie-break say.
    RatedField(const TournamentState& state, const TieBreak& tieBreak);

    /// Everybody has a rating but for those who are left out of the standings.
    [[nodiscard]] bool isComplete() const { return complete_; }
    /// Of the list that the tie-break names, by rounds that of the first. Precondition: isComplete().
    [[nodiscard]] int rating(Tpn tpn) const { return lists_.front()[static_cast<std::size_t>(tpn.value - 1)]; }
    /// What counts in a round. Precondition: isComplete().
    [[nodiscard]] int rating(Tpn tpn, int round) const;

private:
    using Ratings = std::vector<int>; ///< by TPN-1
    /// Those of one list, from 0; who has none counts as the tie-break says.
    Ratings ratingsOf(const TournamentState& state, const TieBreak& tieBreak, std::size_t list);

    bool complete_ = true;
    std::vector<Ratings> lists_;   ///< one; where each round has its own, all of the event
    std::vector<int> listOfRound_; ///< places in lists_ by round-1; empty: the one
};

/// Nobody has a value (art. 10).
std::vector<TieBreakResult> withoutRatings(std::size_t participants);

} // namespace pairwright
