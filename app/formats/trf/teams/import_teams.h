#pragma once

#include "app/formats/trf/import.h"
#include "engine/trf/teams/team_file.h"

namespace pairwright {

/// A TRF of teams as a new event of teams: teams keyed by their place in the file, then who plays for them; each paired
/// round published with its matches, their boards and who sat there. What its matches bring is computed anew.
Expected<TrfImport, TrfImportError> importTeams(const trf::TeamFile& read, const TrfImportOptions& options);

} // namespace pairwright
