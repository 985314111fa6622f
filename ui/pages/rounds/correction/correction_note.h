#pragma once

#include "app/corrections/mistake.h"
#include "app/formats/report/report_document.h"

#include <QDateTime>
#include <QStringList>

namespace pairwright {

/// A note for the wall: what was corrected, and which sheets are not right any more. `before` is the tournament as it
/// was, `after` as it is.
ReportDocument correctionNote(const Tournament& before, const Tournament& after, const Mistake& mistake,
                              const QStringList& outdated, const QDateTime& printedAt);

} // namespace pairwright
