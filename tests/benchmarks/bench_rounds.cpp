#include "engine/capabilities.h"
#include "tests/benchmarks/simulated_open.h"
#include "tests/benchmarks/simulated_teams.h"
#include "tests/support/editions.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace pairwright;
using namespace pairwright::benchmarks;

namespace {

constexpr int rounds = 9;

double millisecondsFor(const TournamentState& state, const PairingRequest& request, RoundPairing& pairing)
{
    const auto start = std::chrono::steady_clock::now();
    auto outcome = pairRound(state, request);
    const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    if (!outcome) {
        std::fprintf(stderr, "round %d cannot be paired\n", state.roundsPlayed() + 1);
        std::exit(1);
    }
    pairing = std::move(*outcome);
    return spent.count();
}

void bench(const SystemInfo& system, int players)
{
    SimulatedOpen open(players, rounds, 1);
    double slowest = 0;
    double last = 0;
    int slowestRound = 0;
    for (int round = 1; round <= rounds; ++round) {
        RoundPairing pairing;
        last = millisecondsFor(asPlayed(open.state(), system.id.system), {.system = system.id}, pairing);
        if (last > slowest) {
            slowest = last;
            slowestRound = round;
        }
        open.play(pairing);
    }
    std::printf("BENCH %-9.*s %d  %5d players  slowest round %d: %8.1f ms  last round: %8.1f ms\n",
                static_cast<int>(system.name.size()), system.name.data(), system.id.edition, players, slowestRound,
                slowest, last);
    std::fflush(stdout);
}

/// By the first option of the system, one line a choice.
void benchTeams(const SystemInfo& system, int teams)
{
    const SystemOption& option = capabilitiesOf(system.id).options.front();
    for (const std::string_view choice : option.choices) {
        SimulatedTeams event(teams, rounds, 1, 20);
        double slowest = 0;
        for (int round = 1; round <= rounds; ++round) {
            PairingRequest request{.system = system.id, .absent = event.absent()};
            request.options.set(option, choice);
            RoundPairing pairing;
            slowest = std::max(slowest, millisecondsFor(event.state(), request, pairing));
            event.play(pairing);
        }
        std::printf("BENCH %-9.*s %d  %5d teams    %.*s, slowest round: %8.1f ms\n",
                    static_cast<int>(system.name.size()), system.name.data(), system.id.edition, teams,
                    static_cast<int>(choice.size()), choice.data(), slowest);
        std::fflush(stdout);
    }
}

} // namespace

/// bench_rounds [PLAYERS...]: the time that each system takes for the rounds of an open, or of an event of teams.
int main(int count, char** arguments)
{
    std::vector<int> sizes;
    for (int i = 1; i < count; ++i)
        sizes.push_back(std::max(2, std::atoi(arguments[i])));
    if (sizes.empty())
        sizes = {100, 300, 1000};
    for (const SystemInfo& system : systems())
        for (const int players : sizes)
            if (players <= capabilitiesOf(system.id).mostPlayers) // a table ends at 40
                bench(system, players);
    for (const SystemInfo& system : teamSystems())
        for (const int teams : sizes)
            if (teams <= capabilitiesOf(system.id).mostPlayers)
                benchTeams(system, teams);
    return 0;
}
