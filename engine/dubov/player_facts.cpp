#include "engine/dubov/player_facts.h"

#include "engine/dubov/dubov_field.h"
#include "engine/field/player_facts.h"

namespace pairwright::dubov {

std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request, Edition edition)
{
    const DubovField field(state, edition, request.absent);
    std::vector<PlayerFacts> result = factsOf(field, state);
    for (int rank = 0; rank < field.size(); ++rank) {
        const DubovFacts& own = field.facts(rank);
        DubovPlayerFacts facts;
        facts.averageOfOpponents = own.aro;
        facts.seeks = field.seeksWhite(rank) ? Colour::White : Colour::Black;
        facts.upfloats = own.upfloats;
        facts.mostUpfloats = mostUpfloats(state.plannedRounds);
        facts.upfloatedInLastRound = own.upfloatedLast;
        result[static_cast<std::size_t>(rank)].system = facts;
    }
    return result;
}

} // namespace pairwright::dubov
