#pragma once

#include "app/corrections/what_if.h"

namespace pairwright {

/// Fills in standings, ratings and norms: those of the last complete round, at least of round `from`.
void takeWhatFollows(const Tournament& recorded, const Tournament& changed, RoundNumber from, WhatIf& answer);

} // namespace pairwright
