#include "tests/oracle/bracket.h"

#include <algorithm>
#include <bit>

namespace pairwright::oracle {

namespace {

std::vector<Rank> without(const std::vector<Rank>& ranks, const std::vector<Rank>& removed)
{
    const Set out = setOf(removed);
    std::vector<Rank> left;
    std::copy_if(ranks.begin(), ranks.end(), std::back_inserter(left), [out](Rank r) { return !contains(out, r); });
    return left;
}

std::vector<Rank> ranksOf(const Bsns& bsns, const std::vector<Rank>& byBsn)
{
    std::vector<Rank> ranks;
    for (const Bsn bsn : bsns)
        ranks.push_back(byBsn[static_cast<std::size_t>(bsn - 1)]);
    return ranks;
}

Bsns numbersFrom(Bsn first, std::size_t count)
{
    Bsns numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(first + static_cast<Bsn>(i));
    return numbers;
}

/// 3.6.1: S1 and S2 after an exchange, reordered; as positions 1..n.
struct Halves {
    Bsns s1;
    Bsns s2;
};

Halves exchanged(int n1, int n, const Exchange& exchange)
{
    const auto has = [](const Bsns& set, Bsn bsn) {
        return std::find(set.begin(), set.end(), bsn) != set.end();
    };
    Halves halves;
    for (Bsn bsn = 1; bsn <= n; ++bsn) {
        const bool inS1 = bsn <= n1 ? !has(exchange.toS2, bsn) : has(exchange.toS1, bsn);
        (inS1 ? halves.s1 : halves.s2).push_back(bsn);
    }
    return halves;
}

/// The arrangements of a remainder of one size: they are the same for every MDP-pairing of a bracket.
struct RemainderArrangements {
    std::vector<Exchange> exchanges;
    std::vector<Bsns> transpositions; ///< of the positions 1..|S2|
    int pairs = 0;
    int size = 0;

    RemainderArrangements(int pairsWanted, int sizeGiven)
        : exchanges(oracle::exchanges(pairsWanted, sizeGiven))
        , transpositions(
              oracle::transpositions(numbersFrom(1, static_cast<std::size_t>(sizeGiven - pairsWanted)), pairsWanted))
        , pairs(pairsWanted)
        , size(sizeGiven)
    {
    }
};

Pair byRank(Rank one, Rank other)
{
    return {std::min(one, other), std::max(one, other)};
}

/// 3.6: candidates of a homogeneous bracket or remainder. False when the visitor had enough.
bool forEachRemainderCandidate(const std::vector<Rank>& remainder, const RemainderArrangements& arrangements,
                               Candidate candidate, const CandidateVisitor& visit)
{
    for (const Exchange& exchange : arrangements.exchanges) {
        candidate.exchanged = static_cast<int>(exchange.toS1.size());
        const Halves halves = exchanged(arrangements.pairs, arrangements.size, exchange);
        const std::vector<Rank> s1 = ranksOf(halves.s1, remainder);
        const std::vector<Rank> s2 = ranksOf(halves.s2, remainder);
        for (const Bsns& transposition : arrangements.transpositions) {
            const std::vector<Rank> opponents = ranksOf(transposition, s2);
            candidate.residentPairs.clear();
            for (std::size_t i = 0; i < s1.size(); ++i)
                candidate.residentPairs.push_back(byRank(s1[i], opponents[i]));
            candidate.residentDownfloaters = without(s2, opponents);
            if (!visit(candidate))
                return false;
        }
    }
    return true;
}

} // namespace

Set setOf(const std::vector<Rank>& ranks)
{
    Set set = 0;
    for (const Rank rank : ranks)
        set |= only(rank);
    return set;
}

std::vector<Score> scoresDescending(const Field& field, const std::vector<Rank>& ranks)
{
    std::vector<Score> scores;
    scores.reserve(ranks.size());
    for (const Rank rank : ranks)
        scores.push_back(field.player(rank).score);
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
}

Set Bracket::everybody() const
{
    return setOf(mdps) | setOf(residents);
}

std::vector<Rank> Bracket::byBsn() const
{
    std::vector<Rank> all = mdps;
    all.insert(all.end(), residents.begin(), residents.end());
    return all;
}

std::vector<Pair> Candidate::pairs() const
{
    std::vector<Pair> all = mdpPairs;
    all.insert(all.end(), residentPairs.begin(), residentPairs.end());
    return all;
}

std::vector<Rank> Candidate::downfloaters() const
{
    std::vector<Rank> all = limbo;
    all.insert(all.end(), residentDownfloaters.begin(), residentDownfloaters.end());
    return all;
}

void forEachCandidate(const Bracket& bracket, const std::vector<Bsns>& mdpSets, int pairs,
                      const CandidateVisitor& visit)
{
    if (mdpSets.empty())
        return;
    const std::vector<Rank> byBsn = bracket.byBsn();
    const auto m1 = mdpSets.front().size();
    const auto remainderSize = static_cast<int>(bracket.residents.size() - m1);
    const RemainderArrangements arrangements(pairs - static_cast<int>(m1), remainderSize);
    const Bsns s2 = numbersFrom(static_cast<Bsn>(bracket.mdps.size()) + 1, bracket.residents.size());
    const std::vector<Bsns> s2Transpositions = transpositions(s2, static_cast<int>(m1));

    for (const Bsns& set : mdpSets) {
        const std::vector<Rank> s1 = ranksOf(set, byBsn);
        for (const Bsns& transposition : s2Transpositions) {
            const std::vector<Rank> opponents = ranksOf(transposition, byBsn);
            Candidate candidate;
            candidate.limbo = without(bracket.mdps, s1);
            for (std::size_t i = 0; i < s1.size(); ++i)
                candidate.mdpPairs.emplace_back(s1[i], opponents[i]);
            if (!forEachRemainderCandidate(without(bracket.residents, opponents), arrangements, candidate, visit))
                return;
        }
    }
}

bool isLegal(const Field& field, const Candidate& candidate)
{
    const auto legal = [&field](const Pair& pair) {
        return mayBePaired(field, pair.first, pair.second);
    };
    return std::all_of(candidate.mdpPairs.begin(), candidate.mdpPairs.end(), legal) &&
           std::all_of(candidate.residentPairs.begin(), candidate.residentPairs.end(), legal);
}

bool canAllBePaired(const Field& field, const Bracket& bracket, Set players)
{
    if (players == 0)
        return true;
    const Rank first = std::countr_zero(players);
    const Set mdps = setOf(bracket.mdps);
    for (Rank second = first + 1; second < field.size(); ++second) {
        const bool bothMovedDown = contains(mdps, first) && contains(mdps, second);
        if (contains(players, second) && !bothMovedDown && mayBePaired(field, first, second) &&
            canAllBePaired(field, bracket, players & ~only(first) & ~only(second)))
            return true;
    }
    return false;
}

} // namespace pairwright::oracle
