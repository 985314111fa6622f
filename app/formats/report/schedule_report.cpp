#include "app/domain/rounds/postponed_games.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"
#include "app/formats/report/round_start_text.h"
#include "app/formats/report/system_notice.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/white_left.h"
#include "app/formats/report/without_game.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

QString headingOf(const Tournament& tournament, RoundNumber round)
{
    const QString start = shortStartText(startOf(tournament.event, round));
    if (start.isEmpty())
        return ReportTexts::tr("Round %1").arg(round.value);
    return filled(ReportTexts::tr("Round %1 · %2", "number and date"), round.value, start);
}

/// One round of a schedule: its boards, then who is free. Once on the sheet the columns have titles.
ReportTable roundTable(const Tournament& tournament, RoundNumber round, const RoundVersion& version, bool titled)
{
    ReportTable table;
    table.heading = headingOf(tournament, round);
    const auto title = [titled](const QString& text) {
        return titled ? text : QString();
    };
    // The boards of a match have a sheet of their own, except where they are all that a round has.
    const bool seated = isSeatedByTable(tournament.settings);
    const bool teams = tournament.settings.teams.has_value() && !seated;
    const QString numbers = title(ReportTexts::tr("No.", "pairing number, column"));
    table.columns = {
        {title(teams ? ReportTexts::tr("Match") : ReportTexts::tr("Bd.", "board, column")), Align::right, false},
        {numbers, Align::right, false},
        nameColumn(title(teams ? ReportTexts::tr("Team") : ReportTexts::tr("White"))),
        {title(ReportTexts::tr("Result")), Align::centre, false},
        {numbers, Align::right, false},
        nameColumn(title(teams ? ReportTexts::tr("Team") : ReportTexts::tr("Black")))};
    table.columns.front().shown = ReportColumn::Shown::strong;
    const auto number = [&version](PlayerKey key) {
        const auto tpn = version.tpnOf(key);
        return tpn ? QString::number(tpn->value) : QString();
    };
    const auto name = [&tournament](PlayerKey key) {
        return titledName(tournament.player(key)->data);
    };
    const auto sitter = [&tournament, &name](const Game& game, PlayerKey team) {
        const Player* player = seatedFor(tournament, game, team);
        return player != nullptr ? titledName(player->data) : name(team);
    };
    std::set<PlayerKey> placed;
    int board = 0;
    for (const Match& match : version.pairings.boards) {
        ++board;
        placed.insert({match.a, match.b});
        int seat = 0;
        for (const Game& game : std::span(match.games).first(teams ? 1 : match.games.size())) {
            const QString between = teams ? matchText(match, tournament.settings) : resultOrDayText(game);
            QStringList row{QString::number(seated ? ++seat : board),          number(game.white), name(game.white),
                            between.isEmpty() ? QStringLiteral("–") : between, number(game.black), name(game.black)};
            if (seated) {
                row[2] = sitter(game, game.white);
                row[5] = sitter(game, game.black);
            }
            table.rows.push_back(std::move(row));
        }
    }
    for (const PlayerKey key : version.order)
        if (const Player* player = tournament.player(key); player != nullptr && !placed.contains(key))
            table.rows.push_back(
                {QString(), number(key), name(key), {}, {}, withoutGameText(tournament, *player, round)});
    keepWhiteSideLeft(table.columns.begin() + 1, table.columns.end());
    for (QStringList& row : table.rows)
        keepWhiteSideLeft(row.begin() + 1, row.end());
    return table;
}

QString stateOf(const PostponedGame& game, const QDate& today)
{
    if (!game.postponed.to)
        return ReportTexts::tr("needs a day", "a postponed game");
    return *game.postponed.to < today    ? ReportTexts::tr("result missing", "a postponed game")
           : *game.postponed.to == today ? ReportTexts::tr("today", "a postponed game")
                                         : ReportTexts::tr("to be played", "a postponed game");
}

/// The last published round, which the sheet rests on.
ReportDocument startOf(ReportKind kind, const Tournament& tournament, const QString& subject,
                       const ReportOptions& options)
{
    const RoundNumber last = tournament.lastPublished();
    return last.value > 0 ? startReport(kind, tournament, subject, options, last, tournament.round(last)->published())
                          : startReport(kind, tournament, subject, options, std::nullopt, nullptr);
}

} // namespace

ReportDocument scheduleReport(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document = startOf(ReportKind::schedule, tournament, ReportTexts::tr("Schedule"), options);
    document.sideBySide = true;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published() != nullptr ? round.published() : round.proposal();
        if (version == nullptr)
            continue;
        document.tables.push_back(roundTable(tournament, round.number, *version, document.tables.empty()));
        if (version->publishedAt)
            continue;
        if (tournament.hasBegun())
            document.tables.back().heading += QStringLiteral(" · ") + ReportTexts::tr("not published");
        else
            document.meta.isProposal = true;
    }
    if (document.meta.isProposal)
        document.titleLines.append(ReportTexts::tr("PROPOSAL, not published"));
    document.notes.append(document.tables.empty() ? ReportTexts::tr("The rounds are not laid out yet.")
                          : tournament.settings.teams && !isSeatedByTable(tournament.settings)
                              ? boardColoursNote(tournament.settings)
                              : ReportTexts::tr("Between White and Black stands the result; of a postponed game "
                                                "its day."));
    document.notes += systemNotices(tournament, tournament.lastPublished().value);
    return document;
}

ReportDocument postponedReport(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document =
        startOf(ReportKind::postponedGames, tournament, ReportTexts::tr("Postponed games"), options);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    ReportTable table;
    table.columns = {{ReportTexts::tr("Day"), Align::left, false},
                     {ReportTexts::tr("Round"), Align::right, false},
                     {ReportTexts::tr("Bd.", "board, column"), Align::right, false}};
    // White at the left in every language; what is said of a player stands on the same side of both.
    std::array colours{ReportTexts::tr("White"), ReportTexts::tr("Black")};
    keepWhiteLeft(colours, 0, std::ssize(colours));
    for (const QString& colour : colours) {
        table.columns.push_back(nameColumn(colour));
        addPlayerColumns(shown, table.columns);
    }
    table.columns.push_back({ReportTexts::tr("State", "of a postponed game, column"), Align::left, false});
    for (const PostponedGame& game : postponedGames(tournament)) {
        QStringList row{postponedText(*tournament.game(game.board)), QString::number(game.board.round.value),
                        QString::number(game.board.board)};
        std::array sides{game.white, game.black};
        keepWhiteLeft(sides, 0, std::ssize(sides));
        for (const PlayerKey key : sides) {
            const PlayerData& player = tournament.player(key)->data;
            row.append(titledName(player));
            addPlayerCells(shown, player, row);
        }
        row.append(stateOf(game, options.printedAt.date()));
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty())
        document.notes.append(ReportTexts::tr("No game is postponed."));
    else {
        document.landscape = true; // two names and what is said of them in type that hangs on a wall
        document.tables.push_back(std::move(table));
    }
    return document;
}

} // namespace pairwright
