#pragma once

#include "tests/oracle/dutch_2012/definitions.h"
#include "tests/oracle/shared/system_round.h"

/// The Dutch system of 2012 by plain enumeration, for small fields.
namespace pairwright::oracle::dutch2012 {

/// Pairs round roundsPlayed() + 1. No value: no legal pairing exists.
std::optional<SystemRound> pairByOracle(const TournamentState& state, std::span<const Tpn> absent);

/// The same of players as they stand.
std::optional<SystemRound> roundOf(const Entrants& entrants);

} // namespace pairwright::oracle::dutch2012
