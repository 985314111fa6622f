#include "app/session/history/undo_history.h"

#include "app/session/command/command_json.h"
#include "app/session/command/command_names.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Nearly always the last one.
void move(std::optional<std::int64_t> step, std::vector<SharedStep>& from, std::vector<SharedStep>& to)
{
    const auto found =
        std::find_if(from.rbegin(), from.rend(), [step](const SharedStep& one) { return one->number == step; });
    if (found == from.rend())
        return;
    to.push_back(*found);
    from.erase(std::next(found).base());
}

} // namespace

void UndoHistory::follow(const SharedStep& step)
{
    if (step->isMark)
        return;
    switch (step->kind) {
    case StepKind::done:
        if (!step->isForeign)
            undone_.clear();
        if (step->isBarrier)
            done_.clear();
        done_.push_back(step);
        break;
    case StepKind::undone: move(step->target, done_, undone_); break;
    case StepKind::redone: move(step->target, undone_, done_); break;
    }
}

SharedStep UndoHistory::lastDone() const
{
    const auto found = std::find_if(done_.rbegin(), done_.rend(),
                                    [](const SharedStep& step) { return step->isBarrier || !step->isForeign; });
    return found == done_.rend() ? nullptr : *found;
}

SharedStep UndoHistory::lastUndone() const
{
    const auto found =
        std::find_if(undone_.rbegin(), undone_.rend(), [](const SharedStep& step) { return !step->isForeign; });
    return found == undone_.rend() ? nullptr : *found;
}

bool UndoHistory::heardOfOthers() const
{
    return std::any_of(done_.begin(), done_.end(), [](const SharedStep& step) { return step->isForeign; });
}

void describe(const StepDescription& step, JournalRow& row)
{
    row.name = nameOf(step.command);
    row.description = toJson(step);
}

SharedStep stepFrom(const JournalRow& row)
{
    const auto description = stepFromJson(row.description);
    auto delta = changesFromJson(row.changes, row.privateChanges);
    if (!description || !delta)
        return nullptr;
    auto step = std::make_shared<JournalStep>();
    step->number = row.step;
    step->kind = row.kind;
    step->target = row.target;
    step->isBarrier = row.isBarrier;
    step->isMark = description->command == CommandName::markCheckpoint;
    step->description = *description;
    step->delta = std::move(*delta);
    return step;
}

} // namespace pairwright
