#include "app/pairing/play_off.h"

#include "app/domain/rounds/progress.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/standings.h"

#include <algorithm>

namespace pairwright {

std::vector<PlayerKey> tiedForFirst(const Tournament& tournament)
{
    std::vector<PlayerKey> tied;
    if (!tournament.hasBegun() || !tournament.allRoundsPublished() || !openGames(tournament).empty())
        return tied;
    const EngineView view = publishedView(tournament);
    const std::vector<StandingsRow> rows =
        standings(view.state, tournament.lastPublished().value, {}, tournament.tieBreakRules());
    for (const StandingsRow& row : rows)
        if (!row.leftOut && row.score == rows.front().score)
            tied.push_back(view.order.keyOf(row.tpn));
    if (tied.size() < 2)
        tied.clear();
    return tied;
}

std::optional<PlayerKey> playOffWinner(const Tournament& tournament)
{
    const auto& winner = tournament.settings.playOffWinner;
    if (!winner)
        return std::nullopt;
    const std::vector<PlayerKey> tied = tiedForFirst(tournament);
    return std::find(tied.begin(), tied.end(), *winner) == tied.end() ? std::nullopt : winner;
}

} // namespace pairwright
