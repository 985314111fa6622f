#include "app/domain/teams/line_up.h"
#include "app/formats/trf/export.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/teams.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

/// What is asked about a board where nobody sits.
class CliEmptyBoardTest : public QObject {
    Q_OBJECT
private slots:
    void nothingIsWorkedOutForAGameThatNobodyPlayed()
    {
        using R = GameResult;
        MemoryTournament made = teamsInRoundOne(4);
        const PlayerKey shortTeam = made.value.board({one, 1})->a;
        LineUp seats = usualLineUp(made.value, shortTeam);
        seats[3].reset(); // Black there
        made.apply(SetLineUp{one, shortTeam, seats});
        made.apply(SeatAsUsual{one});
        enterMatch(made, 1, {R::draw, R::draw, R::draw, R::whiteWinsByForfeit});
        enterMatch(made, 2, {R::draw, R::draw, R::draw, R::whiteWins});
        const Workplace work;
        const QString path = work.path("short.trf");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(exportTrf(made.value, {})->bytes);
        file.close();
        int refused = 0;
        for (const char* match : {"1", "2"}) { // the file says who met, and not at which table
            const QStringList question{"what-if", path, "--round", "1", "--board", match, "--game", "4", "--result"};
            const CliRun run = runCli(question + QStringList{"0-1"});
            if (run.exitCode == 0)
                continue;
            ++refused;
            QVERIFY2(run.exitCode == 3 && run.output.isEmpty(), run.all());
            QVERIFY2(run.errors.contains("has nobody there, so no game was played; --result +- or -- is possible"),
                     run.all());
            QCOMPARE(runCli(question + QStringList{"--"}).exitCode, 0);
        }
        QCOMPARE(refused, 1);
    }
};

static const pairwright::RegisteredTest<CliEmptyBoardTest> registered("unit_cli_empty_board");
#include "test_cli_empty_board.moc"
