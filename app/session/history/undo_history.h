#pragma once

#include "app/domain/changes/change.h"
#include "app/session/command/command.h"
#include "app/storage/tournament/journal_store.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace pairwright {

/// One step of the journal in memory. Shared, because the confirmed and the projected history hold it.
struct JournalStep {
    std::int64_t number = 1;
    StepKind kind = StepKind::done;
    std::optional<std::int64_t> target;
    bool isBarrier = false;
    bool isMark = false; ///< a checkpoint: neither undone nor redone
    bool isForeign =
        false; ///< done by somebody else: at another desk meanwhile, or by another login of a server before
    StepDescription description;
    Delta delta; ///< what this very step changed
};
using SharedStep = std::shared_ptr<const JournalStep>;

/// Which steps can be taken back or done again: two stacks, made from the rows of the journal in order. What somebody
/// else does meanwhile lies between one's own steps and is passed by.
class UndoHistory {
public:
    /// Follows one more row of the journal.
    void follow(const SharedStep& step);

    /// The last step of one's own that still holds, or the barrier behind which there is none; nullptr: neither.
    [[nodiscard]] SharedStep lastDone() const;
    /// The step of one's own that redo would do again; nullptr when there is none.
    [[nodiscard]] SharedStep lastUndone() const;
    /// Somebody else has done something that can still be reached.
    [[nodiscard]] bool heardOfOthers() const;

private:
    std::vector<SharedStep> done_;
    std::vector<SharedStep> undone_;
};

/// Writes into a row what its step did.
void describe(const StepDescription& step, JournalRow& row);

/// A row of the file as a step; nullptr when its texts cannot be read.
SharedStep stepFrom(const JournalRow& row);

} // namespace pairwright
