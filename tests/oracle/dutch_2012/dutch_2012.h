#pragma once

#include "tests/oracle/shared/system_round.h"

/// The Dutch system of 2012 by plain enumeration, for small fields.
namespace pairwright::oracle::dutch2012 {

/// Pairs round roundsPlayed() + 1. No value: no legal pairing exists.
std::optional<SystemRound> pairByOracle(const TournamentState& state, std::span<const Tpn> absent);

} // namespace pairwright::oracle::dutch2012
