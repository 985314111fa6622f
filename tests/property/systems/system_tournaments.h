#pragma once

#include "tests/oracle/random_tournament.h"
#include "tests/property/systems/system_checks.h"

#include <functional>

/// Whole tournaments that the engine pairs itself.
namespace pairwright::property {

/// A round that the engine paired, or why it did not.
struct EngineRound {
    const oracle::Position& position;
    const PairingRequest& request;
    const Expected<RoundPairing, PairingFailure>& answer;
    std::uint64_t seed = 0;
};

using RoundVisitor = std::function<void(const EngineRound&)>;

/// Plays a random tournament of 20 to 300 players, or one of other habits, from its seed. A round that is refused is
/// played by random boards.
void playTournament(std::uint64_t seed, const PairingRequest& system, const RoundVisitor& visit,
                    oracle::Habits (*habits)(Random&) = oracle::habitsOfAnyLargeField);

oracle::RoundBoards boardsOf(const RoundPairing& pairing);

bool isSame(const RoundPairing& one, const RoundPairing& other);
/// The same position, written down in another order where order has no meaning, and with groups of forbidden pairs that
/// forbid nothing more.
oracle::Position writtenDifferently(oracle::Position position, Random& random);

} // namespace pairwright::property
