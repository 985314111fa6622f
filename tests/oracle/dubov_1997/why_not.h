#pragma once

#include "tests/oracle/dubov_1997/dubov_1997.h"
#include "tests/oracle/shared/step_answer.h"

namespace pairwright::oracle::dubov1997 {

/// Why two players are not paired: the limits of chapter 2, whether any complete round holds the pair, and the first
/// decision for one of them, which is left out where the arbiter decides. Not asked of a pair that is made.
StepAnswer whyNotByOracle(const TournamentState& state, std::span<const Tpn> absent, Tpn a, Tpn b);

/// True if all of these players can be paired, the first ones (White seekers) each with one of the second ones.
bool rowsCanBeFilled(const Entrants& entrants, const Ranks& whites, const Ranks& blacks);

} // namespace pairwright::oracle::dubov1997
