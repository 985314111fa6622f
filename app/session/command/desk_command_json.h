#pragma once

#include "app/session/command/command.h"

#include <QString>

#include <optional>

namespace pairwright {

/// A command that may wait for a server (mayWaitAtDesk()), as toJson() has written it; none: it is another one, or
/// cannot be read.
std::optional<Command> deskCommandFromJson(const QString& text);

/// The command as the journal keeps it, with the name of the entry that it came from and when that was made.
QString commandOfEntry(const QString& command, const QString& entry, const QDateTime& at);
/// The name of the entry that a command of the journal came from; empty: of none.
QString entryOf(const QString& command);

} // namespace pairwright
