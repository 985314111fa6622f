#include "app/pairing/tied_players.h"

#include "app/domain/rounds/progress.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/standings.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Up to the first that only orders those who are left.
std::vector<TieBreak> beforeTheArbiter(std::vector<TieBreak> list)
{
    const auto first = std::find_if(list.begin(), list.end(), [](const TieBreak& one) {
        return one.kind == TieBreakKind::ByHand || one.kind == TieBreakKind::Lot;
    });
    list.erase(first, list.end());
    return list;
}

} // namespace

std::vector<std::vector<PlayerKey>> tiedPlayers(const Tournament& tournament)
{
    std::vector<std::vector<PlayerKey>> groups;
    if (!tournament.hasBegun() || !openGames(tournament).empty())
        return groups;
    const EngineView view = publishedView(tournament);
    const RoundNumber last = tournament.lastPublished();
    const std::vector<TieBreak> list = beforeTheArbiter(tournament.settings.tieBreaks);
    std::optional<int> rank;
    for (const StandingsRow& row : standings(view.state, last.value, list, tournament.tieBreakRules())) {
        const PlayerKey key = view.order.keyOf(row.tpn);
        if (!row.shared || row.leftOut || isExpelledIn(*tournament.player(key), RoundNumber{last.value + 1}))
            continue;
        if (rank != row.rank)
            groups.emplace_back();
        rank = row.rank;
        groups.back().push_back(key);
    }
    std::erase_if(groups, [](const std::vector<PlayerKey>& group) { return group.size() < 2; });
    return groups;
}

bool isTiedGroup(const Tournament& tournament, const std::vector<PlayerKey>& players)
{
    const auto groups = tiedPlayers(tournament);
    return std::any_of(groups.begin(), groups.end(), [&](const std::vector<PlayerKey>& group) {
        return std::is_permutation(group.begin(), group.end(), players.begin(), players.end());
    });
}

} // namespace pairwright
