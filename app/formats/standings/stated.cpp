#include "app/formats/standings/stated.h"

#include "engine/trf/stated_standings.h"

#include <algorithm>
#include <map>

namespace pairwright {

std::vector<std::optional<int>> statedRanks(const Tournament& tournament, const TpnMap& order,
                                            std::span<const StandingsRow> rows)
{
    if (!tournament.settings.statedRanks)
        return {};
    std::map<PlayerKey, const StatedRank*> said;
    for (const StatedRank& stated : *tournament.settings.statedRanks)
        said.emplace(stated.player, &stated);
    std::vector<std::optional<int>> ranks(rows.size());
    for (const StandingsRow& row : rows) {
        const auto found = said.find(order.keyOf(row.tpn));
        if (found == said.end() || found->second->points != row.score)
            return {};
        ranks[static_cast<std::size_t>(row.tpn.value - 1)] = found->second->rank;
    }
    const bool any = std::any_of(ranks.begin(), ranks.end(), [](const auto& rank) { return rank.has_value(); });
    return any ? ranks : std::vector<std::optional<int>>();
}

void rankAsStated(const Tournament& tournament, const TpnMap& order, std::vector<StandingsRow>& rows)
{
    const auto ranks = statedRanks(tournament, order, rows);
    std::vector<int> places; // in the file: what the keys of its players are
    for (std::size_t i = 0; i < ranks.size(); ++i)
        places.push_back(static_cast<int>(order.keyOf(Tpn{static_cast<std::int32_t>(i + 1)}).value));
    if (trf::statesAllRanks(ranks, places))
        trf::rankAsStated(ranks, rows);
}

} // namespace pairwright
