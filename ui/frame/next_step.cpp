#include "ui/frame/next_step.h"

#include "app/domain/rounds/progress.h"
#include "engine/capabilities.h"

namespace pairwright {

ActionId nextStep(const Tournament& tournament)
{
    if (tournament.players.size() < 2)
        return ActionId::pagePlayers;
    const bool allAtOnce = capabilitiesOf(tournament.settings.system).rounds == RoundsMade::allAtOnce;
    const Round* current = tournament.roundInPlay();
    const bool isPlaying = current != nullptr && !current->openBoards().empty();
    const Round* next = tournament.round(tournament.roundAhead());
    // A round that is laid out beside one that is played waits for nobody, and nobody for it.
    if (next != nullptr && next->proposal() != nullptr && !(allAtOnce && isPlaying))
        return allAtOnce && !tournament.hasBegun() ? ActionId::publishAll : ActionId::publish;
    if (isPlaying)
        return ActionId::enterResults;
    if (tournament.allRoundsPublished())
        return openGames(tournament).empty() ? ActionId::pageExport : ActionId::nextMissing;
    return ActionId::pairRound;
}

} // namespace pairwright
