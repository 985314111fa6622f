#pragma once

#include "ui/pages/rounds/round_picture.h"

#include <QString>

namespace pairwright {

/// What is out of the ordinary on a board: left to the arbiter, floats, colours not granted, one club. Empty: nothing.
/// `shortly`: closer together, for a narrow column.
QString describeNotes(const BoardLine& line, bool shortly = false);

} // namespace pairwright
