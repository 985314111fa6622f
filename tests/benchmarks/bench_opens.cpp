#include "tests/benchmarks/peak_memory.h"
#include "tests/benchmarks/simulated_open.h"
#include "tests/support/cpu_time.h"
#include "tests/support/editions.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

using namespace pairwright;
using namespace pairwright::benchmarks;

namespace {

constexpr int rounds = 9;

/// Seconds inside the engine for the slowest of rounds 2 to 9 of an open that plays itself.
double slowestRound(const SystemInfo& system, int players, int seed)
{
    SimulatedOpen open(players, rounds, static_cast<std::uint64_t>(seed));
    double slowest = 0;
    for (int round = 1; round <= rounds; ++round) {
        const TournamentState state = asPlayed(open.state(), system.id.system);
        const double start = cpuMs();
        const auto pairing = pairRound(state, PairingRequest{.system = system.id});
        if (round > 1)
            slowest = std::max(slowest, (cpuMs() - start) * 1e-3);
        if (!pairing)
            break; // the field is saturated
        open.play(*pairing);
    }
    return slowest;
}

void run(benchmark::State& state, const SystemInfo& system, int opens)
{
    const int players = static_cast<int>(state.range(0));
    while (state.KeepRunning()) {
        const PeakMemory memory;
        std::vector<double> slowest;
        for (int seed = 1; seed <= opens; ++seed)
            slowest.push_back(slowestRound(system, players, seed));
        std::sort(slowest.begin(), slowest.end());
        state.SetIterationTime(slowest[slowest.size() / 2]);
        state.counters["worst_ms"] = slowest.back() * 1e3;
        state.counters["MiB"] = memory.mebibytes();
    }
    state.SetComplexityN(players);
}

std::vector<std::string> listAfter(const std::string& argument, const std::string& name)
{
    std::vector<std::string> result;
    std::size_t from = name.size();
    while (from < argument.size()) {
        const std::size_t comma = std::min(argument.find(',', from), argument.size());
        result.push_back(argument.substr(from, comma - from));
        from = comma + 1;
    }
    return result;
}

} // namespace

/// bench_opens [--opens=20] [--players=100,500,1000] [--systems=dutch-2026,...] [flags of Google Benchmark]:
/// CPU time of the slowest round inside the engine, the median over the opens; the worst open; memory on top of the
/// tournament itself; and how the time grows.
int main(int count, char** arguments)
{
    benchmark::Initialize(&count, arguments);
    int opens = 20;
    std::vector<std::string> players{"100", "500", "1000"};
    std::vector<std::string> chosen;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument.rfind("--opens=", 0) == 0)
            opens = std::max(1, std::atoi(argument.c_str() + 8));
        else if (argument.rfind("--players=", 0) == 0)
            players = listAfter(argument, "--players=");
        else if (argument.rfind("--systems=", 0) == 0)
            chosen = listAfter(argument, "--systems=");
    }
    for (const SystemInfo& system : systems()) {
        const std::string name = std::string(system.key) + '-' + std::to_string(system.id.edition);
        if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), name) == chosen.end())
            continue;
        auto* bench = benchmark::RegisterBenchmark(
            name.c_str(), [&system, opens](benchmark::State& state) { run(state, system, opens); });
        bench->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);
        for (const std::string& size : players)
            bench->Arg(std::max(2, std::atoi(size.c_str())));
        if (players.size() > 1)
            bench->Complexity();
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
