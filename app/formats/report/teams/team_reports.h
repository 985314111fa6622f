#pragma once

#include "app/formats/report/reports.h"

namespace pairwright {

/// Sheets that there are of events of teams alone. Precondition of all: settings.teams.

/// Who plays in a round by name, with the team, the match and board ("3.2"), the colour and the opponent; teams without
/// a match below.
ReportDocument seatsByName(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                           const ReportOptions& options);
/// Each match of a round with its boards: who sits there, and the results from the side of the team that is named
/// first. A round that is not published gives its proposal where the options say so.
Expected<ReportDocument, ReportError> matchBoards(const Tournament& tournament, RoundNumber round,
                                                  const PairingSheetOptions& options);
/// The same to be filled in and signed by both captains and an arbiter.
Expected<ReportDocument, ReportError> matchReports(const Tournament& tournament, RoundNumber round,
                                                   const PairingSheetOptions& options);
/// Reports of matches that nobody has paired yet, to be filled in by hand.
ReportDocument emptyMatchReports(const Tournament& tournament, std::size_t matches, const ReportOptions& options);
/// For each team a form on which its captain says who sits where in that round; with the opponent and the colours
/// where the round is paired.
ReportDocument lineUpForms(const Tournament& tournament, RoundNumber round, const ReportOptions& options);
/// Each team with its players, in their order, and what they got in each round up to that one.
ReportDocument teamPlayers(const Tournament& tournament, int afterRound, const ReportOptions& options);
/// The players of each board among each other (TeamRules::order says what a board is), then all of them: by points,
/// then by games that were not needed, then by performance (C.07 art. 10.2).
ReportDocument boardStandings(const Tournament& tournament, int afterRound, const ReportOptions& options);

} // namespace pairwright
