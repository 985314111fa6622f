#pragma once

#include "engine/articles.h"
#include "engine/pairing.h"
#include "engine/tournament/tournament_state.h"

#include <span>

namespace pairwright::dutch {

/// The editions of C.04.3 that this unit pairs by, and the points where they differ.
/// That of 2012 is a procedure of its own (engine/dutch2012) and shares only the field and the colour articles.
enum class Edition : std::uint8_t { of2012, of2017, of2026 };

/// The quality criteria of an edition's brackets in descending priority.
std::span<const CriterionArticle> criteria(Edition edition);

/// True if a record without a game gives a downfloat (2026: 1.4.3, 1.4.4; 2017: A.4.b; 2012: B.1.b).
bool givesDownfloat(Edition edition, const RoundRecord& unplayed, const PointSystem& points);

} // namespace pairwright::dutch
