#pragma once

#include "engine/decision_record.h"
#include "engine/pairing.h"
#include "engine/tournament/tournament_state.h"

#include <span>
#include <string_view>

namespace pairwright::dutch {

/// The editions of C.04.3 that this unit pairs by, and the points where they differ.
/// That of 2012 is a procedure of its own (engine/dutch2012) and shares only the field and the colour articles.
enum class Edition : std::uint8_t { of2012, of2017, of2026 };

/// One row of an edition's table: what the criterion is called there.
struct CriterionRow {
    Criterion criterion;
    std::string_view article; ///< "2.4.7 [C12]"
};

/// The quality criteria of an edition in descending priority.
std::span<const CriterionRow> criteria(Edition edition);

/// "5.2.3" (2026) or "E.3" (2017).
std::string_view colourArticle(Edition edition, ColourRule rule);

/// True if a record without a game gives a downfloat (2026: 1.4.3, 1.4.4; 2017: A.4.b; 2012: B.1.b).
bool givesDownfloat(Edition edition, const RoundRecord& unplayed, const PointSystem& points);

} // namespace pairwright::dutch
