#pragma once

#include "tests/oracle/lim/players.h"
#include "tests/oracle/shared/system_round.h"

/// The Lim system (C.04.4.3, text of 1999) as a deterministic procedure, by brute force, for small fields.
namespace pairwright::oracle::lim {

/// Pairs round roundsPlayed() + 1. No value: no complete pairing exists.
std::optional<SystemRound> pairByOracle(const TournamentState& state, Maxi maxi, std::span<const Tpn> absent);

} // namespace pairwright::oracle::lim
