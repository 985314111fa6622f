#include "engine/why_not.h"
#include "tests/benchmarks/simulated_open.h"
#include "tests/support/cpu_time.h"
#include "tests/support/editions.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace pairwright;
using namespace pairwright::benchmarks;

namespace {

constexpr int rounds = 9;
constexpr int questions = 60;

void bench(const SystemInfo& system, int players)
{
    SimulatedOpen open(players, rounds, 1);
    Random random(7);
    std::vector<double> times;
    std::array<int, 6> verdicts{};
    const PairingRequest request{.system = system.id};
    for (int round = 1; round <= rounds; ++round) {
        const TournamentState state = asPlayed(open.state(), system.id.system);
        for (int i = 0; i < questions / rounds; ++i) {
            const Tpn a{static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(players))) + 1};
            const Tpn b{static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(players))) + 1};
            const double start = cpuMs();
            const auto answer = whyNot(state, request, a, b);
            times.push_back(cpuMs() - start);
            if (answer)
                ++verdicts.at(static_cast<std::size_t>(answer->verdict));
        }
        const auto pairing = pairRound(state, request);
        if (!pairing)
            break;
        open.play(*pairing);
    }
    std::sort(times.begin(), times.end());
    std::printf("BENCH why not, %-17s %5d players  median %8.1f ms, slowest %8.1f ms: %d impossible, %d worse, %d "
                "later, %d by a step, %d unknown\n",
                editionName(system).c_str(), players, times[times.size() / 2], times.back(), verdicts[1], verdicts[2],
                verdicts[3], verdicts[4], verdicts[5]);
    std::fflush(stdout);
}

} // namespace

/// bench_why_not [--system=PART] [PLAYERS...]: the processor time that an answer takes, for pairs taken at random in
/// every round of an open; only systems whose name contains the part.
int main(int count, char** arguments)
{
    std::vector<int> sizes;
    std::string chosen;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument.rfind("--system=", 0) == 0)
            chosen = argument.substr(9);
        else
            sizes.push_back(std::max(2, std::atoi(arguments[i])));
    }
    if (sizes.empty())
        sizes = {60, 200};
    for (const SystemInfo& system : systems())
        for (const int players : sizes)
            if (editionName(system).find(chosen) != std::string::npos)
                bench(system, players);
    return 0;
}
