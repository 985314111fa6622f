#pragma once

#include "engine/trf/write/output.h"

namespace pairwright::trf {

/// The 001 record of a player, in the engine profile with the bye requested for the next round, and the
/// national records.
WriteOutcome writePlayer(const Document& document, const Player& player, Output& output);

} // namespace pairwright::trf
