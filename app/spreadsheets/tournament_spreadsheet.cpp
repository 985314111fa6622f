#include "app/spreadsheets/tournament_spreadsheet.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/report/cross_table_cells.h"
#include "app/formats/report/ranked_players.h"
#include "app/prizes/prize_tables.h"

namespace pairwright {

namespace {

QString ratingText(const Player& player)
{
    return player.data.rating ? QString::number(player.data.rating->value) : QString();
}

/// Number, name and rating of one side.
QStringList sideCells(const Tournament& tournament, const TpnMap& numbers, PlayerKey key)
{
    const Player* player = tournament.player(key);
    const auto tpn = numbers.tpnOf(key);
    if (player == nullptr)
        return {QString(), QString(), QString()};
    return {tpn ? QString::number(tpn->value) : QString(), player->data.name, ratingText(*player)};
}

/// A line for each game, and one for the bye.
void addRound(const Tournament& tournament, const Round& round, TextRows& rows)
{
    const RoundVersion* published = round.published();
    if (published == nullptr)
        return;
    const TpnMap numbers(published->order);
    const QString roundText = QString::number(round.number.value);
    for (std::size_t board = 0; board < published->pairings.boards.size(); ++board) {
        for (const Game& game : published->pairings.boards[board].games) {
            const QString result = game.outcome.result ? QString(codeOf(*game.outcome.result)) : QString();
            rows.push_back(QStringList{roundText, QString::number(board + 1)} +
                           sideCells(tournament, numbers, game.white) + QStringList{result} +
                           sideCells(tournament, numbers, game.black));
        }
    }
    if (published->pairings.bye)
        rows.push_back(QStringList{roundText, QString()} + sideCells(tournament, numbers, *published->pairings.bye) +
                       QStringList{QStringLiteral("bye"), QString(), QString(), QString()});
}

TextRows gameRows(const Tournament& tournament, int first, int last)
{
    TextRows rows{
        {"Round", "Board", "No White", "White", "Rating White", "Result", "No Black", "Black", "Rating Black"}};
    for (int number = first; number <= last; ++number)
        if (const Round* round = tournament.round(RoundNumber{number}))
            addRound(tournament, *round, rows);
    return rows;
}

TextRows crossTableRows(const Tournament& tournament, int rounds)
{
    QStringList headings{"Rank", "No", "Name", "Rating", "Federation"};
    for (int round = 1; round <= rounds; ++round)
        headings.append(QStringLiteral("Round %1").arg(round));
    headings << QStringLiteral("Points") << QStringLiteral("Remark");
    TextRows rows{headings};
    const CrossTableCells cells(tournament, rounds);
    const RankedPlayers ranked(tournament, rounds, tournament.settings.tieBreaks, {});
    for (const RankedPlayers::Line& line : ranked.everybody()) {
        QStringList row{line.row.leftOut ? QString() : QString::number(line.row.rank),
                        QString::number(line.number.value), line.player->data.name, ratingText(*line.player),
                        line.player->data.federation};
        for (int round = 1; round <= rounds; ++round)
            row.append(cells.cell(line.player->key, RoundNumber{round}));
        row << QString::fromStdString(toString(line.row.score)) << awayText(*line.player, rounds);
        rows.push_back(row);
    }
    return rows;
}

} // namespace

std::vector<SpreadsheetTable> tournamentSpreadsheet(const Tournament& tournament, PrivateData privateData)
{
    std::vector<SpreadsheetTable> tables{{QStringLiteral("Players"), playersTable(tournament, privateData)}};
    const int rounds = tournament.lastPublished().value;
    if (rounds == 0)
        return tables;
    tables.push_back({QStringLiteral("Pairings %1").arg(rounds), gameRows(tournament, rounds, rounds)});
    const int ranked = roundOfStandings(tournament);
    tables.push_back({QStringLiteral("Standings"), standingsTable(tournament, ranked, tournament.settings.tieBreaks)});
    tables.push_back({QStringLiteral("Cross-table"), crossTableRows(tournament, ranked)});
    tables.push_back({QStringLiteral("Results"), gameRows(tournament, 1, rounds)});
    if (!tournament.settings.prizes.empty() || tournament.settings.announced)
        tables.push_back({QStringLiteral("Prizes"), prizesTable(tournament)});
    return tables;
}

} // namespace pairwright
