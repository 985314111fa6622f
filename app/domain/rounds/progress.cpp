#include "app/domain/rounds/progress.h"

#include "engine/capabilities.h"

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

std::vector<OpenGames> finalStandingsWaitFor(const Tournament& tournament, int afterRound)
{
    const Settings& settings = tournament.settings;
    const bool areFinal = inFideMode(settings) && afterRound > 0 && afterRound >= settings.plannedRounds;
    return areFinal ? openGames(tournament, afterRound) : std::vector<OpenGames>();
}

std::vector<OpenGames> reportWaitsFor(const Tournament& tournament)
{
    std::vector<OpenGames> found = openGames(tournament);
    for (OpenGames& games : found) {
        if (!inFideMode(tournament.settings))
            games.missing.clear();
        const auto& boards = tournament.round(games.round)->published()->pairings.boards;
        std::erase_if(games.adjourned, [&](int number) {
            return std::ranges::none_of(boards[static_cast<std::size_t>(number - 1)].games, [](const Game& game) {
                return game.outcome.result == GameResult::adjourned && !game.outcome.ratingOnly;
            });
        });
    }
    std::erase_if(found, [](const OpenGames& games) { return games.missing.empty() && games.adjourned.empty(); });
    return found;
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

int lastCompleteRound(const Tournament& tournament)
{
    int number = tournament.lastPublished().value;
    while (number > 0 && !tournament.round(RoundNumber{number})->openBoards().empty())
        --number;
    return number;
}

int roundIfItEndedNow(const Tournament& tournament)
{
    const bool inAnyOrder = capabilitiesOf(tournament.settings.system).results == ResultsOpen::everyPublishedRound;
    return inAnyOrder ? lastPlayedRound(tournament) : lastCompleteRound(tournament);
}

RoundNumber roundToBegin(const Tournament& tournament)
{
    return {lastPlayedRound(tournament) + 1};
}

int roundOfStandings(const Tournament& tournament)
{
    const int played = lastPlayedRound(tournament);
    const int round = played > 0 ? played : tournament.lastPublished().value;
    return finalStandingsWaitFor(tournament, round).empty() ? round : round - 1;
}

} // namespace pairwright
