#include "app/event/places.h"

#include "app/domain/rounds/progress.h"
#include "app/formats/report/ranked_players.h"

#include <algorithm>

namespace pairwright {

int roundOfPlaces(const Tournament& tournament)
{
    const int round = roundIfItEndedNow(tournament);
    return finalStandingsWaitFor(tournament, round).empty() ? round : round - 1;
}

std::vector<RankedPlace> placesOf(const Tournament& tournament)
{
    const RankedPlayers ranked(tournament, roundOfPlaces(tournament), tournament.settings.tieBreaks);
    std::vector<RankedPlace> places;
    places.reserve(ranked.lines().size());
    for (const RankedPlayers::Line& line : ranked.lines())
        places.push_back({line.player->key, line.row.rank, line.row.shared, line.row.leftOut, line.row.score});
    return places;
}

std::size_t countRanked(const std::vector<RankedPlace>& places)
{
    return static_cast<std::size_t>(
        std::count_if(places.begin(), places.end(), [](const RankedPlace& place) { return !place.leftOut; }));
}

bool isFinished(const Tournament& tournament)
{
    return tournament.hasBegun() && tournament.allRoundsPublished() && openGames(tournament).empty();
}

} // namespace pairwright
