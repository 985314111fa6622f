#pragma once

#include "engine/trf/write/output.h"

namespace pairwright::trf {

/// The records behind the players: 250 and 260 in TRF26, and the XX lines of the engine profile.
WriteOutcome writeVirtualPoints(const Document& document, Output& output);
void writeForbidden(const Document& document, Output& output);
void writeEngineSettings(const Document& document, Output& output);

} // namespace pairwright::trf
