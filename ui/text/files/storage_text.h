#pragma once

#include "app/session/history/recovery.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/tournament/backup.h"

#include <QString>
#include <QStringList>

namespace pairwright {

/// Why there is no backup, and what to do.
QString sentenceFor(const BackupError& error);
/// Why a file was not written, and what to do.
QString sentenceFor(const WriteError& error);
/// "Round 3, 5 March 2026 14:05": a line of the list of backups.
QString lineFor(const BackupFile& backup);
/// That the file came from an older program, and where the copy of it lies.
QString sentenceFor(const Upgrade& upgrade);
/// What was saved and what was lost, one sentence each, the most important first.
QStringList sentencesFor(const RecoveryReport& report);

} // namespace pairwright
