#include "engine/field/player_facts.h"

namespace pairwright {

PlayerFacts commonFacts(const RoundField& field, const TournamentState& state, int rank)
{
    const FieldPlayer& player = field.player(rank);
    PlayerFacts facts;
    facts.tpn = player.tpn;
    facts.score = state.scoreAfter(player.tpn, field.round().value - 1);
    facts.virtualPoints = player.score - facts.score;
    facts.preference = player.preference;
    return facts;
}

} // namespace pairwright
