#pragma once

#include "app/jobs/web_job.h"

#include <QString>

namespace pairwright {

/// Why the web folder was not written, and what to do.
QString sentenceFor(const web::FolderError& error);
/// "12 files written, 300 unchanged."
QString sentenceFor(const web::FolderChanges& changes);
/// How the command after writing ended; empty: there was none. What it said stands in `output` of the outcome.
QString sentenceFor(const WebCommandOutcome& outcome);
bool isTrouble(const WebCommandOutcome& outcome);

} // namespace pairwright
