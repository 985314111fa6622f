#include "engine/tiebreaks/tie_break_context.h"

#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

TieBreakContext::TieBreakContext(const TournamentState& state, int rounds, TieBreakRules rules)
    : state_(state)
    , rounds_(rounds)
    , rules_(rules)
{
    scores_.reserve(state.players.size());
    adjusted_.reserve(state.players.size());
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        scores_.push_back(state.scoreAfter(tpn, rounds));
        adjusted_.push_back(isRoundRobin() ? scores_.back() : scoreSeenByOpponents(state, tpn, rounds));
    }
}

Score TieBreakContext::points(Tpn tpn, int round) const
{
    const auto& records = state_.player(tpn).rounds;
    const auto index = static_cast<std::size_t>(round - 1);
    return index < records.size() ? state_.points.pointsFor(records[index]) : Score{};
}

} // namespace pairwright
