#pragma once

#include "engine/trf/write/output.h"

namespace pairwright::trf {

/// The records before the players: 012 to 132 and, in TRF26, 142 to 222 and our ### comments.
void writeHeader(const Document& document, Output& output);

} // namespace pairwright::trf
