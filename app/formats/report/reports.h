#pragma once

#include "app/domain/text/language.h"
#include "app/domain/tournament.h"
#include "app/formats/report/report_document.h"
#include "app/formats/standings/category.h"
#include "engine/base/expected.h"
#include "engine/ratings/rating_event.h"
#include "engine/tiebreaks/presets.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// What the arbiter chooses for all sheets.
struct ReportOptions {
    QDateTime printedAt; ///< required
    bool ratings = true;
    bool federations = true;
    bool clubs = false;
    bool birthYears = false; ///< lists of players; the day is on no sheet
    Language language = {};  ///< of the sheet, whatever the window speaks
    QString webAddress = {}; ///< where the tournament is on the web; empty: nowhere
};

struct PairingSheetOptions {
    ReportOptions common;
    bool points = true; ///< points before the round
    /// The proposal instead of the published version; the sheet says that it is one.
    bool proposal = false;
    /// Of a version that replaces another only the boards that are not as they were; the sheet beside the old one on
    /// the wall. By board only; of a first version everything.
    bool changedOnly = false;
    /// One note for each board (floats, colours not granted); empty: no such column. By board only.
    std::vector<QString> boardNotes;
};

struct StandingsOptions {
    ReportOptions common;
    std::optional<std::vector<TieBreak>> tieBreaks; ///< none: those of the tournament
    bool story = false; ///< standings show each round as a square and what a rank has changed, where there is room
    std::vector<StandingsCategory> groups; ///< each with a table and ranks of its own; none: everybody in one
};

struct ReportError {
    enum class Code : std::uint8_t {
        roundNotPublished,
        noProposal,
        gamesOpen, ///< final standings wait for them; see finalStandingsWaitFor()
    };
    Code code = Code::roundNotPublished;
    RoundNumber round;
    friend bool operator==(const ReportError&, const ReportError&) = default;
};

/// The sheet for the wall: boards in order, then the bye, then who is not paired and why.
Expected<ReportDocument, ReportError> pairingsByBoard(const Tournament& tournament, RoundNumber round,
                                                      const PairingSheetOptions& options);
/// Players by name with board, colour and opponent; byes and absences among them.
Expected<ReportDocument, ReportError> pairingsByName(const Tournament& tournament, RoundNumber round,
                                                     const PairingSheetOptions& options);
/// Standings after a round (0: before the first; at most the last published one), by C.07 in the edition of
/// the event's start. Says so when results are missing.
ReportDocument standingsReport(const Tournament& tournament, int afterRound, const StandingsOptions& options);
/// The same with one column for each round: opponent, colour, result. Where everybody meets everybody, by numbers with
/// one column for each opponent.
ReportDocument crossTable(const Tournament& tournament, int afterRound, const StandingsOptions& options);
/// Standings of each part of the field, one after another; none chosen: all (groups of one's own, women, age groups,
/// ratings, federations), but for clubs.
ReportDocument groupStandings(const Tournament& tournament, int afterRound, const StandingsOptions& options);
/// A line for each player by pairing number with a cell for each round, what was played filled in, and empty lines for
/// late entries: hangs on the wall, or leads the tournament without a computer. Where everybody meets everybody it is
/// the cross-table by numbers.
ReportDocument wallChart(const Tournament& tournament, const ReportOptions& options);
/// All rounds that are laid out, who is free in each and which games are postponed.
ReportDocument scheduleReport(const Tournament& tournament, const ReportOptions& options);
/// The postponed games without a result, by day.
ReportDocument postponedReport(const Tournament& tournament, const ReportOptions& options);
/// The virtual points of all players in all rounds (C.04.7), and by which rule they have them.
ReportDocument virtualPointsReport(const Tournament& tournament, const ReportOptions& options);
/// The first page of the disaster pack: how this tournament is played, and which sheets follow.
ReportDocument packCover(const Tournament& tournament, const QStringList& sheets, const ReportOptions& options);
/// What the games up to a round (at most the last published one) would change in the ratings, player by player; marked
/// as a preview. `kind` is the list that the ratings are from.
ReportDocument ratingPreview(const Tournament& tournament, int afterRound, RatingKind kind,
                             const ReportOptions& options);
/// Who has a title norm, and who can still reach one and what is missing; marked as a preview.
ReportDocument titleNorms(const Tournament& tournament, int afterRound, const ReportOptions& options);
/// All players by TPN, or by name; of parts of the field each for itself.
ReportDocument playerList(const Tournament& tournament, bool byName, const ReportOptions& options,
                          const std::vector<StandingsCategory>& groups = {});
/// What players owe and have paid, by name, with the sums; private, for the arbiter alone.
ReportDocument paymentsReport(const Tournament& tournament, const ReportOptions& options);
/// By name who is expected at the check-in and was not seen yet.
ReportDocument missingPlayers(const Tournament& tournament, const ReportOptions& options);

} // namespace pairwright
