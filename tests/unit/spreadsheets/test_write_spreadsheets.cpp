#include "app/spreadsheets/player_file.h"
#include "app/spreadsheets/tournament_spreadsheet.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QtTest>

using namespace pairwright;

class TestWriteSpreadsheets : public QObject {
    Q_OBJECT
private slots:
    void thePlayersThatAreWrittenAreReadBackAsTheSame()
    {
        const Tournament tournament = sampleTournament();
        const auto bytes = writeXlsx(tournamentSpreadsheet(tournament));
        QVERIFY(bytes);
        const auto list = readPlayerFile(*bytes, tournament);
        QVERIFY(list);
        QCOMPARE(list->count(PlayerRow::State::same), int(tournament.players.size()));
        QCOMPARE(list->sheets, (QStringList{"Players", "Pairings 2", "Standings", "Cross-table", "Results"}));
    }

    void everySheetHoldsItsTable()
    {
        const std::vector<SpreadsheetTable> tables = tournamentSpreadsheet(sampleTournament());
        const auto bytes = writeXlsx(tables);
        QVERIFY(bytes);
        for (const SpreadsheetTable& table : tables) {
            const auto read = readSpreadsheet(*bytes, {table.name, false});
            QVERIFY2(read, qPrintable(table.name));
            QCOMPARE(read->rows.size(), table.rows.size());
            for (std::size_t i = 0; i < table.rows.size(); ++i) {
                QStringList expected = table.rows[i];
                while (!expected.isEmpty() && expected.back().isEmpty())
                    expected.removeLast();
                QCOMPARE(read->rows[i].cells.size(), expected.size());
                for (qsizetype column = 0; column < expected.size(); ++column) {
                    // "3.0" is the number 3.
                    bool isNumber = false;
                    const double number = expected[column].toDouble(&isNumber);
                    if (isNumber)
                        QCOMPARE(read->rows[i].cells[column].toDouble(), number);
                    else
                        QCOMPARE(read->rows[i].cells[column], expected[column]);
                }
            }
        }
    }

    void thePrizesAreASheetOfTheirOwn()
    {
        Tournament tournament = sampleTournament();
        Prize prize;
        prize.set = QStringLiteral("=Main"); // no formula
        prize.amount = 50'050;
        tournament.settings.prizes = {prize};
        tournament.settings.prizeRules.currency = QStringLiteral("EUR");
        const auto bytes = writeXlsx(tournamentSpreadsheet(tournament));
        QVERIFY(bytes);
        const auto read = readSpreadsheet(*bytes, {QStringLiteral("Prizes"), false});
        QVERIFY(read);
        QCOMPARE(read->rows.size(), std::size_t{2});
        const QStringList row = read->rows[1].cells;
        const auto column = [&](const char* title) {
            return row.at(read->rows[0].cells.indexOf(QLatin1String(title)));
        };
        QCOMPARE(column("Name"), tournament.players[0].data.name);
        QCOMPARE(column("Prizes"), QStringLiteral("=Main 1"));
        QCOMPARE(column("Amount").toDouble(), 500.5);
        QCOMPARE(column("Currency"), QStringLiteral("EUR"));
    }

    void theFinalStandingsWaitForOpenGames()
    {
        Tournament tournament = sampleTournament(); // a game of round 2 is open
        const auto columnsOfCrossTable = [&tournament] {
            return tournamentSpreadsheet(tournament)[3].rows.front().filter(QStringLiteral("Round ")).size();
        };
        QCOMPARE(columnsOfCrossTable(), 2);
        tournament.settings.plannedRounds = 2;
        QCOMPARE(columnsOfCrossTable(), 1);
        tournament.settings.ratedBy = RatedBy::nobody;
        QCOMPARE(columnsOfCrossTable(), 2);
    }

    void anExpelledPlayerStaysInTheCrossTable()
    {
        Tournament tournament = sampleTournament();
        Player& expelled = tournament.players[1];
        expelled.withdrawals = {Withdrawal{RoundNumber{3}, std::nullopt, true}};
        const TextRows rows = tournamentSpreadsheet(tournament)[3].rows;
        QCOMPARE(rows.size(), tournament.players.size() + 1);
        QCOMPARE(rows.back().at(0), QString());
        QCOMPARE(rows.back().at(2), expelled.data.name);
    }

    void aTextThatLooksLikeAFormulaStaysText()
    {
        const auto bytes = writeXlsx({{"A/B: [x]", {{"Name"}, {"=1+1"}, {"@SUM(A1)"}, {"0012345"}, {"1234567"}}}});
        QVERIFY(bytes);
        const auto read = readSpreadsheet(*bytes);
        QVERIFY(read);
        QCOMPARE(read->name, "A B x");
        QCOMPARE(read->rows.at(1).cells, QStringList{"=1+1"});
        QCOMPARE(read->rows.at(3).cells, QStringList{"0012345"});
    }

    void whatSteersOrTurnsTheDirectionIsTakenOut()
    {
        const QString steering = QStringLiteral("a\u200Fb\u202Ec\u001Bd\u061Ce\u009Bf\uFFFEg\u2067h\u007Fi\tj\nk");
        const auto bytes = writeXlsx({{"A\u202E", {{"Name"}, {steering}}}});
        QVERIFY(bytes);
        const auto read = readSpreadsheet(*bytes);
        QVERIFY(read);
        QCOMPARE(read->name, "A");
        QCOMPARE(read->rows.at(1).cells, QStringList{"abcdefghi j\nk"});
    }
};

static const pairwright::RegisteredTest<TestWriteSpreadsheets> registered("unit_write_spreadsheets");

#include "test_write_spreadsheets.moc"
