#pragma once

#include "app/domain/change.h"
#include "app/session/command.h"
#include "app/storage/journal_store.h"

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
    StepDescription description;
    Delta delta; ///< what this very step changed
};
using SharedStep = std::shared_ptr<const JournalStep>;

/// Which steps can be taken back or done again: two stacks, made from the rows of the journal in order.
class UndoHistory {
public:
    /// Follows one more row of the journal.
    void follow(const SharedStep& step);

    /// The last step that still holds, a barrier included; nullptr when there is none.
    [[nodiscard]] SharedStep lastDone() const { return done_.empty() ? nullptr : done_.back(); }
    /// The step that redo would do again; nullptr when there is none.
    [[nodiscard]] SharedStep lastUndone() const { return undone_.empty() ? nullptr : undone_.back(); }

private:
    std::vector<SharedStep> done_;
    std::vector<SharedStep> undone_;
};

/// Writes into a row what its step did.
void describe(const StepDescription& step, JournalRow& row);

/// A row of the file as a step; nullptr when its texts cannot be read.
SharedStep stepFrom(const JournalRow& row);

} // namespace pairwright
