#pragma once

#include "engine/base/entrants.h"
#include "engine/decision_record.h"

#include <string_view>

namespace pairwright {

/// How a rule gave the colours of a board, in a few plain words: "the higher ranked player gets the colour due".
std::string_view colourText(ColourRule rule, Entrants entrants);

} // namespace pairwright
