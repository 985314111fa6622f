#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/tournament.h"
#include "app/storage/tournament/journal_store.h"
#include "engine/base/expected.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Why there is no way back: the newest step that cannot be read, or does not lead to what came after it. None: what
/// all of them together lead to contradicts itself.
struct NoWayBack {
    std::optional<std::int64_t> step;
};

/// The tournament as it was before `rows`, which are all the rows of the journal after that moment, oldest first;
/// `present` is the tournament after the last of them.
Expected<Tournament, NoWayBack> tournamentBefore(Tournament present, const std::vector<JournalRow>& rows);

/// The changes that lead back there from the present, as one step.
Expected<Delta, NoWayBack> wayBack(const Tournament& present, const std::vector<JournalRow>& rows);

/// The step of the first barrier (a publication) among the rows; none: undo could go back all the way.
std::optional<JournalRow> barrierIn(const std::vector<JournalRow>& rows);

} // namespace pairwright
