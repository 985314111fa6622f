#include "ui/frame/next_step.h"

#include "app/domain/rounds/progress.h"

namespace pairwright {

ActionId nextStep(const Tournament& tournament)
{
    if (tournament.players.size() < 2)
        return ActionId::pagePlayers;
    const Round* next = tournament.round(tournament.roundAhead());
    if (next != nullptr && next->proposal() != nullptr)
        return ActionId::publish;
    const Round* current = tournament.roundInPlay();
    if (current != nullptr && !current->openBoards().empty())
        return ActionId::enterResults;
    if (tournament.allRoundsPublished())
        return openGames(tournament).empty() ? ActionId::pageExport : ActionId::nextMissing;
    return ActionId::pairRound;
}

} // namespace pairwright
