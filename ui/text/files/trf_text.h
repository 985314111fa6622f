#pragma once

#include "engine/trf/reader.h"

#include <QString>

namespace pairwright {

/// What is wrong in a line of a TRF; without the line number.
QString sentenceFor(const trf::ReadError& error);
/// "Line 12: …": what the reader mended.
QString sentenceFor(const trf::Repair& repair);

} // namespace pairwright
