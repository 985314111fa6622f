#include "engine/tiebreaks/rated_field.h"

namespace pairwright {

RatedField::RatedField(const TournamentState& state, std::optional<int> unratedAs)
{
    ratings_.reserve(state.players.size());
    for (const PlayerState& player : state.players) {
        const std::optional<int> rating = player.rating ? player.rating : unratedAs;
        complete_ = complete_ && (rating.has_value() || player.leftOut);
        ratings_.push_back(rating.value_or(0));
    }
}

std::vector<TieBreakResult> withoutRatings(std::size_t participants)
{
    std::vector<TieBreakResult> results(participants);
    for (TieBreakResult& result : results)
        result.missing = TieBreakResult::Missing::unratedPlayers;
    return results;
}

} // namespace pairwright
