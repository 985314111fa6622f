#include "app/session/plan/result_entry.h"

namespace pairwright {

bool isInTime(const Tournament& tournament, RoundNumber round)
{
    if (tournament.mayEnterResults(round))
        return true;
    const Round* next = tournament.roundMadeFrom(round);
    return next != nullptr && tournament.mayEnterResults(next->number) && !next->openBoards().empty();
}

bool isInTimeIfReported(const Tournament& tournament, RoundNumber round)
{
    const Round* next = tournament.roundMadeFrom(round);
    return !isInTime(tournament, round) && next != nullptr && tournament.mayEnterResults(next->number);
}

ResultEntry resultEntryFor(const Tournament& tournament, BoardId id)
{
    const Game* game = tournament.game(id);
    if (game == nullptr)
        return ResultEntry::notPossible;
    if (game->outcome.result == GameResult::adjourned)
        return ResultEntry::adjourned;
    if (tournament.mayEnterResults(id.round))
        return ResultEntry::enter;
    const bool correctable =
        isInTime(tournament, id.round) || isInTimeIfReported(tournament, id.round) || !inFideMode(tournament.settings);
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
    if (way == ResultEntry::adjourned && state.roundMadeFrom(id.round) != nullptr && result)
        return EnterAdjournedResult{id, *result};
    return EnterResult{id, result};
}

} // namespace pairwright
