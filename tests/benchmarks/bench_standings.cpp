#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/standings.h"
#include "tests/unit/tiebreaks/random_event.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace pairwright;

namespace {

constexpr int repetitions = 7;

void bench(const TournamentState& state, int rounds, const char* codes)
{
    const std::vector<TieBreak> list = *parseTieBreaks(codes);
    double best = 0;
    for (int i = 0; i < repetitions; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const auto rows = standings(state, rounds, list);
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
        best = rows.empty() || i == 0 ? taken.count() : std::min(best, taken.count());
    }
    std::printf("BENCH standings  %5zu players  %d rounds  %7.1f ms  %s\n", state.players.size(), rounds, best, codes);
}

} // namespace

/// bench_standings [PLAYERS...]: the time that a table with eight tie-breaks and all their contributions takes.
int main(int count, char** arguments)
{
    std::vector<int> sizes;
    for (int i = 1; i < count; ++i)
        sizes.push_back(std::max(2, std::atoi(arguments[i])));
    if (sizes.empty())
        sizes = {2000};
    for (const int players : sizes) {
        constexpr int rounds = 11;
        const TournamentState state = randomEvent(2026, players, rounds);
        for (const char* codes :
             {"BH/C1,BH,SB,DE,WIN,TPR,BPG,PS", "BH/C1,BH,SB,DE,AOB,PTP,APPO,WIN", "BH/C1,BH,SB/C1,DE,FB,ARO/C1,KS,PS"})
            bench(state, rounds, codes);
        bench(randomEvent(7, players, 1), 1, "DE,BH,DE"); // half of them tied with each other
    }
    return 0;
}
