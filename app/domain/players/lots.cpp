#include "app/domain/players/lots.h"

#include "engine/base/random.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

std::uint64_t lotOf(PlayerKey player, std::uint64_t seed)
{
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15; // neighbouring keys far apart
    Random random{seed ^ (static_cast<std::uint64_t>(player.value) * spread)};
    return random.next();
}

std::vector<int> lotsOf(std::span<const PlayerKey> players, std::uint64_t seed)
{
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const std::uint64_t first = lotOf(players[a], seed);
        const std::uint64_t second = lotOf(players[b], seed);
        return first != second ? first < second : players[a] < players[b];
    });
    std::vector<int> lots(players.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        lots[order[place]] = static_cast<int>(place) + 1;
    return lots;
}

} // namespace pairwright
