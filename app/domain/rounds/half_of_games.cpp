#include "app/domain/rounds/half_of_games.h"

#include "app/domain/rounds/progress.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"

#include <algorithm>

namespace pairwright {

namespace {

bool isPlayed(const BoardOutcome& outcome)
{
    return outcome.result && !isForfeit(*outcome.result) && *outcome.result != GameResult::adjourned;
}

bool counts(const Tournament& tournament, PlayerKey player)
{
    for (const Round& round : tournament.rounds)
        if (const RoundVersion* version = round.published())
            for (const Match& match : version->pairings.boards)
                if (match.has(player))
                    return std::any_of(match.games.begin(), match.games.end(),
                                       [](const Game& game) { return game.outcome.counts; });
    return false;
}

/// How many games everybody has once all rounds are laid out, by those who are in the list now.
int gamesOfAll(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    const int others = static_cast<int>(tournament.players.size()) - 1;
    return cyclesOf(settings.system, optionsOf(settings, settings.system)) * others * matchShape(settings).games;
}

} // namespace

bool hasPlayedHalf(const Tournament& tournament, PlayerKey key)
{
    int games = 0;
    int played = 0;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published() != nullptr ? round.published() : round.proposal();
        if (version == nullptr)
            continue;
        for (const Match& match : version->pairings.boards)
            for (const Game& game : match.games)
                if (match.has(key)) {
                    ++games;
                    played += isPlayed(game.outcome) ? 1 : 0;
                }
    }
    games = std::max(games, gamesOfAll(tournament));
    return games > 0 && 2 * played >= games;
}

std::vector<PlayerKey> countedUnderHalf(const Tournament& tournament)
{
    std::vector<PlayerKey> found;
    if (!capabilitiesOf(tournament.settings.system).allPlayAll || !tournament.hasBegun() ||
        !tournament.allRoundsPublished() || !openGames(tournament).empty())
        return found;
    for (const Player& player : tournament.players)
        if (!hasPlayedHalf(tournament, player.key) && counts(tournament, player.key))
            found.push_back(player.key);
    return found;
}

} // namespace pairwright
