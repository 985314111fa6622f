#pragma once

#include "tests/oracle/dubov/definitions.h"
#include "tests/oracle/shared/system_round.h"

/// The Dubov system (C.04.4.1) as its articles stand, by brute force, for small fields: one file an article.
namespace pairwright::oracle::dubov {

/// Pairs round roundsPlayed() + 1. No value: no complete pairing exists (1.9.3).
std::optional<SystemRound> pairByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent);

} // namespace pairwright::oracle::dubov
