#pragma once

#include "tests/oracle/burstein/definitions.h"
#include "tests/oracle/shared/system_round.h"

/// The Burstein system (C.04.4.2:2026, and 2017) as its articles stand, by brute force, for small fields: one file an
/// article.
namespace pairwright::oracle::burstein {

/// Pairs round roundsPlayed() + 1; the seeding rounds by the oracle of the Dutch system. No value: no complete
/// pairing exists (1.9.3).
std::optional<SystemRound> pairByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent);

} // namespace pairwright::oracle::burstein
