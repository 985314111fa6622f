#pragma once

#include "app/formats/report/report_document.h"
#include "app/formats/report/reports.h"
#include "ui/frame/desk.h"
#include "ui/print/painted_pages.h"

namespace pairwright {

/// What the arbiter has chosen on the Reports page.
struct ReportChoice {
    ReportKind kind = ReportKind::pairingsByBoard;
    std::optional<RoundNumber> round; ///< none: before round 1
    bool ratings = true;
    bool federations = false;
    bool clubs = false;
    bool notes = false;                           ///< pairings by board: floats and colours
    bool byName = false;                          ///< player list
    RatingKind ratingKind = RatingKind::standard; ///< rating preview: the list that the ratings are from
    bool changedOnly = false;                     ///< pairings by board: what a replaced version had otherwise
    int slipsAPage = 4;                           ///< result slips
};

/// The chosen sheet of a tournament. A round that is not published gives its proposal, marked as one. Precondition: not
/// result slips.
Expected<ReportDocument, ReportError> makeReport(const Tournament& tournament, const ReportChoice& choice);

/// Result slips of a published round, laid out; nullptr where there is none.
std::shared_ptr<const PaintedPages> makeSlips(const Tournament& tournament, const ReportChoice& choice, QSizeF page);

/// "Rapid Open - R3 pairings by board", without characters that file systems dislike.
QString suggestedFileName(const Tournament& tournament, const ReportChoice& choice);
QString nameOf(ReportKind kind);
/// Floats, colours not granted and so on, one text for each board of the shown version.
std::vector<QString> boardNotes(const Tournament& tournament, RoundNumber round);

} // namespace pairwright
