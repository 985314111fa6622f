#include "engine/pairing.h"
#include "tests/property/hard_positions.h"
#include "tests/support/cpu_time.h"
#include "tests/support/editions.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

using namespace pairwright;
using namespace pairwright::property;

namespace {

struct Cost {
    double ms = 0;
    bool paired = false;
};

Cost costOf(const TournamentState& games, SystemEdition system)
{
    const TournamentState state = asPlayed(games, system.system);
    const double start = cpuMs();
    const auto pairing = pairRound(state, PairingRequest{.system = system});
    return {cpuMs() - start, pairing.hasValue()};
}

/// Only systems whose name contains this; empty: all.
bool isChosen(const SystemInfo& system, const std::string& chosen)
{
    return editionName(system).find(chosen) != std::string::npos;
}

void measure(const std::string& name, const TournamentState& state, const std::string& chosen)
{
    for (const SystemInfo& system : systems()) {
        if (!isChosen(system, chosen))
            continue;
        const Cost cost = costOf(state, system.id);
        std::printf("HARD %-18s %5zu  %-34s %9.1f ms%s\n", editionName(system).c_str(), state.players.size(),
                    name.c_str(), cost.ms, cost.paired ? "" : "  (refused)");
        std::fflush(stdout);
    }
}

void measureFound(const std::string& chosen)
{
    for (const FoundPosition& found : foundPositions())
        for (const SystemInfo& system : systems())
            if (editionName(system) == found.system && isChosen(system, chosen))
                measure("found, seed " + std::to_string(found.seed), mixedPosition(found.players, found.seed),
                        found.system);
}

/// Mixed positions, one seed after the other: prints each that is among the slowest of its system so far, and at last
/// those that stayed so.
void search(int players, double seconds, std::uint64_t seed, const std::string& chosen)
{
    constexpr std::size_t kept = 3;
    std::map<std::string, std::multimap<double, std::uint64_t>> slowest;
    const auto print = [&](const std::string& system, double ms, std::uint64_t found) {
        std::printf("%s %d %llu %.1f\n", system.c_str(), players, static_cast<unsigned long long>(found), ms);
        std::fflush(stdout);
    };
    const double end = cpuMs() + 1e3 * seconds;
    for (; cpuMs() < end; ++seed) {
        const TournamentState state = mixedPosition(players, seed);
        for (const SystemInfo& system : systems()) {
            if (!isChosen(system, chosen))
                continue;
            const double ms = costOf(state, system.id).ms;
            auto& worst = slowest[editionName(system)];
            if (worst.size() == kept && ms <= worst.begin()->first)
                continue;
            if (worst.size() == kept)
                worst.erase(worst.begin());
            worst.emplace(ms, seed);
            print(editionName(system), ms, seed);
        }
    }
    std::printf("searched up to seed %llu\n", static_cast<unsigned long long>(seed));
    for (const auto& [system, worst] : slowest)
        for (const auto& [ms, found] : worst)
            print(system, ms, found);
}

} // namespace

/// bench_hard [PLAYERS...]: what each system needs for each hard position (CPU time inside the engine).
/// bench_hard found: the same for those of tests/fixtures/hard-positions.
/// bench_hard --search SECONDS PLAYERS FIRST_SEED: looks for worse ones; lines "system players seed ms", as they stand
/// there.
/// --system=PART, --position=PART: only the systems, the positions whose name contains this.
int main(int count, char** arguments)
{
    std::vector<std::string> rest;
    std::string chosen;
    std::string position;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument.rfind("--system=", 0) == 0)
            chosen = argument.substr(9);
        else if (argument.rfind("--position=", 0) == 0)
            position = argument.substr(11);
        else
            rest.push_back(argument);
    }
    if (rest.size() == 4 && rest[0] == "--search") {
        search(std::atoi(rest[2].c_str()), std::atof(rest[1].c_str()), std::strtoull(rest[3].c_str(), nullptr, 10),
               chosen);
        return 0;
    }
    if (rest.size() == 1 && rest[0] == "found") {
        measureFound(chosen);
        return 0;
    }
    if (rest.empty())
        rest = {"300", "1000"};
    for (const bool allDrawn : {false, true}) {
        if (!position.empty())
            break;
        measure("before round 11", saturatedField(12, 10, allDrawn), chosen);
        measure("after 50 rounds", saturatedField(60, 50, allDrawn), chosen);
        measure("after 56 rounds", saturatedField(60, 56, allDrawn), chosen);
    }
    for (const std::string& size : rest)
        for (const HardKind& kind : hardKinds())
            if (std::string_view(kind.name).find(position) != std::string_view::npos)
                measure(std::string(kind.name), kind.make(std::atoi(size.c_str())), chosen);
    return 0;
}
