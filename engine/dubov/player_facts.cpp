#include "engine/dubov/player_facts.h"

#include "engine/dubov/dubov_field.h"
#include "engine/field/player_facts.h"

namespace pairwright::dubov {

std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request, Edition edition)
{
    const DubovField field(state, edition, request.absent);
    std::vector<PlayerFacts> result;
    for (int rank = 0; rank < field.size(); ++rank) {
        const DubovFacts& own = field.facts(rank);
        DubovPlayerFacts facts;
        facts.averageOfOpponents = own.aro;
        facts.seeks = field.seeksWhite(rank) ? Colour::White : Colour::Black;
        facts.upfloats = own.upfloats;
        facts.mostUpfloats = mostUpfloats(state.plannedRounds);
        facts.upfloatedInLastRound = own.upfloatedLast;
        result.push_back(commonFacts(field, state, rank));
        result.back().system = facts;
    }
    return result;
}

} // namespace pairwright::dubov
