#pragma once

#include "app/domain/tournament.h"

#include <QString>

class QComboBox;

namespace pairwright {

/// The choices for the acceleration, with the value as data; `given`: a last choice without a value, for the
/// points that a file brought. Keeps the current choice.
void fillWithAccelerations(QComboBox* box, bool given);

/// Who gets how many virtual points: "Numbers 1 to 20: +1 in rounds 1–2, +½ in rounds 3–4". Empty without
/// acceleration.
QString describeVirtualPoints(const Tournament& tournament);

/// The same for one player: "Virtual points: +1 in rounds 1–2, +½ in rounds 3–4". Empty without any.
QString describeVirtualPoints(const Tournament& tournament, PlayerKey player);

} // namespace pairwright
