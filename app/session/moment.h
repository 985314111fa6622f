#pragma once

#include "app/domain/change.h"
#include "app/domain/tournament.h"
#include "app/storage/journal_store.h"

#include <optional>
#include <vector>

namespace pairwright {

/// The tournament as it was before `rows`, which are all the rows of the journal after that moment, oldest first;
/// `present` is the tournament after the last of them. None: a row cannot be read, or does not fit.
std::optional<Tournament> tournamentBefore(Tournament present, const std::vector<JournalRow>& rows);

/// The changes that lead back there from the present, as one step. None as above.
std::optional<Delta> wayBack(const std::vector<JournalRow>& rows);

/// The step of the first barrier (a publication) among the rows; none: undo could go back all the way.
std::optional<JournalRow> barrierIn(const std::vector<JournalRow>& rows);

} // namespace pairwright
