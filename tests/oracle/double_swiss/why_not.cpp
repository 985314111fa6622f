#include "tests/oracle/double_swiss/why_not.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/double_swiss/procedure.h"
#include "tests/oracle/shared/forced_pair.h"
#include "tests/oracle/why_not.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle::doubleswiss {

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
    const Set two = only(a) | only(b);
    for (Rank rank = 0; rank < entrants.size(); ++rank) {
        Entrant& entrant = entrants.players[static_cast<std::size_t>(rank)];
        if (contains(two, rank))
            entrant.met |= entrants.everybody() & ~two;
        else
            entrant.met |= two;
        entrant.barredFromBye = entrant.barredFromBye || contains(two, rank);
    }
    return entrants;
}

std::vector<CriterionValue> claimOf(const Entrants& entrants, Rank bye)
{
    return {{Criterion::byeScore, {entrants.score(bye).tenths}, {}},
            {Criterion::byeGamesPlayed, {-static_cast<std::int64_t>(entrants.at(bye).matchesPlayed)}, {}}};
}

std::int64_t countFloated(const Entrants& entrants, const std::vector<Rank>& ranks)
{
    if (entrants.lastRound)
        return 0;
    return std::count_if(ranks.begin(), ranks.end(), [&](Rank rank) { return entrants.at(rank).floated; });
}

/// [C4] to [C8] of a bracket, with `unpaired` left before it was paired.
std::vector<CriterionValue> valuesOf(const Entrants& entrants, CompletePairing& completion, Set unpaired,
                                     const PairedBracket& bracket)
{
    const Set top = setOf(bracket.residents);
    const Set risen = setOf(bracket.upfloaters);
    std::vector<Score> differences;
    differences.reserve(bracket.upfloaters.size());
    for (const Rank rank : bracket.upfloaters)
        differences.push_back(entrants.score(bracket.residents.front()) - entrants.score(rank));
    std::sort(differences.rbegin(), differences.rend());
    std::vector<Rank> opponents;
    for (const auto& [one, other] : bracket.pairs)
        if (contains(risen, one) != contains(risen, other))
            opponents.push_back(contains(risen, one) ? other : one);
    return {{Criterion::upfloaterCount, {static_cast<std::int64_t>(bracket.upfloaters.size())}, {}},
            listOf(Criterion::upfloaterScores, differences),
            {Criterion::nextScoregroupUpfloaters,
             {c6_isMet(entrants, completion, top, unpaired & ~top & ~risen) ? 0 : 1},
             {}},
            {Criterion::repeatedFloat, {countFloated(entrants, bracket.upfloaters)}, {}},
            {Criterion::repeatedFloatOpponents, {countFloated(entrants, opponents)}, {}}};
}

} // namespace

Counterfactual whyNotByOracle(const MatchPosition& position, Tpn tpnA, Tpn tpnB)
{
    const Entrants plain = makeEntrants(position);
    const Rank a = rankOf(plain, tpnA);
    const Rank b = rankOf(plain, tpnB);
    Counterfactual answer;
    answer.verdict = Verdict::impossible;
    if (!c1_mayMeet(plain, a, b))
        return answer;
    const auto asIs = pairField(plain);
    const Entrants tied = tie(plain, a, b);
    CompletePairing completion([&plain](Rank one, Rank other) { return c1_mayMeet(plain, one, other); });
    CompletePairing possible([&tied](Rank one, Rank other) { return c1_mayMeet(tied, one, other); });
    Set unpaired = plain.everybody();
    if (plain.size() % 2 == 1) {
        const auto bye = receiverOfBye(tied, possible);
        if (!bye)
            return answer;
        if (bye != asIs->bye) {
            compareValues(claimOf(plain, *asIs->bye), claimOf(plain, *bye), answer);
            return answer;
        }
        unpaired &= ~only(*bye);
    }
    if (!possible.exists(unpaired))
        return answer;
    for (std::size_t i = 0; i < asIs->brackets.size(); ++i) {
        const PairedBracket& bracket = asIs->brackets[i];
        if (holds(bracket.pairs, a, b)) {
            answer.verdict = Verdict::isPaired;
            return answer;
        }
        const Set left = unpaired & ~setOf(bracket.residents) & ~setOf(bracket.upfloaters);
        if (separates(bracket.pairs, a, b) || !possible.exists(left)) {
            PairedBracket other;
            other.residents = bracket.residents;
            other.upfloaters = chooseUpfloaters(plain, completion, possible, unpaired);
            other.pairs = pairBracket(tied, other.residents, other.upfloaters);
            answer.bracket = i;
            compareValues(valuesOf(plain, completion, unpaired, bracket), valuesOf(plain, completion, unpaired, other),
                          answer);
            return answer;
        }
        unpaired = left;
    }
    throw std::logic_error("every bracket lets the pair be made, but none holds it");
}

} // namespace pairwright::oracle::doubleswiss
