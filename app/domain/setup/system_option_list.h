#pragma once

#include "engine/systems.h"

#include <vector>

namespace pairwright {

/// The options of all systems that this build can pair, each once, in the order of systems(), teamSystems() and of the
/// options of each; without those that TeamRules sets.
std::vector<const SystemOption*> allOptions();
/// Whether it is any different with so many players.
bool makesDifference(const SystemOption& option, int players);

} // namespace pairwright
