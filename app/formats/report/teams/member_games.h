#pragma once

#include "app/domain/tournament.h"
#include "app/formats/report/reports.h"

#include <map>

namespace pairwright {

/// The board at which a member of a team sat in a round.
struct Seat {
    int board = 0;              ///< 0: he did not sit
    const Game* game = nullptr; ///< of the published version
    PlayerKey team;
};

Seat seatOf(const Tournament& tournament, PlayerKey member, RoundNumber round);

/// Points and games of a member in the rounds up to one.
struct Tally {
    Score points;               ///< what he brought his team
    Score byForfeit;            ///< of them
    int results = 0;            ///< of games that were played, and forfeits
    int games = 0;              ///< that were played over the board
    std::map<int, int> onBoard; ///< how often he sat there
};

Tally tallyOf(const Tournament& tournament, PlayerKey member, int rounds);

/// Of the sheets of members: in bold type.
ReportColumn memberPointsColumn();
/// A sheet of what has been played up to a round, 0: nothing.
ReportDocument startSheetAfter(ReportKind kind, const Tournament& tournament, const QString& subject,
                               const ReportOptions& options, int rounds);

} // namespace pairwright
