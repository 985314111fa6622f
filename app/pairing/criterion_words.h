#pragma once

#include "engine/words/criterion_words.h"

#include <QString>

namespace pairwright {

/// criterionText() in the language of the program.
QString describeCriterion(Criterion criterion);

} // namespace pairwright
