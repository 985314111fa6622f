#include "app/domain/players/tpn_order.h"
#include "app/formats/display_text.h"
#include "app/formats/report/cross_table_cells.h"
#include "app/formats/report/grid_columns.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"
#include "app/formats/report/rounds_in_order.h"
#include "engine/capabilities.h"

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

constexpr int emptyLines = 4; // for who comes late
constexpr int mostRoundsUpright = 5;
constexpr int mostGamesOfTwoLetters = 40; // beyond them a cell is as wide as one
constexpr int mostGamesUpright = 10;      // in a line of a cross-table by numbers

/// A cross-table to be written on.
ReportTable gridToFill(const Tournament& tournament, const AllPlayAllGrid& grid, const ReportOptions& shown)
{
    ReportTable table;
    table.ruled = true;
    table.columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
    addPlayerColumns(shown, table.columns);
    const std::size_t first = table.columns.size();
    const bool isWide = grid.columns() * grid.games() > mostGamesOfTwoLetters;
    addGridColumns(grid, isWide ? QStringLiteral("0") : QStringLiteral("00"), table.columns);
    table.columns.push_back({ReportTexts::tr("Pts", "points, column"), Align::right, false, QStringLiteral("00½")});
    table.columns.push_back({ReportTexts::tr("Rk.", "rank, column"), Align::right, false, QStringLiteral("000")});
    for (const PlayerKey player : grid.order()) {
        const PlayerData& data = tournament.anybody(player)->data;
        QStringList row{grid.number(player), titledName(data)};
        addPlayerCells(shown, data, row);
        addGridCells(grid, player, first, row, table);
        row += {QString(), QString()};
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

ReportDocument wallChart(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int published = tournament.lastPublished().value;
    const int rounds = std::max(published, tournament.settings.plannedRounds);
    const auto round = published > 0 ? std::optional(RoundNumber{published}) : std::nullopt;
    ReportDocument document = startReport(ReportKind::wallChart, tournament, ReportTexts::tr("Wall chart"), options,
                                          round, round ? tournament.round(*round)->published() : nullptr);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    if (capabilitiesOf(tournament.settings.system).allPlayAll) {
        const AllPlayAllGrid grid(tournament, published);
        document.tables = byTeams(gridToFill(tournament, grid, shown), grid, tournament);
        document.alike = document.tables.size() > 1;
        document.notes.append(grid.legend());
        document.landscape = grid.columns() * grid.games() > mostGamesUpright;
        return document;
    }
    ReportTable table;
    table.ruled = true;
    table.columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
    addPlayerColumns(shown, table.columns);
    const std::size_t first = table.columns.size();
    // Room for an opponent, a colour and a result, in a hand as large as the type.
    for (int i = 1; i <= rounds; ++i)
        table.columns.push_back({QString::number(i), Align::centre, false, QStringLiteral("0000w½")});
    table.columns.push_back({ReportTexts::tr("Pts", "points, column"), Align::right, false, QStringLiteral("000½")});
    table.columns.push_back({ReportTexts::tr("Rk.", "rank, column"), Align::right, false, QStringLiteral("0000")});

    const CrossTableCells cells(tournament, published);
    std::map<PlayerKey, QString> points;
    const RankedPlayers ranked(tournament, published, {});
    for (const RankedPlayers::Line& line : ranked.everybody())
        points[line.player->key] = scoreText(line.row.score);
    const TpnMap numbers(tpnOrder(tournament));
    for (const PlayerKey key : numbers.order()) {
        const PlayerData& player = tournament.player(key)->data;
        QStringList row{QString::number(numbers.tpnOf(key)->value), titledName(player)};
        addPlayerCells(shown, player, row);
        for (int i = 1; i <= rounds; ++i)
            row.append(i <= published ? cells.cell(key, RoundNumber{i}) : QString());
        row += {published > 0 ? points[key] : QString(), QString()};
        table.rows.push_back(std::move(row));
    }
    QStringList empty;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        empty.append(QString());
    table.rows.insert(table.rows.end(), emptyLines, empty);
    keepRoundsInOrder(table, first, static_cast<std::size_t>(rounds));
    document.landscape = rounds > mostRoundsUpright;
    document.tables.push_back(std::move(table));
    document.notes.append(CrossTableCells::legend(tournament.settings));
    return document;
}

} // namespace pairwright
