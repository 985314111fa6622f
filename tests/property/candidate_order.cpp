#include "tests/property/candidate_order.h"

#include <algorithm>
#include <functional>

namespace pairwright::property {

namespace {

using oracle::Pair;
using oracle::Rank;

int positionIn(const std::vector<Rank>& ranks, Rank rank)
{
    return 1 + static_cast<int>(std::find(ranks.begin(), ranks.end(), rank) - ranks.begin());
}

std::vector<Rank> remainderOf(const oracle::Bracket& bracket, const oracle::Candidate& candidate)
{
    std::vector<Rank> remainder;
    for (const Rank rank : bracket.residents)
        if (std::none_of(candidate.mdpPairs.begin(), candidate.mdpPairs.end(),
                         [rank](const Pair& pair) { return pair.second == rank; }))
            remainder.push_back(rank);
    return remainder;
}

void describeExchange(const std::vector<int>& s1, int pairs, CandidateOrderKey& key)
{
    for (const int bsn : s1)
        if (bsn > pairs) {
            key.enteringS1.push_back(bsn);
            key.sumDifference += bsn;
        }
    for (int bsn = pairs; bsn >= 1; --bsn)
        if (std::find(s1.begin(), s1.end(), bsn) == s1.end()) {
            key.leavingS1.push_back(-bsn);
            key.sumDifference -= bsn;
        }
    key.exchanged = key.enteringS1.size();
}

} // namespace

CandidateOrderKey orderKey(const oracle::Bracket& bracket, const oracle::Candidate& candidate)
{
    CandidateOrderKey key;
    const std::vector<Rank> byBsn = bracket.byBsn();
    std::vector<Pair> mdpPairs = candidate.mdpPairs;
    std::sort(mdpPairs.begin(), mdpPairs.end());
    for (const Pair& pair : mdpPairs) {
        key.pairedMdps.push_back(positionIn(byBsn, pair.first));
        key.mdpOpponents.push_back(positionIn(byBsn, pair.second));
    }

    const std::vector<Rank> remainder = remainderOf(bracket, candidate);
    std::vector<Pair> pairs = candidate.residentPairs;
    std::sort(pairs.begin(), pairs.end());
    std::vector<int> s1;
    for (const Pair& pair : pairs) {
        s1.push_back(positionIn(remainder, pair.first));
        key.opponents.push_back(positionIn(remainder, pair.second));
    }
    describeExchange(s1, static_cast<int>(pairs.size()), key);
    return key;
}

} // namespace pairwright::property
