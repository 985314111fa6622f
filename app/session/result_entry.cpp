#include "app/session/result_entry.h"

#include "engine/capabilities.h"

namespace pairwright {

bool isInTime(const Tournament& tournament, RoundNumber round)
{
    const int last = tournament.publishedRounds();
    const bool anyRound = capabilitiesOf(tournament.settings.system).results == ResultsOpen::everyPublishedRound;
    if (anyRound || round.value == last)
        return true;
    const Round* next = tournament.round(RoundNumber{round.value + 1});
    return round.value == last - 1 && !next->openBoards().empty();
}

ResultEntry resultEntryFor(const Tournament& tournament, BoardId id)
{
    const Game* game = tournament.game(id);
    if (game == nullptr)
        return ResultEntry::notPossible;
    if (game->outcome.result == GameResult::adjourned)
        return ResultEntry::adjourned;
    const bool anyRound = capabilitiesOf(tournament.settings.system).results == ResultsOpen::everyPublishedRound;
    if (anyRound || id.round.value == tournament.publishedRounds())
        return ResultEntry::enter;
    const bool correctable = isInTime(tournament, id.round) || !inFideMode(tournament.settings);
    return correctable ? ResultEntry::correct : ResultEntry::ratingOnly;
}

Command commandFor(const Tournament& state, BoardId id, std::optional<GameResult> result)
{
    const ResultEntry way = resultEntryFor(state, id);
    if (way == ResultEntry::ratingOnly)
        return SetRatingOnlyResult{id, result};
    if (way == ResultEntry::correct && result)
        return CorrectResult{id, *result};
    // As long as nothing is paired from it, an "adjourned" is a result like others, to be overwritten when mistyped.
    const Round* next = state.round(RoundNumber{id.round.value + 1});
    const bool pairedFrom = next != nullptr && (next->published() != nullptr || next->proposal() != nullptr);
    if (way == ResultEntry::adjourned && pairedFrom && result)
        return EnterAdjournedResult{id, *result};
    return EnterResult{id, result};
}

} // namespace pairwright
