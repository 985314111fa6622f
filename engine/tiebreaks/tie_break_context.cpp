#include "engine/tiebreaks/tie_break_context.h"

#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

TieBreakContext::TieBreakContext(const TournamentState& state, int rounds, TieBreakRules rules)
    : TieBreakContext(state, rounds, rules, ScoreOfTable::primary)
{
}

TieBreakContext::TieBreakContext(const TournamentState& state, int rounds, TieBreakRules rules, ScoreOfTable score)
    : state_(state)
    , rounds_(rounds)
    , rules_(rules)
    , results_(state, rounds, score)
{
    addUp();
}

TieBreakContext TieBreakContext::bySecondaryScore() const
{
    return {state_, rounds_, rules_, ScoreOfTable::secondary};
}

TieBreakContext TieBreakContext::withLastRoundDrawn() const
{
    TieBreakContext drawn = *this;
    drawn.results_.drawLastRound();
    drawn.addUp();
    return drawn;
}

void TieBreakContext::addUp()
{
    scores_.assign(state_.players.size(), Score{});
    for (int i = 1; i <= participants(); ++i)
        for (int round = 1; round <= rounds_; ++round)
            scores_[indexOf(Tpn{i})] += points(Tpn{i}, round);
    adjusted_ = scores_;
    if (isRoundRobin())
        return;
    for (int i = 1; i <= participants(); ++i)
        adjusted_[indexOf(Tpn{i})] = scoreSeenByOpponents(*this, Tpn{i});
}

} // namespace pairwright
