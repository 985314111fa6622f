#pragma once

#include "ui/pages/rounds/entry/result_keypad.h"

#include <QString>

namespace pairwright {

/// "Vega keys: 1 5 0", for the status bar and the choice.
QString describePreset(KeyPreset preset);
/// Why a key was not taken.
QString refusalText(const EntryStep& step);
/// The keys and what they mean, as rich text. `slip`: slip by slip, with the board before the result.
QString hintText(KeyPreset preset, bool slip);

} // namespace pairwright
