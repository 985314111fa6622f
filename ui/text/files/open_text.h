#pragma once

#include "app/formats/trf/import.h"
#include "app/storage/open_error.h"
#include "ui/text/files/trf_text.h"

#include <QString>

namespace pairwright {

/// Why a file could not be opened or made, and what to do.
QString sentenceFor(const OpenError& error);
/// What must be known before a tournament is written that somebody on another computer has according to its lock: who,
/// where, since when.
QString takeOverText(const FileHolder& holder, const QDateTime& now);
/// Why the tournament cannot be changed.
QString sentenceFor(const ReadOnlyReason& reason);

/// Why a TRF cannot become a tournament; with line number where there is one.
QString sentenceFor(const TrfImportError& error, const QString& fileName);
QString sentenceFor(const TrfImportNote& note, const Tournament& tournament);

} // namespace pairwright
