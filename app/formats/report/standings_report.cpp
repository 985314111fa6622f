#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/rounds/withdrawal_after.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/cross_table_cells.h"
#include "app/formats/report/grid_columns.h"
#include "app/formats/report/open_games_notes.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"
#include "app/formats/report/rounds_in_order.h"
#include "app/formats/report/system_notice.h"
#include "app/formats/standings/player_paths.h"
#include "app/formats/standings/tie_break_columns.h"
#include "engine/capabilities.h"
#include "engine/tiebreaks/descriptor.h"

#include <algorithm>
#include <map>
#include <optional>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

constexpr int mostColumnsUpright = 8; // of opponents

QString nameText(const Tournament& tournament, const Player& player, const RankedPlayers& ranked)
{
    QString name = titledName(player.data);
    if (ranked.playOffWinner() == player.key)
        return playOffWinnerText(name);
    const Withdrawal* withdrawal = withdrawalAfter(tournament, player, ranked.afterRound());
    if (withdrawal == nullptr)
        return name;
    return withdrawal->expelled
               ? filled(ReportTexts::tr("%1 (expelled, round %2)", "a player"), name, withdrawal->from.value)
               : ReportTexts::tr("%1 (withdrawn)").arg(name);
}

/// What keeps the standings from being final.
void addOpenGames(const Tournament& tournament, int afterRound, ReportDocument& document)
{
    const std::vector<OpenGames> waiting = openGames(tournament, afterRound);
    if (const QString provisional = provisionalText(tournament, waiting); !provisional.isEmpty())
        document.titleLines.append(provisional);
    document.notes.append(openGamesNotes(tournament, waiting));
}

void addRankingNotes(const RankedPlayers& ranked, const std::vector<TieBreak>& tieBreaks, ReportDocument& document)
{
    for (const RankedPlayers::Line& line : ranked.lines())
        if (ranked.playOffWinner() == line.player->key)
            document.notes.append(playOffNote(titledName(line.player->data)));
    if (ranked.areStated())
        document.notes.append(statedRanksText());
    if (tieBreaks.empty())
        return;
    QStringList names;
    for (const TieBreak& tieBreak : tieBreaks)
        names.append(QString::fromStdString(toString(tieBreak)) + QStringLiteral(" = ") + tieBreakName(tieBreak));
    if (const QString without = notComputedText(ranked.lines(), tieBreaks); !without.isEmpty())
        document.notes.append(without);
    document.notes.append(filled(ReportTexts::tr("Tie-breaks by FIDE Handbook C.07, edition %1: %2."),
                                 static_cast<int>(ranked.edition()), names.join(QStringLiteral(", "))));
}

/// One part of the field, or everybody; with a column for each round in a cross-table.
ReportTable placesTable(const Tournament& tournament, const RankedPlayers& ranked, int rounds,
                        const std::vector<TieBreak>& tieBreaks, const TieBreakColumns& values,
                        const ReportOptions& options, const CrossTableCells* cells)
{
    ReportTable table;
    table.columns.push_back({ReportTexts::tr("Rk.", "rank, column"), Align::right, false});
    table.columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
    addPlayerColumns(options, table.columns);
    const std::size_t first = table.columns.size();
    for (int i = 1; cells != nullptr && i <= rounds; ++i)
        table.columns.push_back({QString::number(i), Align::centre, false});
    table.columns.push_back({ReportTexts::tr("Pts", "points, column"), Align::right, false});
    table.columns.back().shown = ReportColumn::Shown::strong;
    for (const TieBreak& tieBreak : tieBreaks)
        table.columns.push_back({QString::fromStdString(toString(tieBreak)), Align::right, false});
    for (const RankedPlayers::Line& line : ranked.lines()) {
        const Player& player = *line.player;
        QStringList row{line.rankText(), QString::number(line.number.value), nameText(tournament, player, ranked)};
        addPlayerCells(options, player.data, row);
        for (int i = 1; cells != nullptr && i <= rounds; ++i)
            row.append(cells->cell(player.key, RoundNumber{i}));
        row.append(scoreText(line.row.score));
        for (std::size_t i = 0; i < line.row.tieBreaks.size(); ++i)
            row.append(values.text(i, line.row.tieBreaks[i].value));
        table.rows.push_back(std::move(row));
    }
    if (cells != nullptr)
        keepRoundsInOrder(table, first, static_cast<std::size_t>(rounds));
    return table;
}

/// A square for each round before the points, and behind the rank what it has changed.
void addStory(const Tournament& tournament, const RankedPlayers& ranked, const CrossTableCells& cells,
              const PlayerPaths& paths, const std::vector<TieBreak>& tieBreaks, const StandingsCategory& part,
              ReportTable& table)
{
    const int rounds = paths.rounds();
    std::size_t points = 0;
    while (table.columns[points].title != ReportTexts::tr("Pts", "points, column"))
        ++points;
    std::map<PlayerKey, int> before;
    if (rounds > 1 && !ranked.areStated()) {
        const RankedPlayers then(tournament, rounds - 1, tieBreaks, part);
        for (const RankedPlayers::Line& line : then.lines())
            before[line.player->key] = line.row.rank;
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const RankedPlayers::Line& line = ranked.lines()[row];
        const std::vector<PathStep>& path = paths.of(line.player->key);
        for (int round = rounds; round >= 1; --round) {
            table.rows[row].insert(static_cast<qsizetype>(points), cells.cell(line.player->key, RoundNumber{round}));
            const auto place = static_cast<std::size_t>(round - 1);
            if (place < path.size())
                table.squares[{row, points + place + 1}] = path[place]; // the change comes before it
        }
        const auto was = before.find(line.player->key);
        const int change = was == before.end() ? 0 : was->second - line.row.rank;
        table.rows[row].insert(1, change == 0  ? QString()
                                  : change > 0 ? steady(QLatin1Char('+') + QString::number(change))
                                               : steady(minusSign + QString::number(-change)));
    }
    std::vector<ReportColumn> squares;
    for (int round = 1; round <= rounds; ++round) {
        squares.push_back({QString::number(round), Align::centre, false});
        squares.back().shown = ReportColumn::Shown::square;
        squares.back().yields = ReportColumn::Yields::toLegibleType;
    }
    table.columns.insert(table.columns.begin() + static_cast<std::ptrdiff_t>(points), squares.begin(), squares.end());
    ReportColumn change{QStringLiteral("±"), Align::right, false};
    change.yields = ReportColumn::Yields::toLegibleType;
    table.columns.insert(table.columns.begin() + 1, change);
    keepRoundsInOrder(table, points + 1, squares.size());
}

/// By numbers, with a column for each opponent.
ReportTable gridTable(const Tournament& tournament, const RankedPlayers& ranked, const AllPlayAllGrid& grid,
                      const std::vector<TieBreak>& tieBreaks, const ReportOptions& options)
{
    ReportTable table;
    table.lined = true;
    table.columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
    addPlayerColumns(options, table.columns);
    const std::size_t first = table.columns.size();
    addGridColumns(grid, QStringLiteral("0"), table.columns);
    table.columns.push_back({ReportTexts::tr("Pts", "points, column"), Align::right, false});
    table.columns.back().shown = ReportColumn::Shown::strong;
    for (const TieBreak& tieBreak : tieBreaks)
        table.columns.push_back({QString::fromStdString(toString(tieBreak)), Align::right, false});
    table.columns.push_back({ReportTexts::tr("Rk.", "rank, column"), Align::right, false});
    table.columns.back().shown = ReportColumn::Shown::strong;
    std::vector<RankedPlayers::Line> lines = ranked.everybody(); // a row for each column
    std::sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    const TieBreakColumns values(lines);
    for (const RankedPlayers::Line& line : lines) {
        const Player& player = *line.player;
        QStringList row{grid.number(player.key), nameText(tournament, player, ranked)};
        addPlayerCells(options, player.data, row);
        addGridCells(grid, player.key, first, row, table);
        row.append(scoreText(line.row.score));
        for (std::size_t i = 0; i < line.row.tieBreaks.size(); ++i)
            row.append(values.text(i, line.row.tieBreaks[i].value));
        row.append(line.rankText());
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString subjectOf(ReportKind kind, int rounds, const std::vector<StandingsCategory>& parts)
{
    const bool groups = kind == ReportKind::groups;
    QString subject;
    if (rounds == 0)
        subject = groups ? ReportTexts::tr("Groups before round 1") : ReportTexts::tr("Standings before round 1");
    else if (kind == ReportKind::crossTable)
        subject = ReportTexts::tr("Cross-table after round %1").arg(rounds);
    else
        subject = groups ? ReportTexts::tr("Groups after round %1").arg(rounds)
                         : ReportTexts::tr("Standings after round %1").arg(rounds);
    const bool isOne = parts.size() == 1 && parts.front().kind != StandingsCategory::Kind::everybody;
    return isOne ? subject + QStringLiteral(": ") + nameOf(parts.front()) : subject;
}

/// `parts`: those that have a table each.
ReportDocument standingsDocument(ReportKind kind, const Tournament& tournament, int afterRound,
                                 const StandingsOptions& options, const std::vector<StandingsCategory>& parts)
{
    const bool withRounds = kind == ReportKind::crossTable;
    const int rounds = tournament.atMostPublished(afterRound);
    const auto round = rounds > 0 ? std::optional(RoundNumber{rounds}) : std::nullopt;
    ReportDocument document = startReport(kind, tournament, subjectOf(kind, rounds, parts), options.common, round,
                                          round ? tournament.round(*round)->published() : nullptr);
    const std::vector<TieBreak> tieBreaks = options.tieBreaks.value_or(tournament.settings.tieBreaks);
    const CrossTableCells cells(tournament, rounds);
    const ReportOptions shown = withoutEmptyColumns(options.common, tournament);
    const bool byNumbers = withRounds && capabilitiesOf(tournament.settings.system).allPlayAll;
    const auto grid = byNumbers ? std::optional(AllPlayAllGrid(tournament, rounds)) : std::nullopt;
    const auto paths =
        kind == ReportKind::standings && options.story && rounds > 0 && matchShape(tournament.settings).games == 1
            ? std::optional(PlayerPaths(tournament, rounds))
            : std::nullopt;
    if (paths)
        document.squaresNote = ReportTexts::tr("The rounds: filled won, half filled drawn, outlined lost, with the "
                                               "number of the opponent; a ring is White, round is without a game.");
    // A tie-break has the same decimals in all parts.
    const TieBreakColumns values(RankedPlayers(tournament, rounds, tieBreaks).everybody());
    document.alike = parts.size() > 1 && !grid;
    if (grid && grid->isOfTeams()) { // the players of both, by their points
        const Tournament games = gamesOfTeams(tournament);
        document.tables =
            byTeams(gridTable(games, RankedPlayers(games, rounds, {}), *grid, {}, shown), *grid, tournament);
        document.alike = true;
        document.notes.append(grid->legend());
        addOpenGames(tournament, rounds, document);
        document.landscape = grid->columns() > mostColumnsUpright;
        return document;
    }
    for (const StandingsCategory& part : parts) {
        const RankedPlayers ranked(tournament, rounds, tieBreaks, part);
        document.tables.push_back(
            grid ? gridTable(tournament, ranked, *grid, tieBreaks, shown)
                 : placesTable(tournament, ranked, rounds, tieBreaks, values, shown, withRounds ? &cells : nullptr));
        if (paths)
            addStory(tournament, ranked, cells, *paths, tieBreaks, part, document.tables.back());
        if (parts.size() > 1)
            document.tables.back().heading = nameOf(part);
        if (const QString expelled = ranked.expelledText(); !expelled.isEmpty() && !document.notes.contains(expelled))
            document.notes.append(expelled);
    }
    if (parts.empty())
        document.notes.append(ReportTexts::tr("There are no groups."));
    addOpenGames(tournament, rounds, document);
    addRankingNotes(
        RankedPlayers(tournament, rounds, tieBreaks, parts.size() == 1 ? parts.front() : StandingsCategory{}),
        tieBreaks, document);
    if (withRounds) {
        document.notes.append(grid ? grid->legend() : CrossTableCells::legend(tournament.settings));
        document.notes += systemNotices(tournament, rounds);
    }
    document.landscape = withRounds && rounds > 5;
    return document;
}

std::vector<StandingsCategory> partsOf(const StandingsOptions& options)
{
    return options.groups.empty() ? std::vector{StandingsCategory{}} : options.groups;
}

} // namespace

ReportDocument standingsReport(const Tournament& tournament, int afterRound, const StandingsOptions& options)
{
    const Speaking speaking(options.common.language);
    return standingsDocument(ReportKind::standings, tournament, afterRound, options, partsOf(options));
}

ReportDocument crossTable(const Tournament& tournament, int afterRound, const StandingsOptions& options)
{
    const Speaking speaking(options.common.language);
    return standingsDocument(ReportKind::crossTable, tournament, afterRound, options, partsOf(options));
}

ReportDocument groupStandings(const Tournament& tournament, int afterRound, const StandingsOptions& options)
{
    const Speaking speaking(options.common.language);
    if (!options.groups.empty())
        return standingsDocument(ReportKind::groups, tournament, afterRound, options, options.groups);
    std::vector<StandingsCategory> parts = categoriesOf(tournament);
    // Clubs have a page on the web; on the wall they would be more paper than everything else.
    std::erase_if(parts, [](const StandingsCategory& part) { return part.kind == StandingsCategory::Kind::club; });
    return standingsDocument(ReportKind::groups, tournament, afterRound, options, parts);
}

} // namespace pairwright
