#pragma once

#include "engine/trf/write/output.h"

namespace pairwright::trf {

CellResult cellResultOf(ByeKind kind);

/// Record 240, one line for each round and kind of bye.
void write240(const Document& document, Output& output);

} // namespace pairwright::trf
