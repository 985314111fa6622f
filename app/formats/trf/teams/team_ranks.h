#pragma once

#include "app/formats/trf/import.h"
#include "engine/trf/teams/team_file.h"

/// By what the teams of a file are ranked. Teams are keyed by their place in the file.
namespace pairwright {

/// Tie-breaks as records 202 and 212 say. Where they name one that this program does not have, those of the options;
/// without any, the ranks of 310 hold if everybody has one. `state` is that of the file.
void takeTieBreaks(const trf::TeamFile& file, const TrfImportOptions& options, const TournamentState& state,
                   TrfImport& import);

/// Notes the ranks of 310 that differ from those of the event where it leaves teams out or has expelled some: the
/// reader has compared them with everybody in (takeWhatCounted()). Called with everything else taken.
void compareRanks(const trf::TeamFile& file, TrfImport& import);

} // namespace pairwright
