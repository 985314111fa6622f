#pragma once

#include "engine/trf/read/collected.h"

namespace pairwright::trf {

/// Holds the records of a file against each other and brings them into the normal form of a Document.
Expected<ReadResult, ReadError> assemble(Collected collected);

} // namespace pairwright::trf
