#pragma once

#include "app/corrections/ways.h"
#include "app/corrections/what_if.h"
#include "app/formats/report/report_document.h"

#include <QDateTime>
#include <QStringList>

namespace pairwright {

/// What hangs on the wall and shows something else once a mistake is dealt with in that way, one sentence each; empty:
/// nothing. `answer` says what would have been; none: it is not known, and the sheets that may differ are named.
QStringList outdatedSheets(const Tournament& before, const Mistake& mistake, CorrectionWay::Kind way,
                           const std::optional<WhatIf>& answer);

/// What hangs beside the pairings when boards of a published round have changed: those boards, with what they were.
/// Both are the tournament before and after it.
ReportDocument changedBoards(const Tournament& before, const Tournament& after, RoundNumber round,
                             const QDateTime& printedAt);

/// A note for the wall: what was corrected, and which sheets are not right any more. `before` is the tournament as it
/// was, `after` as it is.
ReportDocument correctionNote(const Tournament& before, const Tournament& after, const Mistake& mistake,
                              const QStringList& outdated, const QDateTime& printedAt);

} // namespace pairwright
