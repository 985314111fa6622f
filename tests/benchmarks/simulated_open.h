#pragma once

#include "engine/base/random.h"
#include "engine/pairing.h"

namespace pairwright::benchmarks {

/// An open tournament that plays itself: ratings one point apart, results by chance after the rating.
class SimulatedOpen {
public:
    /// The same seed gives the same results for the same pairings.
    SimulatedOpen(int players, int rounds, std::uint64_t seed);

    [[nodiscard]] const TournamentState& state() const { return state_; }
    /// Plays the round that was proposed.
    void play(const RoundPairing& pairing);

private:
    TournamentState state_;
    Random random_;
};

} // namespace pairwright::benchmarks
