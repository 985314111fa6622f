#pragma once

#include "app/storage/open_error.h"

#include <QString>

#include <optional>

namespace pairwright {

/// Looks at the first bytes of a file without opening it as a database: is it ours, whole, and of a
/// schema that we know? No value: nothing speaks against opening it.
std::optional<OpenError> probe(const QString& path);

/// What is written beside the file would have a longer name than disks take.
bool isNameTooLong(const QString& path);
/// True if a write-ahead log with content lies beside the file.
bool hasWriteAheadLog(const QString& path);
/// True if the journal of a step that was not finished lies beside it.
bool hasRollbackJournal(const QString& path);
/// Either of the two: a program died over the file, or has it open now.
bool hasLeftovers(const QString& path);
/// A program died over the file, or has it open, under another name of it (a hard link): its log lies beside that one,
/// and what it has confirmed there is not seen here.
bool hasLogUnderOtherName(const QString& path);

} // namespace pairwright
