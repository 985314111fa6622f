#pragma once

#include "app/event/part_plan.h"
#include "app/event/promotion.h"

#include <QString>

namespace pairwright {

/// What cannot be made, and what to do about it.
QString sentenceFor(const PlanFault& fault, const std::vector<PartPlan>& plan);
QString sentenceFor(const PartsStay& stay);
QString sentenceFor(const SeasonFault& fault, const std::vector<PartFile>& parts);

} // namespace pairwright
