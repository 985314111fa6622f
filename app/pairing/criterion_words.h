#pragma once

#include "engine/decision_record.h"

#include <QString>

namespace pairwright {

/// What a criterion asks for, in a few plain words: "players without the colour due".
QString describeCriterion(Criterion criterion);

/// The value is a list of points (tenths), and no number of players.
bool isListOfPoints(Criterion criterion);

} // namespace pairwright
