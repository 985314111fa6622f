#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"

#include <QString>

namespace pairwright {

/// "1 Alpha – 8 Theta, bye: 5 Delta": pairs in codes (see pairCodes()) with numbers and names, a few of many.
QString pairsText(const QString& codes, const Tournament& tournament);
/// The same in numbers alone: "1-8 2-7 → 1-7 2-8".
QString shortPairsText(const QString& codes, const Tournament& tournament);

/// What is said of pairing numbers that change, and of rounds that the rules pair otherwise; empty: the finding is
/// about others.
QString numbersSentence(const Finding& finding, const Tournament& tournament);

} // namespace pairwright
