#include "app/domain/rounds/postponed_games.h"
#include "app/domain/text/language.h"
#include "app/formats/cards/cards.h"
#include "app/formats/report/all_play_all_grid.h"
#include "app/formats/report/html.h"
#include "app/formats/report/reports.h"
#include "app/formats/slips/result_slips.h"
#include "app/pairing/pairing_job.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/sheets.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

/// What of a round robin comes on paper: schedules, the cross-table, postponed games, who is free.
class RoundRobinSheetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void theScheduleHasAllRounds();
    void aScheduleThatIsNotPublishedSaysSo();
    void thePairingSheetSaysWhoIsFreeAndWhatIsPostponed();
    void aPlayersCardIsHisSchedule();
    void theCrossTableIsByNumbers();
    void aDoubleRoundRobinHasTwoPartsInACell();
    void leftIsTheGameWithWhite();
    void whoDoesNotCountIsStruckOut();
    void theWallChartIsTheCrossTableToWriteOn();
    void postponedGamesAreListedByDay();
    void aSlipSaysThatItsGameIsPostponed();
    void whiteIsAtTheLeftAndNumbersBeforeNamesFromRightToLeftToo();

private:
    static MemoryTournament laidOut(int players, System system = System::RoundRobin)
    {
        MemoryTournament tournament(players);
        tournament.apply(SetSystem{{system, 2026}});
        tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
        return tournament;
    }
    static MemoryTournament published(int players, System system = System::RoundRobin)
    {
        MemoryTournament tournament = laidOut(players, system);
        tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
        return tournament;
    }
};

void RoundRobinSheetsTest::theScheduleHasAllRounds()
{
    MemoryTournament tournament = published(5);
    tournament.value.event.roundDates[RoundNumber{2}] = QDate(2026, 5, 8);
    tournament.apply(PostponeGame{{RoundNumber{1}, 1}, Postponement{QDate(2026, 6, 1)}});
    tournament.apply(PostponeGame{{RoundNumber{1}, 2}, Postponement{}});
    tournament.apply(EnterResult{{RoundNumber{2}, 1}, GameResult::draw});
    const ReportDocument sheet = scheduleReport(tournament.value, plainOptions());
    QCOMPARE(sheet.tables.size(), std::size_t{5});
    QVERIFY(sheet.sideBySide);
    QVERIFY(hasTitles(sheet.tables[0]) && !hasTitles(sheet.tables[1])); // once on the sheet
    QCOMPARE(sheet.tables[0].heading, QString("Round 1"));
    QVERIFY2(sheet.tables[1].heading.startsWith("Round 2 · ") && sheet.tables[1].heading.contains("2026"),
             qPrintable(sheet.tables[1].heading));
    const QStringList first = flat(sheet.tables[0]);
    QCOMPARE(first.size(), 3);
    QVERIFY2(first[0].startsWith("1|2|Player 2|") && first[0].contains("2026"), qPrintable(first[0]));
    QCOMPARE(first[1], QString("2|3|Player 3|no day yet|4|Player 4"));
    QCOMPARE(first[2], QString("|1|Player 1|||free"));
    QCOMPARE(sheet.tables[1].rows[0][3], QString("½ – ½"));
    QVERIFY(toHtml(sheet).contains("free"));
    QCOMPARE(toHtml(sheet).count("<thead"), 1);
}

void RoundRobinSheetsTest::aScheduleThatIsNotPublishedSaysSo()
{
    const MemoryTournament tournament = laidOut(4);
    const ReportDocument sheet = scheduleReport(tournament.value, plainOptions());
    QVERIFY(sheet.titleLines.contains("PROPOSAL, not published"));
    QCOMPARE(sheet.tables.size(), std::size_t{3});
    const MemoryTournament empty(4);
    QCOMPARE(scheduleReport(empty.value, plainOptions()).notes.front(), QString("The rounds are not laid out yet."));
}

void RoundRobinSheetsTest::thePairingSheetSaysWhoIsFreeAndWhatIsPostponed()
{
    MemoryTournament tournament = published(5);
    tournament.apply(PostponeGame{{RoundNumber{1}, 2}, Postponement{}});
    PairingSheetOptions options;
    options.common = plainOptions();
    const auto byBoard = pairingsByBoard(tournament.value, RoundNumber{1}, options);
    QVERIFY(byBoard && byBoard->tables.size() == 1);
    QCOMPARE(byBoard->sections.at(0).paragraphs, QStringList("Not paired: Player 1 (free)"));
    QVERIFY2(flat(byBoard->tables[0])[1].contains("no day yet"), qPrintable(flat(byBoard->tables[0])[1]));
    QCOMPARE(byBoard->notes.filter("postponed").size(), 1);
    const auto byName = pairingsByName(tournament.value, RoundNumber{1}, options);
    QVERIFY(byName);
    const QStringList names = flat(byName->tables[0]);
    QCOMPARE(names.size(), 5);
    QVERIFY2(names[0].endsWith("|||free"), qPrintable(names[0]));
    QVERIFY2(names[2].endsWith("Player 4 (postponed: no day yet)"), qPrintable(names[2]));
}

void RoundRobinSheetsTest::aPlayersCardIsHisSchedule()
{
    MemoryTournament tournament = published(5);
    tournament.value.event.roundDates[RoundNumber{2}] = QDate(2026, 5, 8);
    tournament.apply(PostponeGame{{RoundNumber{5}, 1}, Postponement{}});
    const std::vector<PlayerCard> cards = playerCards(tournament.value);
    QCOMPARE(cards.size(), std::size_t{5});
    QVERIFY(cards[0].isSchedule);
    QCOMPARE(cards[0].lines.size(), std::size_t{5});
    QCOMPARE(cards[0].lines[0].opponent, QString("free"));
    QVERIFY(cards[0].lines[0].day.isEmpty());
    QCOMPARE(cards[0].lines[0].points, QString());
    QVERIFY2(cards[0].lines[1].day.contains("2026"), qPrintable(cards[0].lines[1].day));
    QVERIFY(!cards[0].lines[1].colour.isEmpty());
    int postponed = 0;
    for (const PlayerCard& card : cards)
        postponed += card.lines[4].day == "no day yet" ? 1 : 0;
    QCOMPARE(postponed, 2);
}

void RoundRobinSheetsTest::theCrossTableIsByNumbers()
{
    MemoryTournament tournament = published(4);
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::blackWins}); // 1-4
    tournament.apply(EnterResult{{RoundNumber{1}, 2}, GameResult::draw});      // 2-3
    StandingsOptions options;
    options.common = plainOptions();
    options.common.ratings = false;
    options.common.federations = false;
    options.tieBreaks = std::vector<TieBreak>{};
    const ReportTable table = crossTable(tournament.value, 1, options).tables.front();
    QCOMPARE(flat(table), (QStringList{"1|Player 1||||0|0|4",
                                       "2|Player 2|||½||½|2=", "3|Player 3||½|||½|2=", "4|Player 4|1||||1|1"}));
    QCOMPARE(table.hatched.size(), std::size_t{4});
    QVERIFY(table.hatched.contains({2, 4}));
    QVERIFY(table.struckOut.empty());
}

void RoundRobinSheetsTest::aDoubleRoundRobinHasTwoPartsInACell()
{
    MemoryTournament tournament = published(3, System::DoubleRoundRobin);
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins}); // 2-3
    const ReportTable table = wallChart(tournament.value, plainOptions()).tables.front();
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [](const ReportColumn& one) { return one.title == "3"; });
    QVERIFY(column != table.columns.end() && column->parted);
    QCOMPARE(table.rows[1][column - table.columns.begin()], QString("1\n"));
    QCOMPARE(table.rows[0][column - table.columns.begin()], QString("\n"));
}

void RoundRobinSheetsTest::leftIsTheGameWithWhite()
{
    MemoryTournament tournament = published(4, System::DoubleRoundRobin);
    for (int round = 1; round <= 3; ++round) // everybody once, all won by Black
        for (int board = 1; board <= 2; ++board)
            tournament.apply(EnterResult{{RoundNumber{round}, board}, GameResult::blackWins});
    const AllPlayAllGrid grid(tournament.value, 3);
    QCOMPARE(grid.games(), 2);
    for (const PlayerKey player : grid.order()) {
        for (int column = 0; column < grid.columns(); ++column) {
            if (grid.isSelf(player, column))
                continue;
            // White has lost on the left, Black has won on the right, and the other half is to be played.
            const QStringList marks = grid.marks(player, column);
            QVERIFY2(marks == QStringList({"0", ""}) || marks == QStringList({"", "1"}), qPrintable(marks.join('|')));
        }
    }
    QVERIFY(grid.legend().contains("with White"));
    QCOMPARE(AllPlayAllGrid(tournament.value, 0).marks(grid.order()[0], 3), QStringList({"", ""}));
}

void RoundRobinSheetsTest::whoDoesNotCountIsStruckOut()
{
    MemoryTournament tournament = published(6);
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins}); // 1-6
    tournament.apply(WithdrawPlayer{{PlayerKey{6}}, RoundNumber{2}});
    StandingsOptions options;
    options.common = plainOptions();
    const ReportDocument sheet = crossTable(tournament.value, 5, options);
    QCOMPARE(sheet.tables.front().struckOut, std::set<std::size_t>{5});
    QVERIFY(sheet.notes.join(' ').contains("struck out"));
    QVERIFY(toHtml(sheet).contains("<tr class=\"out\">"));
}

void RoundRobinSheetsTest::theWallChartIsTheCrossTableToWriteOn()
{
    const MemoryTournament tournament = published(5);
    const ReportDocument sheet = wallChart(tournament.value, plainOptions());
    const ReportTable& table = sheet.tables.front();
    QVERIFY(table.ruled);
    QCOMPARE(table.rows.size(), std::size_t{5});
    QCOMPARE(table.hatched.size(), std::size_t{5});
    for (const QStringList& row : table.rows)
        QCOMPARE(static_cast<std::size_t>(row.size()), table.columns.size());
}

void RoundRobinSheetsTest::postponedGamesAreListedByDay()
{
    MemoryTournament tournament = published(6);
    tournament.apply(PostponeGame{{RoundNumber{1}, 1}, Postponement{}});
    tournament.apply(PostponeGame{{RoundNumber{2}, 3}, Postponement{QDate(2026, 6, 2)}});
    tournament.apply(PostponeGame{{RoundNumber{4}, 2}, Postponement{QDate(2026, 5, 30)}});
    tournament.apply(PostponeGame{{RoundNumber{5}, 1}, Postponement{QDate(2026, 5, 1)}});
    tournament.apply(EnterResult{{RoundNumber{5}, 1}, GameResult::draw}); // it has been played
    const std::vector<PostponedGame> games = postponedGames(tournament.value);
    QCOMPARE(games.size(), std::size_t{3});
    QCOMPARE(games[0].board, (BoardId{RoundNumber{4}, 2}));
    QCOMPARE(games[1].board, (BoardId{RoundNumber{2}, 3}));
    QCOMPARE(games[2].board, (BoardId{RoundNumber{1}, 1}));
    const ReportDocument sheet = postponedReport(tournament.value, plainOptions());
    QCOMPARE(sheet.tables.front().rows.size(), std::size_t{3});
    QCOMPARE(sheet.tables.front().rows[2][0], QString("no day yet"));
    QCOMPARE(postponedReport(published(4).value, plainOptions()).notes.front(), QString("No game is postponed."));
}

void RoundRobinSheetsTest::aSlipSaysThatItsGameIsPostponed()
{
    MemoryTournament tournament = published(5);
    tournament.apply(PostponeGame{{RoundNumber{1}, 2}, Postponement{}});
    const auto slips =
        resultSlips(tournament.value, RoundNumber{1}, *tournament.value.round(RoundNumber{1})->published());
    QCOMPARE(slips.size(), std::size_t{2}); // none for who is free
    QVERIFY(slips[0].postponed.isEmpty());
    QCOMPARE(slips[1].postponed, QString("postponed: no day yet"));
}

void RoundRobinSheetsTest::whiteIsAtTheLeftAndNumbersBeforeNamesFromRightToLeftToo()
{
    MemoryTournament tournament = published(4);
    tournament.apply(PostponeGame{{RoundNumber{1}, 2}, Postponement{}});
    const RoundVersion& version = *tournament.value.round(RoundNumber{1})->published();
    const QString upright = resultSlips(tournament.value, RoundNumber{1}, version)[0].white;
    const ReportTable usual = postponedReport(tournament.value, plainOptions()).tables.front();
    setMirrored(true);
    const auto back = qScopeGuard([] { setMirrored(false); });
    const ReportTable mirrored =
        postponedReport(tournament.value, plainOptions()).tables.front(); // its first at the right
    const auto placeOf = [](const ReportTable& table, const QString& title) {
        return std::find_if(table.columns.begin(), table.columns.end(),
                            [&](const ReportColumn& column) { return column.title == title; }) -
               table.columns.begin();
    };
    QVERIFY(placeOf(usual, "White") < placeOf(usual, "Black"));
    QCOMPARE(placeOf(mirrored, "White"), placeOf(usual, "Black"));
    QCOMPARE(mirrored.rows[0][placeOf(mirrored, "White")], usual.rows[0][placeOf(usual, "White")]);
    QCOMPARE(mirrored.rows[0][placeOf(mirrored, "Black")], usual.rows[0][placeOf(usual, "Black")]);
    // The sheet of pairings: from the left White, number, points, result, points, Black, number, board.
    QStringList titles;
    PairingSheetOptions options;
    options.common = plainOptions();
    const ReportTable pairings = pairingsByBoard(tournament.value, RoundNumber{1}, options)->tables.front();
    for (const ReportColumn& column : pairings.columns)
        titles.prepend(column.title);
    QVERIFY2(titles.join(' ').contains("White No."), qPrintable(titles.join(' ')));
    QVERIFY2(titles.join(' ').endsWith("Black No. Bd."), qPrintable(titles.join(' ')));
    QVERIFY(upright.endsWith(upright.section("  ", 1)) && upright.front().isDigit());
    QCOMPARE(resultSlips(tournament.value, RoundNumber{1}, version)[0].white,
             upright.section("  ", 1) + "  " + upright.section("  ", 0, 0)); // Latin letters, seen from the left
}

static const pairwright::RegisteredTest<RoundRobinSheetsTest> registered("unit_round_robin_sheets");
#include "test_round_robin_sheets.moc"
