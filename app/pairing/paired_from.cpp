#include "app/pairing/paired_from.h"

#include "app/domain/json/record_json.h"

#include <algorithm>

namespace pairwright {

ResultsByRound resultsSoFar(const Tournament& tournament)
{
    ResultsByRound results;
    for (int number = 1; number <= tournament.lastPublished().value; ++number) {
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
    const StoredRecord* stored = version.record.read();
    return engineView(tournament, before, std::move(order),
                      stored != nullptr ? stored->resultsBefore : ResultsByRound());
}

} // namespace pairwright
