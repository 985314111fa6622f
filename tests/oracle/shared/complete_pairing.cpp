#include "tests/oracle/shared/complete_pairing.h"

#include "tests/oracle/shared/largest_matching.h"

#include <algorithm>
#include <bit>

namespace pairwright::oracle {

namespace {

constexpr int mostTried = 16; // larger sets would be asked more often than memory can hold

} // namespace

CompletePairing::CompletePairing(MayBePaired mayBePaired)
    : mayBePaired_(std::move(mayBePaired))
{
}

bool CompletePairing::exists(Set players)
{
    if (players == 0)
        return true;
    if (sizeOf(players) > mostTried)
        return 2 * mostPairsOf(membersOf(players), mayBePaired_) == sizeOf(players);
    if (const auto known = complete_.find(players); known != complete_.end())
        return known->second;
    const Rank first = firstOf(players);
    const Set others = players & ~only(first);
    bool found = false;
    if (sizeOf(players) % 2 == 0)
        for (const Rank second : membersOf(others))
            found = found || (mayBePaired_(first, second) && exists(others & ~only(second)));
    complete_.emplace(players, found);
    return found;
}

int CompletePairing::mostPairs(Set players)
{
    if (players == 0)
        return 0;
    if (sizeOf(players) > mostTried)
        return mostPairsOf(membersOf(players), mayBePaired_);
    if (const auto known = most_.find(players); known != most_.end())
        return known->second;
    const Rank first = firstOf(players);
    const Set others = players & ~only(first);
    const int mostThinkable = sizeOf(players) / 2;
    int most = mostPairs(others);
    for (const Rank second : membersOf(others))
        if (most < mostThinkable && mayBePaired_(first, second))
            most = std::max(most, 1 + mostPairs(others & ~only(second)));
    most_.emplace(players, most);
    return most;
}

std::vector<Rank> membersOf(Set set)
{
    std::vector<Rank> members;
    for (; set != 0; set &= set - 1)
        members.push_back(firstOf(set));
    return members;
}

int sizeOf(Set set)
{
    return std::popcount(set);
}

Rank firstOf(Set set)
{
    return std::countr_zero(set);
}

} // namespace pairwright::oracle
