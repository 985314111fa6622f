#include "engine/tiebreaks/unplayed_rounds.h"

#include <algorithm>

namespace pairwright {

namespace {

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

} // namespace

bool isRequestedBye(const RoundRecord& record)
{
    const auto* bye = std::get_if<Bye>(&record);
    return bye && (bye->kind == ByeKind::Half || bye->kind == ByeKind::Zero || bye->kind == ByeKind::NotEntered);
}

bool isVoluntaryUnplayed(const RoundRecord& record)
{
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return (forfeit && !forfeit->won) || isRequestedBye(record);
}

bool countsAsGame(TieBreakRules rules, const RoundRecord& record, Purpose purpose)
{
    if (isPlayed(record))
        return true;
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    if (!forfeit || rules.format == EventFormat::swiss)
        return false;
    if (rules.edition == TieBreakEdition::y2024 || purpose == Purpose::encounter)
        return true;
    return purpose == Purpose::ownRecord && forfeit->won;
}

Score scoreSeenByOpponents(const TournamentState& state, Tpn tpn, int rounds)
{
    const auto& records = state.player(tpn).rounds;
    Score score;
    bool onlyVoluntaryFollow = true;
    for (int round = rounds; round >= 1; --round) {
        const auto index = static_cast<std::size_t>(round - 1);
        if (index >= records.size()) {
            score += state.points.drawValue(); // not entered any more: a withdrawal
            continue;
        }
        const RoundRecord& record = records[index];
        onlyVoluntaryFollow = onlyVoluntaryFollow && isVoluntaryUnplayed(record);
        const bool asDraw = onlyVoluntaryFollow && isRequestedBye(record);
        score += asDraw ? state.points.drawValue() : state.points.pointsFor(record);
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
        contribution.ownPoints = context.points(tpn, round);
        const bool asGame = countsAsGame(context.rules(), record, Purpose::encounter) ||
                            (forfeitsAsGames && contribution.opponent.has_value());
        if (asGame) {
            contribution.basis = Contribution::Basis::opponentScore;
            contribution.opponentPoints = context.adjustedScore(*contribution.opponent);
            contribution.opponentAdjusted = context.isAdjusted(*contribution.opponent);
        } else if (context.isRoundRobin()) {
            continue;
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
