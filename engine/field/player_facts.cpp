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

std::vector<PlayerFacts> factsOf(const RoundField& field, const TournamentState& state)
{
    std::vector<PlayerFacts> result;
    result.reserve(static_cast<std::size_t>(field.size()));
    for (int rank = 0; rank < field.size(); ++rank)
        result.push_back(commonFacts(field, state, rank));
    return result;
}

std::vector<PlayerFacts> commonFactsOfAll(const TournamentState& state, const PairingRequest& request)
{
    return factsOf(RoundField(state, FieldRules{}, request.absent), state);
}

} // namespace pairwright
