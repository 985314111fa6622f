#pragma once

#include "app/session/command/command.h"

namespace pairwright {

/// The results of the boards of `old` that `wanted` has as well, colours included, at their new numbers.
EnterResults keptResults(const Pairings& old, const Pairings& wanted, RoundNumber round);

/// How many boards of `old` are not in `wanted`.
int boardsThatGo(const Pairings& old, const Pairings& wanted);

} // namespace pairwright
