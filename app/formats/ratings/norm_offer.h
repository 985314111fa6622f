#pragma once

#include "app/domain/tournament.h"
#include "engine/ratings/norm_obstacle.h"

#include <span>

namespace pairwright {

/// Why nobody can make a title norm in this tournament, in one sentence in the language of the user; empty: somebody
/// could, as far as is known. Norms are spoken of only where it is empty.
QString whyNoNorms(const Tournament& tournament);

/// The same of an event that FIDE rates, by its players and planned games alone, so many of them a
/// round.
QString whyNoNorms(std::span<const RatedPerson> people, int games, int ofARound);

} // namespace pairwright
