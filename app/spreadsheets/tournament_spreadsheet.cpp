#include "app/spreadsheets/tournament_spreadsheet.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/report/cross_table_cells.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/teams/match_sides.h"
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

/// A line for each board of a match, told from its first team.
TextRows matchRows(const Tournament& tournament, int first, int last)
{
    TextRows rows{{"Round", "Match", "Board", "Team", "Player", "Rating", "Result", "Team", "Player", "Rating"}};
    const auto side = [&tournament](const Game& game, PlayerKey team) {
        const Player* player = seatedFor(tournament, game, team);
        return QStringList{tournament.player(team)->data.name, player != nullptr ? player->data.name : QString(),
                           player != nullptr ? ratingText(*player) : QString()};
    };
    for (int number = first; number <= last; ++number) {
        const Round* round = tournament.round(RoundNumber{number});
        int match = 0;
        for (const Match& one : round->published()->pairings.boards) {
            ++match;
            int board = 0;
            for (const Game& game : one.games)
                rows.push_back(QStringList{QString::number(number), QString::number(match), QString::number(++board)} +
                               side(game, one.a) + QStringList{boardText(one, game)} + side(game, one.b));
        }
        if (const auto bye = round->published()->pairings.bye)
            rows.push_back({QString::number(number), QString(), QString(), tournament.player(*bye)->data.name,
                            QString(), QString(), QStringLiteral("bye"), QString(), QString(), QString()});
    }
    return rows;
}

/// Who plays for which team, as a list that can be read in again: the column of clubs names the teams.
TextRows membersTable(const Tournament& tournament, PrivateData privateData)
{
    return playersTable(peopleOf(tournament), privateData);
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
    const bool ofTeams = tournament.settings.teams.has_value();
    const auto games = ofTeams ? matchRows : gameRows;
    std::vector<SpreadsheetTable> tables{
        {ofTeams ? QStringLiteral("Teams") : QStringLiteral("Players"), playersTable(tournament, privateData)}};
    if (ofTeams)
        tables.push_back({QStringLiteral("Players"), membersTable(tournament, privateData)});
    const int rounds = tournament.lastPublished().value;
    if (rounds == 0)
        return tables;
    tables.push_back({QStringLiteral("Pairings %1").arg(rounds), games(tournament, rounds, rounds)});
    const int ranked = roundOfStandings(tournament);
    tables.push_back({QStringLiteral("Standings"), standingsTable(tournament, ranked, tournament.settings.tieBreaks)});
    tables.push_back({QStringLiteral("Cross-table"), crossTableRows(tournament, ranked)});
    tables.push_back({QStringLiteral("Results"), games(tournament, 1, rounds)});
    if (!tournament.settings.prizes.empty() || tournament.settings.announced)
        tables.push_back({QStringLiteral("Prizes"), prizesTable(tournament)});
    return tables;
}

} // namespace pairwright
