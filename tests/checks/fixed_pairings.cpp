#include "engine/bracket/two_paths.h"
#include "engine/pairing.h"
#include "tests/benchmarks/simulated_open.h"
#include "tests/support/editions.h"
#include "tests/support/swiss_systems.h"

#include <cstdio>
#include <string>

using namespace pairwright;

namespace {

constexpr int rounds = 9;

Expected<RoundPairing, PairingFailure> pair(const TournamentState& games, SystemEdition system)
{
    return pairRound(asPlayed(games, system.system), PairingRequest{.system = system});
}

void pairAnOpen(int players, SystemEdition system)
{
    benchmarks::SimulatedOpen open(players, rounds, 1);
    for (int round = 1; round <= rounds; ++round)
        if (const auto pairing = pair(open.state(), system))
            open.play(*pairing);
}

} // namespace

/// fixed_pairings: the names of what there is to pair. fixed_pairings NAME: pairs it, always the same: an open by the
/// quick path and a smaller one by the general path. What that takes is counted by tests/checks/instructions.
int main(int count, char** arguments)
{
    const std::string wanted = count > 1 ? arguments[1] : "";
    for (const SystemInfo& system : swissSystems()) {
        const std::string name = editionName(system);
        if (wanted.empty())
            std::puts(name.c_str());
        if (wanted != name)
            continue;
        pairAnOpen(201, system.id);
        const GeneralPathOnly general;
        pairAnOpen(61, system.id);
    }
    return 0;
}
