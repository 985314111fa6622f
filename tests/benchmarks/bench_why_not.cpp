#include "engine/why_not.h"
#include "tests/benchmarks/simulated_open.h"
#include "tests/support/played_twice.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace pairwright;
using namespace pairwright::benchmarks;

namespace {

constexpr int rounds = 9;
constexpr int questions = 60;

void bench(const SystemInfo& system, int players)
{
    SimulatedOpen open(players, rounds, 1);
    Random random(7);
    double slowest = 0;
    std::array<int, 6> verdicts{};
    const PairingRequest request{.system = system.id};
    const bool matches = gamesOfARound(system.id.system) > 1;
    for (int round = 1; round <= rounds; ++round) {
        const TournamentState state = matches ? playedTwice(open.state()) : open.state();
        for (int i = 0; i < questions / rounds; ++i) {
            const Tpn a{static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(players))) + 1};
            const Tpn b{static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(players))) + 1};
            const auto start = std::chrono::steady_clock::now();
            const auto answer = whyNot(state, request, a, b);
            const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
            slowest = std::max(slowest, spent.count());
            if (answer)
                ++verdicts.at(static_cast<std::size_t>(answer->verdict));
        }
        const auto pairing = pairRound(state, request);
        if (!pairing)
            break;
        open.play(*pairing);
    }
    std::printf("BENCH why not, %-9.*s %d  %5d players  slowest %8.1f ms: %d impossible, %d worse, %d later, %d by a "
                "step, %d unknown\n",
                static_cast<int>(system.name.size()), system.name.data(), system.id.edition, players, slowest,
                verdicts[1], verdicts[2], verdicts[3], verdicts[4], verdicts[5]);
    std::fflush(stdout);
}

} // namespace

/// bench_why_not [PLAYERS...]: the time that an answer takes, for pairs taken at random in every round of an open.
int main(int count, char** arguments)
{
    std::vector<int> sizes;
    for (int i = 1; i < count; ++i)
        sizes.push_back(std::max(2, std::atoi(arguments[i])));
    if (sizes.empty())
        sizes = {60, 200};
    for (const SystemInfo& system : systems())
        for (const int players : sizes)
            bench(system, players);
    return 0;
}
