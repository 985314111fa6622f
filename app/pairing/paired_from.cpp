#include "app/pairing/paired_from.h"

#include "app/pairing/record_json.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Puts the kept results into the published rounds; boards that were not kept stay as they are.
void putBack(Tournament& tournament, const std::vector<std::vector<GameResult>>& results)
{
    for (std::size_t i = 0; i < std::min(results.size(), tournament.rounds.size()); ++i) {
        Round& round = tournament.rounds[i];
        if (!round.publishedVersion)
            continue;
        for (RoundVersion& version : round.versions) {
            if (version.version != *round.publishedVersion)
                continue;
            auto kept = results[i].begin();
            for (Match& match : version.pairings.boards)
                for (Game& game : match.games)
                    if (kept != results[i].end())
                        game.outcome.result = *kept++;
        }
    }
}

} // namespace

std::vector<std::vector<GameResult>> resultsSoFar(const Tournament& tournament)
{
    std::vector<std::vector<GameResult>> results;
    for (int number = 1; number <= tournament.publishedRounds(); ++number) {
        std::vector<GameResult>& round = results.emplace_back();
        for (const Match& match : tournament.round(RoundNumber{number})->published()->pairings.boards)
            for (const Game& game : match.games)
                round.push_back(game.outcome.result.value_or(GameResult::adjourned));
    }
    return results;
}

EngineView pairedFrom(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    // An old proposal may name players who were removed since.
    std::vector<PlayerKey> order = version.order;
    std::erase_if(order, [&tournament](PlayerKey key) { return tournament.player(key) == nullptr; });
    const int before = round.value - 1;
    const auto stored = storedRecordFromJson(version.recordJson);
    if (!stored || stored->resultsBefore.empty())
        return engineView(tournament, before, std::move(order));
    Tournament then = tournament;
    putBack(then, stored->resultsBefore);
    return engineView(then, before, std::move(order));
}

} // namespace pairwright
