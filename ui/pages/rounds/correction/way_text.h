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
QString describeWay(const LateArrivalWay& way, const Settings& settings);
/// What the button does that takes this way.
QString verbOf(const LateArrivalWay& way, bool ofTeams);

/// Why a result of it cannot be, and which ones can; empty: all can be (impossibleResult()).
QString describeImpossible(const Tournament& tournament, const Mistake& mistake);

/// Why the case cannot be recorded of that board; empty: nothing is known against it.
QString describeImpossible(const Tournament& tournament, CorrectionCase kind, BoardId board);

/// Whether it is lawful now, and by which article; `ways` may be empty.
QString lawfulness(const Tournament& tournament, const Mistake& mistake, const std::vector<CorrectionWay>& ways);

} // namespace pairwright
