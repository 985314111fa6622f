#pragma once

#include "engine/trf/write/output.h"

namespace pairwright::trf {

/// Record 162 where points are not 1, ½, 0. It cannot say that points depend on the colour, nor that forfeits
/// and requested byes differ from games: the engine profile leaves that to XXS, a report names it. In an exchange file
/// also where a game is adjourned, for the symbol X.
void write162(const Document& document, Output& output);

/// Record 299: takes off the points of games that do not count.
void write299(const Document& document, Output& output);

/// XXS with every value that is not the default.
void writeXxs(const PointSystem& points, Output& output);

} // namespace pairwright::trf
