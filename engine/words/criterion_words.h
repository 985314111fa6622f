#pragma once

#include "engine/capabilities.h"
#include "engine/decision_record.h"

#include <string>

namespace pairwright {

/// What a criterion asks for, in a few plain words: "players without the colour due".
std::string criterionText(Criterion criterion);
/// The same where teams are paired: "teams without the colour due".
std::string criterionText(Criterion criterion, Entrants entrants);

/// The value is a list of points (tenths), and no number of players.
bool isListOfPoints(Criterion criterion);

} // namespace pairwright
