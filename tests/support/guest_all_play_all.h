#pragma once

#include "engine/registry.h"

#include <algorithm>

/// A system that makes all rounds at once, for tests of what only such a one answers: everybody meets everybody by the
/// tables of C.05 annex 1, results are open in every published round, and the numbers are drawn.
namespace pairwright::guest {

inline constexpr SystemEdition allPlayAll{System::Dutch, 1900};

inline Expected<std::vector<RoundPairing>, PairingFailure> layOut(const TournamentState& state, const PairingRequest&)
{
    const int players = static_cast<int>(state.players.size());
    const int even = players + players % 2; // the last of an odd number is nobody
    std::vector<RoundPairing> rounds(static_cast<std::size_t>(even - 1));
    for (int round = 1; round < even; ++round) {
        RoundPairing& pairing = rounds[static_cast<std::size_t>(round - 1)];
        for (int a = 1; a < even; ++a) {
            // Two meet in the round that is their sum modulo even - 1; who would meet himself meets the last.
            const int sum = (round - a) % (even - 1);
            const int other = sum <= 0 ? sum + even - 1 : sum;
            const int b = other == a ? even : other;
            if (b < a || b > players)
                continue;
            const bool first = b == even ? a <= even / 2 : (a + b) % 2 == 1;
            pairing.boards.push_back(first ? Board{Tpn{a}, Tpn{b}} : Board{Tpn{b}, Tpn{a}});
        }
    }
    return rounds;
}

inline constexpr PairingSystem system{
    .info = {.id = allPlayAll, .key = "all-play-all", .name = "All-play-all", .rules = "C.05"},
    .can = {.allPlayAll = true,
            .rounds = RoundsMade::allAtOnce,
            .results = ResultsOpen::everyPublishedRound,
            .numbers = Numbers::drawn},
    .layOut = &layOut};

} // namespace pairwright::guest
