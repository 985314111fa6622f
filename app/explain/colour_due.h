#pragma once

#include "app/domain/tournament.h"
#include "engine/tournament/colours.h"

#include <QString>

#include <optional>

namespace pairwright {

/// "White (strong)"; of a player without a preference "none".
QString describePreference(const ColourPreference& preference);
/// What is due to a player in the round ahead; none as below.
std::optional<ColourPreference> preferenceAhead(const Tournament& tournament, PlayerKey player);
/// The same of a player for the round ahead; empty where the system knows no preferences, where he has none, and while
/// his game goes on.
QString colourDue(const Tournament& tournament, PlayerKey player);

} // namespace pairwright
