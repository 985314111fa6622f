#include "app/domain/players/tpn_order.h"

#include "app/domain/players/drawn_order.h"
#include "app/domain/players/lots.h"
#include "engine/capabilities.h"

#include <algorithm>
#include <tuple>

namespace pairwright {

namespace {

constexpr int fixedAfterRound = 4; // C.04.2:2026 art. 2.3

/// Those who have a place already, in their order; the rest goes in by rank.
std::vector<PlayerKey> insertByRank(const Tournament& tournament, const std::vector<PlayerKey>& placed)
{
    std::vector<const Player*> result;
    result.reserve(tournament.players.size());
    std::unordered_map<PlayerKey, bool> isPlaced;
    for (const PlayerKey key : placed) {
        if (const Player* player = tournament.player(key); player != nullptr && isPlaced.emplace(key, true).second)
            result.push_back(player);
    }
    std::vector<const Player*> late;
    for (const Player& player : tournament.players) {
        if (!isPlaced.contains(player.key))
            late.push_back(&player);
    }
    const OrderOfEquals& equals = tournament.settings.orderOfEquals;
    const auto higher = [&equals](const Player* a, const Player* b) {
        return ranksHigher(*a, *b, equals);
    };
    std::sort(late.begin(), late.end(), higher);
    if (result.empty())
        result.swap(late);
    for (const Player* player : late) {
        // The placed ones may be out of rank order by now, so this is the first who ranks lower.
        const auto place = std::find_if(result.begin(), result.end(),
                                        [&](const Player* other) { return ranksHigher(*player, *other, equals); });
        result.insert(place, player);
    }
    std::vector<PlayerKey> order;
    order.reserve(result.size());
    for (const Player* player : result)
        order.push_back(player->key);
    return order;
}

} // namespace

bool ranksHigher(const Player& a, const Player& b, const OrderOfEquals& equals)
{
    const int ratingA = a.data.rating ? a.data.rating->value : 0;
    const int ratingB = b.data.rating ? b.data.rating->value : 0;
    if (ratingA != ratingB)
        return ratingA > ratingB;
    if (a.data.title != b.data.title)
        return a.data.title < b.data.title;
    if (equals.by == OrderOfEquals::By::lot && equals.seed && a.key != b.key)
        return lotOf(a.key, *equals.seed) < lotOf(b.key, *equals.seed);
    if (equals.by == OrderOfEquals::By::ownNumber && a.data.ownNumber != b.data.ownNumber)
        return a.data.ownNumber && (!b.data.ownNumber || *a.data.ownNumber < *b.data.ownNumber);
    // Not by the language of the user: the same file gives the same numbers everywhere.
    const int names = QString::compare(a.data.name, b.data.name, Qt::CaseInsensitive);
    return names != 0 ? names < 0 : a.key < b.key;
}

bool tpnsAreFixed(const Tournament& tournament)
{
    return tournament.lastPublished().value >= fixedAfterRound;
}

std::vector<PlayerKey> tpnOrder(const Tournament& tournament)
{
    if (capabilitiesOf(tournament.settings.system).numbers == Numbers::drawn)
        return drawnOrder(tournament);
    if (tpnsAreFixed(tournament) && tournament.settings.orderDeclaredAfter < tournament.lastPublished().value) {
        const Round* last = tournament.round(tournament.lastPublished());
        return insertByRank(tournament, last->published()->order);
    }
    return insertByRank(tournament, tournament.settings.declaredOrder);
}

TpnMap::TpnMap(std::vector<PlayerKey> order)
    : order_(std::move(order))
{
    tpns_.reserve(order_.size());
    std::int32_t tpn = 0;
    for (const PlayerKey key : order_)
        tpns_.emplace(key, Tpn{++tpn});
}

std::optional<Tpn> TpnMap::tpnOf(PlayerKey key) const
{
    const auto found = tpns_.find(key);
    if (found == tpns_.end())
        return std::nullopt;
    return found->second;
}

} // namespace pairwright
