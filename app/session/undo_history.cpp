#include "app/session/undo_history.h"

#include "app/session/command_json.h"
#include "app/session/command_names.h"

namespace pairwright {

void UndoHistory::follow(const SharedStep& step)
{
    if (step->isMark)
        return;
    switch (step->kind) {
    case StepKind::done:
        undone_.clear();
        if (step->isBarrier)
            done_.clear();
        done_.push_back(step);
        break;
    case StepKind::undone:
        if (!done_.empty()) {
            undone_.push_back(done_.back());
            done_.pop_back();
        }
        break;
    case StepKind::redone:
        if (!undone_.empty()) {
            done_.push_back(undone_.back());
            undone_.pop_back();
        }
        break;
    }
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
