#pragma once

#include "engine/base/entrants.h"
#include "engine/words/criterion_words.h"

#include <QString>

namespace pairwright {

/// criterionText() in the language of the program, in the words of those who are paired.
QString describeCriterion(Criterion criterion, Entrants entrants);

} // namespace pairwright
