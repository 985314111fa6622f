#pragma once

#include "app/domain/tournament.h"

#include <QString>

class QComboBox;

namespace pairwright {

/// The choices for the acceleration, with the value as data; `given`: a last choice without a value, for the
/// points that a file brought. Keeps the current choice.
void fillWithAccelerations(QComboBox* box, bool given);
void fillWithMaxiChoices(QComboBox* box);

/// Who gets how many virtual points: "Numbers 1 to 20: +1 in rounds 1–2, +½ in rounds 3–4". Empty without
/// acceleration.
QString describeVirtualPoints(const Tournament& tournament);

/// "+1" in an accelerated round of the tournament, "–" otherwise; for a single player.
QString formatVirtualPoints(Score points);

} // namespace pairwright
