#pragma once

#include "engine/trf/to_state.h"

#include <optional>

namespace pairwright::trf {

/// The lot that was drawn, from the highest ranked pair of the first round with colours in which neither had
/// played before: an odd effective number has the initial colour (rules: C.04.3 art. 5.2.5). A forfeit without
/// colours tells nothing. No value while there is no such pair. `converted` numbers the players of `document`.
std::optional<Colour> inferInitialColour(const Document& document, const ConvertedState& converted);

} // namespace pairwright::trf
