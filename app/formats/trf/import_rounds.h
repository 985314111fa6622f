#pragma once

#include "app/domain/tournament.h"
#include "app/formats/trf/import.h"
#include "engine/trf/to_state.h"

#include <vector>

namespace pairwright {

/// Adds the paired rounds of a document, published, and the byes of all rounds to a tournament whose
/// players are the document's in the order of `converted` (player i+1 has the key i+1).
void importRounds(const trf::Document& document, const trf::ConvertedState& converted, const QDateTime& now,
                  Tournament& tournament, std::vector<TrfImportNote>& notes);

} // namespace pairwright
