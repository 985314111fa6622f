#pragma once

#include "engine/tournament/tournament_state.h"

#include <optional>

namespace pairwright::trf {

/// The lot that was drawn, from the highest ranked pair of the first round with colours in which neither had
/// played before: an odd effective number has the initial colour (rules: C.04.3 art. 5.2.5). No value while
/// there is no such pair.
std::optional<Colour> inferInitialColour(const TournamentState& state);

} // namespace pairwright::trf
