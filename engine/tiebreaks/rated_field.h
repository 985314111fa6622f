#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tournament/tournament_state.h"

#include <optional>
#include <vector>

namespace pairwright {

/// The ratings of all participants for the tie-breaks of C.07 art. 10, which are dropped while somebody has
/// none and the rules of the event name no rating for them.
class RatedField {
public:
    RatedField(const TournamentState& state, std::optional<int> unratedAs);

    /// Everybody has a rating but for those who are left out of the standings.
    [[nodiscard]] bool isComplete() const { return complete_; }
    /// Precondition: isComplete().
    [[nodiscard]] int rating(Tpn tpn) const { return ratings_[static_cast<std::size_t>(tpn.value - 1)]; }

private:
    bool complete_ = true;
    std::vector<int> ratings_;
};

/// Nobody has a value (art. 10).
std::vector<TieBreakResult> withoutRatings(std::size_t participants);

} // namespace pairwright
