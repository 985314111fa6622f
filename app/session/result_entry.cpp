#include "app/session/result_entry.h"

namespace pairwright {

ResultEntry resultEntryFor(const Tournament& tournament, BoardId id)
{
    const Game* game = tournament.game(id);
    if (game == nullptr)
        return ResultEntry::notPossible;
    if (game->outcome.result == GameResult::adjourned)
        return ResultEntry::adjourned;
    const int last = tournament.publishedRounds();
    if (id.round.value == last)
        return ResultEntry::enter;
    const Round* next = tournament.round(RoundNumber{id.round.value + 1});
    if (id.round.value == last - 1 && !next->openBoards().empty())
        return ResultEntry::correct;
    return ResultEntry::ratingOnly;
}

} // namespace pairwright
