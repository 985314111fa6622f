#include "engine/tiebreaks/tie_break_context.h"

#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

TieBreakContext::TieBreakContext(const TournamentState& state, int rounds, TieBreakEdition edition)
    : state_(state)
    , rounds_(rounds)
    , edition_(edition)
{
    scores_.reserve(state.players.size());
    adjusted_.reserve(state.players.size());
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        scores_.push_back(state.scoreAfter(tpn, rounds));
        adjusted_.push_back(scoreSeenByOpponents(state, tpn, rounds));
    }
}

} // namespace pairwright
