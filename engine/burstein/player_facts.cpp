#include "engine/burstein/player_facts.h"

#include "engine/burstein/burstein.h"
#include "engine/burstein/opposition_index.h"
#include "engine/field/player_facts.h"

#include <algorithm>
#include <numeric>

namespace pairwright::burstein {

std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request)
{
    const RoundField field(state, FieldRules{}, request.absent);
    std::vector<PlayerFacts> result = factsOf(field, state);
    const int seeding = seedingRounds(state.plannedRounds);
    if (field.round().value <= seeding) {
        for (PlayerFacts& facts : result)
            facts.system = BursteinSeedingFacts{seeding};
        return result;
    }
    const std::vector<OppositionIndex> index = oppositionIndex(state);
    const auto indexOf = [&](Tpn tpn) -> const OppositionIndex& {
        return index[static_cast<std::size_t>(tpn.value - 1)];
    };
    std::vector<std::size_t> byIndex(result.size());
    std::iota(byIndex.begin(), byIndex.end(), 0U);
    std::sort(byIndex.begin(), byIndex.end(), [&](std::size_t a, std::size_t b) {
        return ranksAbove(indexOf(result[a].tpn), result[a].tpn, indexOf(result[b].tpn), result[b].tpn);
    });
    int rank = 0;
    for (const std::size_t i : byIndex) {
        const OppositionIndex& own = indexOf(result[i].tpn);
        result[i].system = BursteinPlayerFacts{own.buchholz, own.sonnebornBerger, ++rank};
    }
    return result;
}

} // namespace pairwright::burstein
