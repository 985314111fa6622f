#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// Number of rounds that brought as many points as a win, played or not: a pairing-allocated bye if it is
/// worth a win, a full-point bye, a forfeit win (C.07 art. 7.1). Contributions are those rounds.
TieBreakResult wins(const TieBreakContext& context, Tpn tpn);

} // namespace pairwright
