#pragma once

#include "app/domain/ids.h"
#include "ui/frame/desk.h"

namespace pairwright {

/// Asks how a match of teams ended as a whole, and enters it on all its boards: somebody did not come, neither came,
/// all games drawn, or no results. `board`: of a published round. `then`: what follows
/// the answer of the desk.
void askMatchResult(Desk& desk, BoardId board, const Continuation& then);

} // namespace pairwright
