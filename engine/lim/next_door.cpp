#include "engine/lim/next_door.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace pairwright::lim {

namespace {

constexpr int freePlace = -1;

} // namespace

NextDoor::NextDoor(const LimField& field, const std::vector<int>& adjacent)
    : field_(field)
    , adjacent_(adjacent)
    , takenBy_(adjacent.size(), freePlace)
{
}

void NextDoor::admit(int rank)
{
    for (const std::size_t place : wayToAFreePlace(rank))
        std::swap(takenBy_[place], rank);
}

bool NextDoor::hasRoomFor(int rank)
{
    return !wayToAFreePlace(rank).empty();
}

/// Breadth first: each place is looked at once by the first who could take it.
std::vector<std::size_t> NextDoor::wayToAFreePlace(int rank)
{
    std::vector<std::size_t> unseen(adjacent_.size());
    std::iota(unseen.begin(), unseen.end(), std::size_t{0});
    struct Reached {
        std::size_t place;
        std::size_t by; ///< in `reached`
    };
    constexpr std::size_t start = SIZE_MAX;
    std::vector<Reached> reached;
    for (std::size_t at = start; at == start || at < reached.size(); at = at == start ? 0 : at + 1) {
        const int seeker = at == start ? rank : takenBy_[reached[at].place];
        for (std::size_t i = 0; i < unseen.size();) {
            const std::size_t place = unseen[i];
            if (!field_.compatible(seeker, adjacent_[place])) {
                ++i;
                continue;
            }
            if (takenBy_[place] == freePlace) {
                std::vector<std::size_t> way{place};
                for (; at != start; at = reached[at].by)
                    way.push_back(reached[at].place);
                std::reverse(way.begin(), way.end());
                return way;
            }
            reached.push_back({place, at});
            unseen[i] = unseen.back();
            unseen.pop_back();
        }
    }
    return {};
}

} // namespace pairwright::lim
