#pragma once

#include "app/domain/tournament.h"
#include "app/session/command/command.h"
#include "app/storage/journal_row.h"
#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QDateTime>
#include <QString>

#include <stop_token>

namespace pairwright {

/// Whom the journal names: `who`, or if that is empty the user of the operating system.
QString namedInLog(const QString& who);
/// The first step of a new journal: how the tournament came into the file.
JournalRow firstRow(const StepDescription& first, const QString& who, const QDateTime& now);
/// Of what was taken from another file.
StepDescription importStep(const Tournament& tournament, const QString& source);

/// Writes a new file of a tournament with a history of its own. It is made where nobody sees it and copied from there,
/// so that it is there whole or not at all; stopped, there is none.
Expected<Done, OpenError> writeNewFile(const QString& to, const Tournament& tournament, const JournalRow& first,
                                       const std::stop_token& stop);

} // namespace pairwright
