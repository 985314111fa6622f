#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

namespace pairwright {

/// What happened to a step: done, or an earlier step taken back or done again.
enum class StepKind : std::uint8_t { done, undone, redone };

/// One row of the journal. `description`, `command` and `changes` are JSON texts.
struct JournalRow {
    std::int64_t step = 1; ///< from 1, without gaps
    QDateTime at;          ///< UTC
    QString who;
    StepKind kind = StepKind::done;
    std::optional<std::int64_t> target; ///< the step that was undone or redone
    bool isBarrier = false;             ///< undo stops here
    int acknowledged = 1;               ///< WarningLevel up to which the arbiter had been asked
    QString name;                       ///< of the step, as `description` says it
    QString description;
    QString command;
    QString changes;        ///< without what is private
    QString privateChanges; ///< that; empty: nothing of the kind
};

/// Whether one journal has the other's step, and not another of the same number.
inline bool isSameStep(const JournalRow& a, const JournalRow& b)
{
    return a.step == b.step && a.at == b.at && a.who == b.who && a.kind == b.kind && a.name == b.name &&
           a.description == b.description && a.command == b.command && a.changes == b.changes;
}

} // namespace pairwright
