#include "app/domain/rounds/progress.h"

#include <algorithm>

namespace pairwright {

std::vector<OpenGames> openGames(const Tournament& tournament, int last)
{
    std::vector<OpenGames> found;
    for (const Round& round : tournament.rounds) {
        OpenGames games{round.number, round.openBoards(), round.adjournedBoards()};
        if (round.number.value <= last && !(games.missing.empty() && games.adjourned.empty()))
            found.push_back(std::move(games));
    }
    return found;
}

std::vector<OpenGames> openGames(const Tournament& tournament)
{
    return openGames(tournament, tournament.lastPublished().value);
}

int lastPlayedRound(const Tournament& tournament)
{
    for (int number = tournament.lastPublished().value; number > 0; --number) {
        const std::vector<Match>& boards = tournament.round(RoundNumber{number})->published()->pairings.boards;
        if (std::any_of(boards.begin(), boards.end(), [](const Match& match) { return match.hasAnyResult(); }))
            return number;
    }
    return 0;
}

int roundOfStandings(const Tournament& tournament)
{
    const int played = lastPlayedRound(tournament);
    return played > 0 ? played : tournament.lastPublished().value;
}

} // namespace pairwright
