#include "app/formats/report/html.h"
#include "app/formats/report/teams/team_reports.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sheets.h"
#include "tests/unit/app/support/teams.h"

#include "app/domain/teams/games_of_teams.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

PairingSheetOptions pairingOptions()
{
    PairingSheetOptions options;
    options.common = plainOptions();
    return options;
}

/// A against D, B against E, C has a bye; the first match is 2 1/2 to 1 1/2 for A.
MemoryTournament playedTeams(TeamRules rules = {})
{
    MemoryTournament tournament = teamsInRoundOne(5, rules);
    tournament.apply(SeatAsUsual{one});
    enterMatch(tournament, 1,
               {GameResult::whiteWins, GameResult::draw, GameResult::blackWins, GameResult::blackWinsByForfeit});
    return tournament;
}

} // namespace

/// What of an event of teams comes on paper.
class TeamSheetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void aMatchIsOneLineOfThePairings()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = pairingsByBoard(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        const ReportTable& table = sheet->tables.front();
        QCOMPARE(table.rows.size(), std::size_t{3}); // two matches and the bye
        QCOMPARE(table.columns[2].title, QStringLiteral("Team"));
        QVERIFY2(flat(table).front().contains(QStringLiteral("|2½ – 1½|")), qPrintable(flat(table).front()));
        QVERIFY(sheet->notes.join(QString()).contains(QStringLiteral("White on board 1")));
    }

    void boardsStandUnderTheirMatchFromTheSideOfTheFirst()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = matchBoards(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        QCOMPARE(sheet->tables.size(), std::size_t{2});
        const ReportTable& table = sheet->tables.front();
        QVERIFY2(table.heading.startsWith(QStringLiteral("1   A – ")) &&
                     table.heading.endsWith(QStringLiteral("2½ – 1½")),
                 qPrintable(table.heading));
        const QStringList lines = flat(table);
        QCOMPARE(lines.size(), 4);
        // Board 2: A has Black and drew; on board 3 it has White and lost, on board 4 it won by forfeit.
        QVERIFY2(lines[0].startsWith(QStringLiteral("1|a1|2390|○|1 – 0|●|")), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith(QStringLiteral("2|a2|2380|●|½ – ½|○|")), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith(QStringLiteral("3|a3|2370|○|0 – 1|●|")), qPrintable(lines[2]));
        QVERIFY2(lines[3].contains(QStringLiteral("|+ : −|")), qPrintable(lines[3]));
        QVERIFY(sheet->notes.contains(QStringLiteral("Bye: E.")) || sheet->notes.contains(QStringLiteral("Bye: C.")));
        for (const QStringList& row : table.rows)
            QCOMPARE(static_cast<std::size_t>(row.size()), table.columns.size());
        QCOMPARE(matchBoards(tournament.value, two, pairingOptions()).error().code,
                 ReportError::Code::roundNotPublished);
    }

    void aReportHasPlacesToSign()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = matchReports(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        const ReportTable& table = sheet->tables[1];
        QCOMPARE(table.rows.size(), std::size_t{4});
        QVERIFY(table.ruled);
        QCOMPARE(table.fields.size(), std::size_t{2});
        QVERIFY(table.fields[0].front().label.startsWith(QStringLiteral("Captain of ")));
        QVERIFY(table.fields[0][1].text.isEmpty()); // the match is open
        QVERIFY(toHtml(*sheet).contains(QStringLiteral("Ended at")));
    }

    void formsNameEverybodyWhoMaySit()
    {
        const MemoryTournament tournament = playedTeams();
        const ReportDocument forms = lineUpForms(tournament.value, two, plainOptions());
        QCOMPARE(forms.tables.size(), std::size_t{5});
        QCOMPARE(forms.tables.front().rows.size(), std::size_t{5});
        QCOMPARE(forms.tables.front().fields.size(), std::size_t{1});
        QCOMPARE(forms.tables.front().heading, QStringLiteral("A   Round 2"));
        QVERIFY(forms.cutApart);
        const ReportDocument paired = lineUpForms(tournament.value, one, plainOptions());
        QVERIFY2(paired.tables.front().heading.contains(QStringLiteral("White on board 1")),
                 qPrintable(paired.tables.front().heading));
    }

    void whoSitsWhereIsFoundByName()
    {
        const MemoryTournament tournament = playedTeams();
        const auto sheet = pairingsByName(tournament.value, one, pairingOptions());
        QVERIFY(sheet);
        const QStringList lines = flat(sheet->tables.front());
        QCOMPARE(lines.size(), 16); // nobody of the team that has the bye, and no reserves
        QVERIFY2(lines[1].startsWith(QStringLiteral("a2|A|1.2|Black|")), qPrintable(lines[1]));
    }

    void eachRoundOfAPlayerStandsUnderHisTeam()
    {
        MemoryTournament tournament = playedTeams();
        enterMatch(tournament, 2, {GameResult::draw, GameResult::draw, GameResult::draw, GameResult::draw});
        tournament.pairAndPublish();
        const ReportDocument sheet = teamPlayers(tournament.value, 2, plainOptions());
        QCOMPARE(sheet.tables.size(), std::size_t{5});
        const QStringList lines = flat(sheet.tables.front());
        QCOMPARE(lines[0], QStringLiteral("1|a1|2390|1||1|1"));
        QCOMPARE(lines[1], QStringLiteral("2|a2|2380|½||1|½"));
        QCOMPARE(lines[3], QStringLiteral("4|a4|2360|+||1|1"));
        QCOMPARE(lines[4], QStringLiteral("5|a5|2350|||0|0"));
        QVERIFY(sheet.tables.front().hatched.contains({4, 3})); // the reserve did not sit
        QVERIFY(sheet.tables.front().hatched.contains({0, 4})); // nobody is named in round 2
    }

    void playersOfABoardAreRankedAmongEachOther()
    {
        MemoryTournament tournament = playedTeams();
        enterMatch(tournament, 2, {GameResult::whiteWins, GameResult::draw, GameResult::draw, GameResult::draw});
        const ReportDocument sheet = boardStandings(tournament.value, 1, plainOptions());
        QCOMPARE(sheet.tables.size(), std::size_t{5});
        QCOMPARE(sheet.tables.front().heading, QStringLiteral("Board 1"));
        const ReportTable& all = sheet.tables.back();
        QCOMPARE(all.heading, QStringLiteral("All boards"));
        QCOMPARE(all.rows.size(), std::size_t{16});
        const auto points = std::ranges::find(all.columns, QStringLiteral("Pts"), &ReportColumn::title);
        QVERIFY(points != all.columns.end());
        const auto column = points - all.columns.begin();
        QCOMPARE((points - 1)->title, QStringLiteral("Bd."));
        for (std::size_t i = 1; i < all.rows.size(); ++i) // by result, whatever the board
            QVERIFY(all.rows[i - 1][column] >= all.rows[i][column] || all.rows[i][column] == QStringLiteral("½"));
        const QStringList lines = flat(sheet.tables.front());
        QCOMPARE(lines.size(), 4);
        // Two won: whoever met the stronger opponent has the higher performance, which after one game is not shown.
        QVERIFY(std::ranges::find(all.columns, QStringLiteral("Perf"), &ReportColumn::title) == all.columns.end());
        QVERIFY2(lines[0].startsWith(QStringLiteral("1|")) && lines[0].endsWith(QStringLiteral("|1|1")),
                 qPrintable(lines[0]));
        QVERIFY2(lines[3].endsWith(QStringLiteral("|0|1")), qPrintable(lines[3]));
        TeamRules free;
        free.order = BoardOrder::free;
        MemoryTournament anyOrder = teamsInRoundOne(4, free);
        const Match& match = *anyOrder.value.board({one, 1});
        LineUp seats = match.lineUpOf(match.a);
        const auto members = anyOrder.value.membersOf(match.a);
        seats[0] = members[4]->key; // the last one on the first board
        anyOrder.apply(SetLineUp{one, match.a, seats});
        anyOrder.apply(SeatAsUsual{one});
        enterMatch(anyOrder, 1, {GameResult::whiteWins});
        const ReportDocument other = boardStandings(anyOrder.value, 1, plainOptions());
        QVERIFY(flat(other.tables.front()).front().contains(members[4]->data.name));
    }
};

static const pairwright::RegisteredTest<TeamSheetsTest> registered("test_team_sheets");
#include "test_team_sheets.moc"
