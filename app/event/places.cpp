#include "app/event/places.h"

#include "app/domain/rounds/progress.h"
#include "app/formats/report/ranked_players.h"

namespace pairwright {

std::vector<RankedPlace> placesOf(const Tournament& tournament)
{
    const RankedPlayers ranked(tournament, tournament.lastPublished().value, tournament.settings.tieBreaks);
    std::vector<RankedPlace> places;
    places.reserve(ranked.lines().size());
    for (const RankedPlayers::Line& line : ranked.lines())
        places.push_back({line.player->key, line.row.rank, line.row.shared, line.row.leftOut, line.row.score});
    return places;
}

bool isFinished(const Tournament& tournament)
{
    return tournament.hasBegun() && tournament.allRoundsPublished() && openGames(tournament).empty();
}

} // namespace pairwright
