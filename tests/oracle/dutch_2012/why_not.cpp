#include "tests/oracle/dutch_2012/why_not.h"

#include "tests/oracle/dutch_2012/dutch_2012.h"
#include "tests/oracle/shared/complete_pairing.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace pairwright::oracle::dutch2012 {

namespace {

using Verdict = Counterfactual::Verdict;

Rank rankOf(const Entrants& entrants, Tpn tpn)
{
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (entrants.at(rank).tpn == tpn)
            return rank;
    throw std::logic_error("not in this round");
}

/// The two may meet only each other, and neither may have the bye.
Entrants tie(Entrants entrants, Rank a, Rank b)
{
    for (Rank rank = 0; rank < entrants.size(); ++rank) {
        Player& player = entrants.players[static_cast<std::size_t>(rank)];
        const bool one = rank == a || rank == b;
        for (Rank other = 0; other < entrants.size(); ++other)
            if (one != (other == a || other == b))
                player.met.set(static_cast<std::size_t>(other));
        player.barredFromBye = player.barredFromBye || one;
    }
    return entrants;
}

bool someRoundExists(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return mayMeet(entrants, one, other); });
    const Set everybody = (Set{1} << entrants.size()) - 1;
    if (entrants.size() % 2 == 0)
        return completion.exists(everybody);
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (!entrants.at(rank).barredFromBye && completion.exists(everybody & ~only(rank)))
            return true;
    return false;
}

bool holdsPair(const Pairs& pairs, Rank one, Rank other)
{
    return std::any_of(pairs.begin(), pairs.end(), [one, other](const std::pair<Rank, Rank>& pair) {
        return std::minmax(pair.first, pair.second) == std::minmax(one, other);
    });
}

/// As many pairs, of moved-down players too, and treated alike: a stage of C14.
bool isOfOneStage(const BracketPairing& one, const BracketPairing& other)
{
    return std::tuple(one.homogeneous, one.movedDownPairs, one.pairs.size()) ==
           std::tuple(other.homogeneous, other.movedDownPairs, other.pairs.size());
}

void collect(const Entrants& entrants, const PairedBracket& bracket, std::vector<PassedOver>& found)
{
    const Pairs& made = bracket.pairing.pairs;
    bool reached = false; // the one that was accepted
    const auto compare = [&](const BracketPairing& other) {
        for (const auto& pair : made) {
            for (const Rank rank : bracket.rest.players())
                if (rank != pair.second && holdsPair(other.pairs, pair.first, rank))
                    found.push_back(
                        {{entrants.at(pair.first).tpn, entrants.at(pair.second).tpn}, entrants.at(rank).tpn, reached});
            if (!holdsPair(other.pairs, pair.first, pair.second))
                return;
        }
    };
    BracketWalk walk(entrants, bracket.rest);
    while (const auto other = walk.next()) {
        const bool same = isOfOneStage(*other, bracket.pairing);
        if (reached && (!same || bracket.pairing.requirements < other->requirements))
            return;
        reached = reached || (same && other->pairs == bracket.pairing.pairs);
        compare(*other);
    }
}

} // namespace

StepAnswer whyNotByOracle(const TournamentState& state, std::span<const Tpn> absent, Tpn tpnA, Tpn tpnB)
{
    const Entrants entrants = makeEntrants(state, absent);
    const Rank a = rankOf(entrants, tpnA);
    const Rank b = rankOf(entrants, tpnB);
    if (haveMet(entrants, a, b))
        return {Verdict::impossible, PairObstacle::Kind::haveMet, {}, {}};
    if (!mayMeet(entrants, a, b))
        return {Verdict::impossible, PairObstacle::Kind::sameAbsolutePreference, {}, {}};
    const SystemRound asIs = pairByOracle(state, absent).value();
    for (const Board& board : asIs.boards)
        if (std::minmax(board.white, board.black) == std::minmax(tpnA, tpnB))
            return {Verdict::isPaired, {}, {}, {}};
    const Entrants tied = tie(entrants, a, b);
    if (!someRoundExists(tied))
        return {Verdict::impossible, PairObstacle::Kind::othersLeftOver, {}, {}};
    return {Verdict::decidedByStep, {}, decidingPlayers(asIs, false, tpnA, tpnB), roundOf(tied)};
}

std::vector<PassedOver> passedOverForNoLoss(const Entrants& entrants)
{
    std::vector<PassedOver> found;
    const auto round = pairByProcedure(entrants);
    for (const PairedBracket& bracket : round.value().brackets)
        collect(entrants, bracket, found);
    std::sort(found.begin(), found.end()); // what came before says more than what comes later
    const auto isSame = [](const PassedOver& one, const PassedOver& other) {
        return one.pair == other.pair && one.other == other.other;
    };
    found.erase(std::unique(found.begin(), found.end(), isSame), found.end());
    return found;
}

} // namespace pairwright::oracle::dutch2012
