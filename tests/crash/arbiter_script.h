#pragma once

#include "app/session/command/command.h"
#include "app/session/history/undo_history.h"

#include <QDateTime>

#include <cstdint>
#include <optional>
#include <variant>

/// An arbiter who enters a whole tournament, the same one for the same seed, however often the power fails.
namespace pairwright::test {

struct Undo {};
struct Redo {};
using ScriptStep = std::variant<Command, Undo, Redo>;

/// What undo and redo would do now.
struct UndoState {
    bool canUndo = false;
    bool canRedo = false;
};

/// The time that step `number` of the journal bears.
QDateTime timeOfStep(std::int64_t number);

/// What the arbiter does as step `number`: decided by the seed, the number and the tournament alone. Each step changes
/// something. None: the tournament is over.
std::optional<ScriptStep> nextStep(std::uint64_t seed, std::int64_t number, const Tournament& tournament,
                                   UndoState undo);

/// The tournament of the script in memory, without a file.
class Replay {
public:
    Replay(std::uint64_t seed, Tournament start);
    /// Goes on to that step; the first one is the creation. False: the script is over before.
    bool goTo(std::int64_t step);
    [[nodiscard]] std::int64_t step() const { return step_; }
    [[nodiscard]] const Tournament& tournament() const { return tournament_; }
    /// What the last step did; none: undo or redo, or nothing yet.
    [[nodiscard]] const std::optional<Command>& command() const { return command_; }
    [[nodiscard]] bool isOver() const;

private:
    [[nodiscard]] UndoState undoState() const;
    std::uint64_t seed_;
    Tournament tournament_;
    UndoHistory history_;
    std::int64_t step_ = 1;
    std::optional<Command> command_;
};

} // namespace pairwright::test
