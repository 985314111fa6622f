#pragma once

#include "app/pairing/criterion_words.h" // describeCriterion(): used together with these
#include "engine/decision_record.h"
#include "engine/pairing.h"

#include <QString>

namespace pairwright {

/// "2", or points in descending order: "4, 3½". Empty when nothing was charged.
QString describeValue(const CriterionValue& value);
bool isPerfect(const CriterionValue& value);
/// Which colour rule decided: "Both get the colour due to them."
QString describeRule(ColourRule rule);

} // namespace pairwright
