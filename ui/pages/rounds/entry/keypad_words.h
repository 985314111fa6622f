#pragma once

#include "ui/pages/rounds/entry/result_keypad.h"

#include <QString>

#include <vector>

namespace pairwright {

/// "Vega keys: 1 5 0", for the status bar and the choice.
QString describePreset(KeyPreset preset);
/// Why a key was not taken.
QString refusalText(const EntryStep& step);
struct LabelledKey {
    QString key;
    QString meaning;
};
/// `slip`: slip by slip, with the board before the result.
std::vector<LabelledKey> keyMeanings(KeyPreset preset, bool slip);

} // namespace pairwright
