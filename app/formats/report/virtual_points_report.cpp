#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"

#include <algorithm>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

constexpr std::size_t mostAcceleratedUpright = 8;

/// The rules that gave the points: those of the Handbook, or the list itself.
QString whereFrom(const Tournament& tournament)
{
    if (isByBaku(tournament))
        return ReportTexts::tr("By Baku acceleration, FIDE Handbook C.04.7.");
    return ReportTexts::tr("Given by the file that this event was imported from, by no rule of the FIDE Handbook: this "
                           "list is the whole rule.");
}

} // namespace

ReportDocument virtualPointsReport(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const RoundNumber last = tournament.lastPublished();
    const auto round = last.value > 0 ? std::optional(last) : std::nullopt;
    ReportDocument document = startReport(ReportKind::virtualPoints, tournament, ReportTexts::tr("Virtual points"),
                                          options, round, round ? tournament.round(last)->published() : nullptr);
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    const std::vector<std::vector<Score>> points = virtualPoints(tournament, order);
    std::size_t rounds = 0;
    for (const std::vector<Score>& own : points)
        rounds = std::max(rounds, own.size());
    if (rounds == 0) {
        document.notes.append(ReportTexts::tr("Nobody has virtual points."));
        return document;
    }
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    ReportTable table;
    table.columns = {{ReportTexts::tr("No.", "pairing number, column"), Align::right, false},
                     nameColumn(ReportTexts::tr("Name"))};
    addPlayerColumns(shown, table.columns);
    for (std::size_t i = 0; i < rounds; ++i)
        table.columns.push_back({QString::number(i + 1), Align::centre, false});
    for (std::size_t i = 0; i < order.size(); ++i) {
        const PlayerData& data = tournament.player(order[i])->data;
        QStringList row{QString::number(i + 1), titledName(data)};
        addPlayerCells(shown, data, row);
        for (std::size_t of = 0; of < rounds; ++of)
            row.append(of < points[i].size() && points[i][of] != Score{} ? scoreText(points[i][of]) : QString());
        table.rows.push_back(std::move(row));
    }
    document.tables.push_back(std::move(table));
    document.notes.append(whereFrom(tournament));
    document.notes.append(ReportTexts::tr(
        "In each of these rounds a player is paired as if he had these points besides his own: they count in the "
        "scoregroups, for the bye and in the order of the boards. Those of one round are not added to those of the "
        "next; standings and tie-breaks leave them out."));
    document.landscape = rounds > mostAcceleratedUpright;
    return document;
}

} // namespace pairwright
