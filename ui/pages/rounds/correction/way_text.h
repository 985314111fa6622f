#pragma once

#include "app/corrections/cases.h"
#include "app/corrections/late_arrival.h"
#include "app/corrections/ways.h"

#include <QString>

namespace pairwright {

/// What the arbiter found to be wrong, for a choice.
QString describeCase(CorrectionCase one);

/// One sentence on what the way does, with its article; for the buttons that choose one.
QString describeWay(const CorrectionWay& way, bool ofTeams);
QString describeWay(const LateArrivalWay& way, bool ofTeams);
/// What the button does that takes this way.
QString verbOf(const LateArrivalWay& way);

/// Whether it is lawful now, and by which article; `ways` may be empty.
QString lawfulness(const Tournament& tournament, const Mistake& mistake, const std::vector<CorrectionWay>& ways);

} // namespace pairwright
