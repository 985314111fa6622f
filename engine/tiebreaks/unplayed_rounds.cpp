#include "engine/tiebreaks/unplayed_rounds.h"

#include <algorithm>

namespace pairwright {

namespace {

struct Dummy {
    Contribution::Basis basis = Contribution::Basis::dummyOwnScore;
    Score score;
};

/// C.07 art. 16.4: the opponent that stands in for an unplayed round. The two limits came in 2026.
Dummy dummyOpponent(const TieBreakContext& context, Tpn tpn, const MatchRecord& result)
{
    const Score own = context.score(tpn);
    if (context.edition() == TieBreakEdition::y2024)
        return {Contribution::Basis::dummyOwnScore, own};
    if (result.opponent) {
        const Score limit = context.adjustedScore(*result.opponent);
        return own > limit ? Dummy{Contribution::Basis::dummyCappedByOpponent, limit}
                           : Dummy{Contribution::Basis::dummyOwnScore, own};
    }
    const Score limit{context.valueOfADraw().tenths * context.rounds()};
    return own > limit ? Dummy{Contribution::Basis::dummyCappedByDraws, limit}
                       : Dummy{Contribution::Basis::dummyOwnScore, own};
}

} // namespace

bool countsAsGame(TieBreakRules rules, MatchRecord::Kind round, Purpose purpose)
{
    using enum MatchRecord::Kind;
    if (round == played)
        return true;
    if ((round != forfeitWin && round != forfeitLoss) || rules.format == EventFormat::swiss)
        return false;
    if (rules.edition == TieBreakEdition::y2024 || purpose == Purpose::encounter)
        return true;
    return purpose == Purpose::ownRecord && round == forfeitWin;
}

bool countsAsGame(TieBreakRules rules, MatchRecord::Kind round, const RoundRecord& game, Purpose purpose)
{
    const bool ofAPlayedMatch = round == MatchRecord::Kind::played && purpose != Purpose::ratings;
    return countsAsGame(rules, ofAPlayedMatch ? round : kindOf(game), purpose);
}

Score scoreSeenByOpponents(const TieBreakContext& context, Tpn tpn)
{
    Score score;
    bool onlyVoluntaryFollow = true;
    for (int round = context.rounds(); round >= 1; --round) {
        const MatchRecord& result = context.result(tpn, round);
        onlyVoluntaryFollow = onlyVoluntaryFollow && isVoluntaryUnplayed(result.kind);
        const bool asDraw = onlyVoluntaryFollow && result.kind == MatchRecord::Kind::requestedBye;
        score += asDraw ? context.valueOfADraw() : result.points;
    }
    return score;
}

std::vector<Contribution> opponentContributions(const TieBreakContext& context, Tpn tpn, bool forfeitsAsGames)
{
    std::vector<Contribution> contributions;
    contributions.reserve(static_cast<std::size_t>(std::max(context.rounds(), 0)));
    for (int round = 1; round <= context.rounds(); ++round) {
        const MatchRecord& result = context.result(tpn, round);
        Contribution contribution;
        contribution.round = RoundNumber{round};
        contribution.opponent = result.opponent;
        contribution.ownPoints = result.points;
        const bool asGame = countsAsGame(context.rules(), result.kind, Purpose::encounter) ||
                            (forfeitsAsGames && contribution.opponent.has_value());
        if (asGame) {
            contribution.basis = Contribution::Basis::opponentScore;
            contribution.opponentPoints = context.adjustedScore(*contribution.opponent);
            contribution.opponentAdjusted = context.isAdjusted(*contribution.opponent);
        } else if (context.isRoundRobin()) {
            continue;
        } else {
            const Dummy dummy = dummyOpponent(context, tpn, result);
            contribution.basis = dummy.basis;
            contribution.opponentPoints = dummy.score;
            contribution.voluntaryUnplayed = isVoluntaryUnplayed(result.kind);
        }
        contributions.push_back(contribution);
    }
    return contributions;
}

} // namespace pairwright
