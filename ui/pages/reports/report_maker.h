#pragma once

#include "app/formats/report/report_document.h"
#include "app/formats/report/reports.h"
#include "ui/frame/desk.h"
#include "ui/print/painted_pages.h"
#include "ui/print/sheet.h"

#include <QImage>

namespace pairwright {

/// How the arbiter wants one kind of sheet, kept for each (PaperPlan).
struct ReportLook {
    bool ratings = true;
    bool federations = false;
    bool clubs = false;
    bool notes = false;      ///< pairings by board: floats and colours
    bool points = true;      ///< the same: points before the round
    bool byName = false;     ///< player list
    bool birthYears = false; ///< the same
    bool names = true;       ///< board cards: who plays there
    QStringList groups = {}; ///< keyOf() the parts of the field that it is of; empty: everybody, or all groups
    int aPage = 0;           ///< slips and cards; 0: the usual number
    SheetOptions::Orientation orientation = SheetOptions::Orientation::automatic;
    std::optional<double> type;  ///< points; see SheetOptions
    int pages = 0;               ///< to be filled; see SheetOptions
    QString language = {};       ///< code; empty: that of the window
    QString secondLanguage = {}; ///< the same sheet in this one after it; empty: once is enough
    friend bool operator==(const ReportLook&, const ReportLook&) = default;
};

/// What the arbiter has chosen on the Reports page.
struct ReportChoice : ReportLook {
    ReportKind kind = ReportKind::pairingsByBoard;
    std::optional<RoundNumber> round;             ///< none: before round 1
    RatingKind ratingKind = RatingKind::standard; ///< rating preview: the list that the ratings are from
    bool changedOnly = false;                     ///< pairings by board: what a replaced version had otherwise
    QString notice;                               ///< the text of the notice
    QImage logo = {};                             ///< at the head of documents; null: none
    QString webAddress = {};                      ///< on published pairings, as a code too; empty: none
};

/// Whether the sheet is a document, which can be saved as HTML too.
bool isDocument(ReportKind kind);
/// Whether it shows one round, or the standings after one.
bool isOfARound(ReportKind kind);
/// Whether such a sheet of this tournament can be wanted at all.
bool isOfferedFor(const Tournament& tournament, ReportKind kind);
/// Whether it gives ranks, so that the last one of them waits for open games; see finalStandingsWaitFor().
bool ranksPlayers(ReportKind kind);
/// Whether it is about prizes or team rankings, which have their own columns.
bool isOfPrizes(ReportKind kind);
/// Whether it can be of chosen groups only.
bool hasGroups(ReportKind kind);
/// The round that such a sheet is wanted of: pairings of the one in play, line-ups of the next that has none yet, all
/// else of the last with results.
std::optional<RoundNumber> usualRound(const Tournament& tournament, ReportKind kind);
/// Slips or cards a page that are taken without a choice; 0: of this kind there are none.
int usualNumberAPage(ReportKind kind);

/// The chosen sheet of a tournament. A round that is not published gives its proposal, marked as one. Precondition:
/// isDocument(kind).
Expected<ReportDocument, ReportError> makeReport(const Tournament& tournament, const ReportChoice& choice);

/// The same of every kind but the print set, laid out on paper of that size; nullptr where there is nothing to show.
std::shared_ptr<const PaintedPages> makePages(const Tournament& tournament, const ReportChoice& choice, QSizeF paper);

/// "Rapid Open - R3 pairings by board", without characters that file systems dislike.
QString suggestedFileName(const Tournament& tournament, const ReportChoice& choice);
/// What it is called in a list of sheets, for players or for teams.
QString nameOf(ReportKind kind, bool ofTeams = false);
/// Floats, colours not granted and so on, one text for each board of the shown version.
std::vector<QString> boardNotes(const Tournament& tournament, RoundNumber round);

} // namespace pairwright
