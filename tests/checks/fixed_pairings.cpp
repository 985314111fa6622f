#include "engine/bracket/two_paths.h"
#include "engine/pairing.h"
#include "tests/benchmarks/simulated_open.h"
#include "tests/support/editions.h"
#include "tests/support/swiss_systems.h"

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

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

struct Table {
    const char* name;
    System system;
    std::vector<std::pair<const char*, const char*>> options;
};

/// What may be asked of a table.
const std::vector<Table> tables{{"round-robin", System::RoundRobin, {}},
                                {"double-round-robin", System::DoubleRoundRobin, {}},
                                {"double-round-robin-straight", System::DoubleRoundRobin, {{"seam", "straight"}}},
                                {"multiple-round-robin", System::MultipleRoundRobin, {{"cycles", "4"}}}};

/// For all numbers of players that it is for, forty times, as one takes little.
void layOutTables(const Table& table)
{
    PairingRequest request{.system = {table.system, 2026}};
    for (const auto& [key, choice] : table.options)
        request.options.set(*findOption(key), choice);
    for (int time = 0; time < 40; ++time)
        for (int players = 3; players <= 40; ++players) {
            TournamentState state;
            state.players.resize(static_cast<std::size_t>(players));
            (void)layOut(state, request); // beyond 99 rounds it is refused
        }
}

} // namespace

/// fixed_pairings: the names of what there is to pair. fixed_pairings NAME: pairs it, always the same: an open by the
/// quick path and a smaller one by the general path, of a round robin the tables. What that takes is counted by
/// tests/checks/instructions.
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
    for (const Table& table : tables) {
        if (wanted.empty())
            std::puts(table.name);
        if (wanted == table.name)
            layOutTables(table);
    }
    return 0;
}
