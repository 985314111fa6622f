#include "tests/oracle/dubov_1997/why_not.h"

#include "tests/oracle/shared/complete_pairing.h"
#include "tests/oracle/shared/forced_pair.h"

#include <algorithm>

namespace pairwright::oracle::dubov1997 {

namespace {

using Verdict = Counterfactual::Verdict;

bool someRoundExists(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return mayBePaired(entrants, one, other); });
    const Set everybody = (Set{1} << entrants.size()) - 1;
    if (entrants.size() % 2 == 0)
        return completion.exists(everybody);
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (!entrants.at(rank).facts.barredFromBye && completion.exists(everybody & ~only(rank)))
            return true;
    return false;
}

/// Round one has no groups: its pairs are made from the top (5).
SystemRound withGroups(SystemRound round)
{
    if (!round.groups.empty())
        return round;
    oracle::PairedGroup group;
    for (const Board& board : round.boards)
        group.pairs.emplace_back(std::min(board.white, board.black), std::max(board.white, board.black));
    std::sort(group.pairs.begin(), group.pairs.end());
    round.groups.push_back(std::move(group));
    return round;
}

} // namespace

StepAnswer whyNotByOracle(const TournamentState& state, std::span<const Tpn> absent, Tpn tpnA, Tpn tpnB)
{
    const Entrants entrants = makeEntrants(state, absent);
    const Rank a = rankOf(entrants, tpnA);
    const Rank b = rankOf(entrants, tpnB);
    if (haveMet(entrants, a, b))
        return {Verdict::impossible, PairObstacle::Kind::haveMet, {}, {}};
    if (!mayBePaired(entrants, a, b))
        return {Verdict::impossible, PairObstacle::Kind::colourLimits, {}, {}};
    if (!someRoundExists(tie(entrants, a, b)))
        return {Verdict::impossible, PairObstacle::Kind::othersLeftOver, {}, {}};
    const Answer asIs = pairByOracle(state, absent);
    const SystemRound* round = std::get_if<DecidedRound>(&asIs);
    if (round == nullptr)
        return {Verdict::decidedByStep, {}, {}, {}};
    const bool byeComesFirst = true; // 4: before anybody is paired
    return {Verdict::decidedByStep, {}, decidingPlayers(withGroups(*round), byeComesFirst, tpnA, tpnB), {}};
}

bool rowsCanBeFilled(const Entrants& entrants, const Ranks& whites, const Ranks& blacks)
{
    if (whites.empty())
        return true;
    const Ranks others(whites.begin() + 1, whites.end());
    return std::any_of(blacks.begin(), blacks.end(), [&](Rank black) {
        if (!mayBePaired(entrants, whites.front(), black))
            return false;
        Ranks left = blacks;
        left.erase(std::find(left.begin(), left.end(), black));
        return rowsCanBeFilled(entrants, others, left);
    });
}

} // namespace pairwright::oracle::dubov1997
