#pragma once

#include "app/formats/report/reports.h"
#include "app/prizes/prize_assignment.h"

/// The sheets of the prizes, in the language of the options. Where prizes are announced, list, ceremony and receipts
/// are of the announcement; nobody's fee is told.
namespace pairwright {

/// For the wall: who gets what, and the sums.
ReportDocument prizeList(const Tournament& tournament, const ReportOptions& options);
/// To read out at the ceremony: the last prize first, with points and tie-breaks.
ReportDocument prizeCeremony(const Tournament& tournament, const ReportOptions& options);
/// For each prize who got it, who came before and why not; what is shared and how; the rules.
ReportDocument prizeWorksheet(const Tournament& tournament, const ReportOptions& options);
/// The rankings of clubs, schools and teams, each with its players.
ReportDocument teamRankingsReport(const Tournament& tournament, const ReportOptions& options);

namespace prizes {

/// What is announced, else what would be if it ended now.
std::vector<Award> shownAwards(const Tournament& tournament);
QString shownCurrency(const Tournament& tournament);
/// After which round: of the announcement, else if it ended now.
int shownRound(const Tournament& tournament);
/// "Announced on ...", "PROVISIONAL: if it ended now, after round 4 of 7"; empty at the end of the event.
QString stateText(const Tournament& tournament);
/// What by now would be otherwise than it was announced, one sentence for each who is concerned; empty: nothing.
QStringList sinceTheAnnouncement(const Tournament& tournament, const PrizeAssignment& now);
/// The name of whoever an award is for, with title.
QString nameOf(const Tournament& tournament, const Award& award);
/// The prizes of an award by their labels; "share" where there is only money of others, "level with the last prize".
QString labelsText(const Award& award);

} // namespace prizes
} // namespace pairwright
