#include "app/event/split.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/players/tpn_order.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>

namespace pairwright {

namespace {

constexpr int four = 4;

/// The group of each rank.
using GroupOf = std::vector<std::size_t>;
/// For each rank those of its mates.
using Mates = std::vector<std::vector<std::size_t>>;

GroupOf groupsByRank(std::size_t players, const SplitChoice& choice)
{
    const std::size_t groups = choice.by == SplitBy::fours
                                   ? static_cast<std::size_t>(groupsOfFour(static_cast<int>(players)))
                                   : std::clamp<std::size_t>(static_cast<std::size_t>(std::max(1, choice.groups)), 1,
                                                             std::max<std::size_t>(1, players));
    GroupOf groupOf(players);
    const std::size_t larger = players % groups; // groups of one more
    const std::size_t size = players / groups;
    for (std::size_t rank = 0; rank < players; ++rank) {
        switch (choice.by) {
        case SplitBy::rating:
            groupOf[rank] = rank < larger * (size + 1) ? rank / (size + 1) : (rank - larger) / size;
            break;
        case SplitBy::snake: {
            const std::size_t place = rank % groups;
            groupOf[rank] = rank / groups % 2 == 0 ? place : groups - 1 - place;
            break;
        }
        case SplitBy::fours: groupOf[rank] = std::min(rank / four, groups - 1); break;
        }
    }
    return groupOf;
}

Mates matesByRank(const Tournament& list, const std::vector<PlayerKey>& order)
{
    std::unordered_map<PlayerKey, std::size_t> ranks;
    for (std::size_t rank = 0; rank < order.size(); ++rank)
        ranks.emplace(order[rank], rank);
    Mates mates(order.size());
    for (const std::vector<PlayerKey>& group : allMates(list))
        for (const PlayerKey one : group)
            for (const PlayerKey other : group)
                if (one != other)
                    mates[ranks.at(one)].push_back(ranks.at(other));
    for (std::vector<std::size_t>& of : mates) { // of the same club, and declared as well
        std::sort(of.begin(), of.end());
        of.erase(std::unique(of.begin(), of.end()), of.end());
    }
    return mates;
}

int matesIn(std::size_t group, std::size_t player, std::size_t without, const GroupOf& groupOf, const Mates& mates)
{
    return static_cast<int>(std::count_if(mates[player].begin(), mates[player].end(),
                                          [&](std::size_t mate) { return mate != without && groupOf[mate] == group; }));
}

/// How many more pairs of mates share a group when the two change places.
int costOf(std::size_t a, std::size_t b, const GroupOf& groupOf, const Mates& mates)
{
    return matesIn(groupOf[b], a, b, groupOf, mates) - matesIn(groupOf[a], a, b, groupOf, mates) +
           matesIn(groupOf[a], b, a, groupOf, mates) - matesIn(groupOf[b], b, a, groupOf, mates);
}

/// With whom somebody changes places best: the fewest pairs of mates together, then the nearest by rank; himself: with
/// nobody.
std::size_t bestExchange(std::size_t player, const GroupOf& groupOf, const Mates& mates)
{
    std::size_t best = player;
    int least = 0;
    std::size_t nearest = 0;
    for (std::size_t other = 0; other < groupOf.size(); ++other) {
        if (groupOf[other] == groupOf[player])
            continue;
        const int cost = costOf(player, other, groupOf, mates);
        const std::size_t distance = other > player ? other - player : player - other;
        if (cost < least || (cost == least && cost < 0 && distance < nearest)) {
            best = other;
            least = cost;
            nearest = distance;
        }
    }
    return best;
}

/// Pairs of mates come apart one after the other, the lower of the two moves first.
void spread(GroupOf& groupOf, const Mates& mates, Split& into)
{
    for (bool better = true; better;) {
        better = false;
        for (std::size_t rank = groupOf.size(); rank-- > 0;) {
            if (matesIn(groupOf[rank], rank, rank, groupOf, mates) == 0)
                continue;
            const std::size_t other = bestExchange(rank, groupOf, mates);
            if (other == rank)
                continue;
            std::swap(groupOf[rank], groupOf[other]);
            const auto apart = static_cast<int>(other > rank ? other - rank : rank - other);
            into.furthest = std::max(into.furthest, apart);
            better = true;
        }
    }
}

} // namespace

int groupsOfFour(int players)
{
    return std::max(1, players / four);
}

Split split(const Tournament& list, const SplitChoice& choice)
{
    const std::vector<PlayerKey> order = tpnOrder(list);
    GroupOf groupOf = groupsByRank(order.size(), choice);
    const GroupOf byRank = groupOf;
    Split result;
    if (choice.matesApart)
        spread(groupOf, matesByRank(list, order), result);
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        if (groupOf[rank] >= result.groups.size())
            result.groups.resize(groupOf[rank] + 1);
        result.groups[groupOf[rank]].push_back(order[rank]);
        result.moved += groupOf[rank] != byRank[rank] ? 1 : 0;
    }
    if (result.moved == 0)
        result.furthest = 0;
    result.matesTogether = matesTogether(list, result.groups);
    return result;
}

int matesTogether(const Tournament& list, const std::vector<std::vector<PlayerKey>>& groups)
{
    std::unordered_map<PlayerKey, std::size_t> groupOf;
    for (std::size_t group = 0; group < groups.size(); ++group)
        for (const PlayerKey player : groups[group])
            groupOf.emplace(player, group);
    const std::vector<PlayerKey> order = tpnOrder(list);
    const Mates mates = matesByRank(list, order);
    int pairs = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank)
        for (const std::size_t mate : mates[rank])
            pairs += mate > rank && groupOf.at(order[rank]) == groupOf.at(order[mate]) ? 1 : 0;
    return pairs;
}

} // namespace pairwright
