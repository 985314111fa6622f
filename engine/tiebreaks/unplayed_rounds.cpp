#include "engine/tiebreaks/unplayed_rounds.h"

#include <algorithm>

namespace pairwright {

namespace {

bool isRequestedBye(const RoundRecord& record)
{
    const auto* bye = std::get_if<Bye>(&record);
    return bye && (bye->kind == ByeKind::Half || bye->kind == ByeKind::Zero || bye->kind == ByeKind::NotEntered);
}

struct Dummy {
    Contribution::Basis basis = Contribution::Basis::dummyOwnScore;
    Score score;
};

/// C.07 art. 16.4: the opponent that stands in for an unplayed round. The two limits came in 2026.
Dummy dummyOpponent(const TieBreakContext& context, Tpn tpn, const RoundRecord& record)
{
    const Score own = context.score(tpn);
    if (context.edition() == TieBreakEdition::y2024)
        return {Contribution::Basis::dummyOwnScore, own};
    if (const auto* forfeit = std::get_if<ForfeitedGame>(&record)) {
        const Score limit = context.adjustedScore(forfeit->opponent);
        return own > limit ? Dummy{Contribution::Basis::dummyCappedByOpponent, limit}
                           : Dummy{Contribution::Basis::dummyOwnScore, own};
    }
    const Score limit{context.state().points.drawValue().tenths * context.rounds()};
    return own > limit ? Dummy{Contribution::Basis::dummyCappedByDraws, limit}
                       : Dummy{Contribution::Basis::dummyOwnScore, own};
}

/// A record missing at the end of a participant's list is worth nothing, as in TournamentState::scoreAfter.
Score pointsOf(const TournamentState& state, Tpn tpn, int round)
{
    const auto& rounds = state.player(tpn).rounds;
    const auto index = static_cast<std::size_t>(round - 1);
    return index < rounds.size() ? state.points.pointsFor(rounds[index]) : Score{};
}

} // namespace

bool isVoluntaryUnplayed(const RoundRecord& record)
{
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return (forfeit && !forfeit->won) || isRequestedBye(record);
}

Score scoreSeenByOpponents(const TournamentState& state, Tpn tpn, int rounds)
{
    Score score;
    bool onlyVoluntaryFollow = true;
    for (int round = rounds; round >= 1; --round) {
        const RoundRecord record = state.record(tpn, RoundNumber{round});
        onlyVoluntaryFollow = onlyVoluntaryFollow && isVoluntaryUnplayed(record);
        const bool asDraw = onlyVoluntaryFollow && isRequestedBye(record);
        score += asDraw ? state.points.drawValue() : pointsOf(state, tpn, round);
    }
    return score;
}

std::vector<Contribution> opponentContributions(const TieBreakContext& context, Tpn tpn, bool forfeitsAsGames)
{
    std::vector<Contribution> contributions;
    contributions.reserve(static_cast<std::size_t>(std::max(context.rounds(), 0)));
    for (int round = 1; round <= context.rounds(); ++round) {
        const RoundRecord record = context.record(tpn, round);
        Contribution contribution;
        contribution.round = RoundNumber{round};
        contribution.opponent = scheduledOpponent(record);
        contribution.ownPoints = pointsOf(context.state(), tpn, round);
        const bool asGame = isPlayed(record) || (forfeitsAsGames && contribution.opponent);
        if (asGame) {
            contribution.basis = Contribution::Basis::opponentScore;
            contribution.opponentPoints = context.adjustedScore(*contribution.opponent);
            contribution.opponentAdjusted = context.isAdjusted(*contribution.opponent);
        } else {
            const Dummy dummy = dummyOpponent(context, tpn, record);
            contribution.basis = dummy.basis;
            contribution.opponentPoints = dummy.score;
            contribution.voluntaryUnplayed = isVoluntaryUnplayed(record);
        }
        contributions.push_back(contribution);
    }
    return contributions;
}

} // namespace pairwright
