#pragma once

#include "app/event/parts.h"
#include "ui/pages/reports/print_set.h"

namespace pairwright {

/// A file of an event with what is wanted of it on paper.
struct EventSheets {
    SharedTournament tournament;
    PaperPlan plan;
};
std::vector<EventSheets> sheetsOf(const std::vector<PartFile>& parts, const UserSettings& settings);

/// The print sets of all files of an event as one, in their order, each of the moment that it is at; before its first
/// round a file brings its list of players. nullptr: nothing.
std::shared_ptr<const PaintedPages> makeEventSet(const std::vector<EventSheets>& files, const QString& event,
                                                 QSizeF paper);
/// A document about all of them on the paper of that plan, with its logo.
std::shared_ptr<const PaintedPages> makeEventSheet(const ReportDocument& document, const PaperPlan& plan, QSizeF paper);

} // namespace pairwright
