#include "app/domain/players/drawn_order.h"

#include <algorithm>

namespace pairwright {

std::vector<PlayerKey> drawnOrder(const Tournament& tournament)
{
    std::vector<PlayerKey> order;
    const auto add = [&order](PlayerKey key) {
        if (std::find(order.begin(), order.end(), key) == order.end())
            order.push_back(key);
    };
    for (const PlayerKey key : tournament.settings.declaredOrder)
        if (tournament.player(key) != nullptr)
            add(key);
    for (const Player& player : tournament.players)
        add(player.key);
    return order;
}

} // namespace pairwright
