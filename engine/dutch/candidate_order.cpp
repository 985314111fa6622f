#include "engine/dutch/candidate_order.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

/// The number that a rank bears in a list, from 1.
int numberIn(const std::vector<int>& ranks, int rank)
{
    return static_cast<int>(std::find(ranks.begin(), ranks.end(), rank) - ranks.begin()) + 1;
}

bool contains(const std::vector<int>& list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace

CandidatePlace placeOf(const BracketGroups& groups, std::vector<std::pair<int, int>> pairs)
{
    CandidatePlace place;
    std::sort(pairs.begin(), pairs.end());
    std::vector<int> remainder = groups.residents;
    const auto mdpCount = static_cast<int>(groups.mdps.size());
    for (const auto& [higher, lower] : pairs)
        if (contains(groups.mdps, higher)) {
            place.pairedMdps.push_back(numberIn(groups.mdps, higher));
            place.mdpOpponents.push_back(mdpCount + numberIn(groups.residents, lower));
            remainder.erase(std::find(remainder.begin(), remainder.end(), lower));
        }
    std::vector<int> s1;
    for (const auto& [higher, lower] : pairs)
        if (!contains(groups.mdps, higher)) {
            s1.push_back(numberIn(remainder, higher));
            place.opponents.push_back(numberIn(remainder, lower));
        }
    const int size = static_cast<int>(s1.size());
    for (const int number : s1)
        if (number > size) {
            place.enteringS1.push_back(number);
            place.sumDifference += number;
        }
    for (int number = size; number >= 1; --number)
        if (!contains(s1, number)) {
            place.leavingS1.push_back(-number);
            place.sumDifference -= number;
        }
    place.exchanged = static_cast<int>(place.enteringS1.size());
    return place;
}

OrderRule ruleBetween(const CandidatePlace& one, const CandidatePlace& other)
{
    if (one.pairedMdps != other.pairedMdps)
        return OrderRule::movedDownPlayers;
    if (one.mdpOpponents != other.mdpOpponents)
        return OrderRule::transposition;
    const bool sameHalves = one.leavingS1 == other.leavingS1 && one.enteringS1 == other.enteringS1;
    return sameHalves ? OrderRule::transposition : OrderRule::exchange;
}

} // namespace pairwright::dutch
