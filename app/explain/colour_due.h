#pragma once

#include "app/domain/tournament.h"
#include "engine/tournament/colours.h"

#include <QString>

namespace pairwright {

/// "White (strong)"; of a player without a preference "none".
QString describePreference(const ColourPreference& preference);
/// The same of a player for the round ahead; empty where the system knows no preferences, where he has none, and while
/// his game goes on.
QString colourDue(const Tournament& tournament, PlayerKey player);

} // namespace pairwright
