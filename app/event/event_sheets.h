#pragma once

#include "app/event/go_on.h"
#include "app/formats/report/reports.h"

/// Sheets of paper of all files of an event.
namespace pairwright {

/// The cross-tables of all of them after their last round, one below the other: several groups a page.
ReportDocument crossTablesOfAll(const std::vector<PartFile>& parts, const ReportOptions& options);
/// Who changes groups at the end of the season, and the groups of the next.
ReportDocument seasonSheet(const std::vector<PartFile>& parts, const Season& season, const ReportOptions& options);
/// Who goes on, in the order of the seeds.
ReportDocument goOnSheet(const std::vector<PartFile>& parts, const GoOn& goOn, const ReportOptions& options);

} // namespace pairwright
