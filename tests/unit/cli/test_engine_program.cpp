#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>

using namespace pairwright::test;

namespace {

const QString ofAnotherEngine = QStringLiteral(PAIRWRIGHT_FIXTURES "/bbp6-generated");

CliRun runEngine(const QStringList& arguments)
{
    return runProgram(QStringLiteral(PAIRWRIGHT_ENGINE), arguments);
}

} // namespace

/// pairwright-engine is called as other programs call bbpPairings, JaVaFo and plug-ins of Vega.
class TestEngineProgram : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const CliRun made = runEngine({"--dutch", "-g", configuration("PlayersNumber=15\nRoundsNumber=6\n"), "-o",
                                       work_.path("whole.trf"), "-s", "11"});
        QVERIFY2(made.exitCode == 0, made.all());
        const CliRun part = runCli({"generate", "--players", "11", "--rounds", "5", "--stop-after", "2", "--seed", "3",
                                    "--profile", "engine", "--out", work_.path("part")});
        QVERIFY2(part.exitCode == 0, part.all());
        part_ = work_.path("part/dutch-2026-000000003.trfx");
    }

    void theNextRoundIsPrintedOrWrittenBesideTheFile()
    {
        const QString pairs = runCli({"pair", part_}).output;
        QCOMPARE(pairs.section('\n', 0, 0), QString("6"));
        QCOMPARE(runEngine({"--dutch", part_, "-p"}).output, pairs);
        QCOMPARE(runEngine({part_, "-p"}).output, pairs);
        const CliRun written = runEngine({"--dutch", part_, "-p", "out.txt", "-l"});
        QCOMPARE(written.exitCode, 0);
        QCOMPARE(written.output, QString());
        QCOMPARE(QString(bytesOf(work_.path("part/out.txt"))), pairs);
        const QByteArray list = bytesOf(work_.path("part/dutch-2026-000000003.list"));
        QVERIFY2(list.startsWith("Round #3\n") && list.contains("\tbye\t"), list.constData());
    }

    void vegaFindsThePairsInItsFolder()
    {
        const CliRun run = runEngine({work_.path("part"), "dutch-2026-000000003.trfx"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(QString(bytesOf(work_.path("part/engine.man"))), runCli({"pair", part_}).output);
    }

    void filesOfAnotherEngineCheckClean()
    {
        const QStringList files = QDir(ofAnotherEngine).entryList({"*.trf"}, QDir::Files);
        QVERIFY(!files.isEmpty());
        int rounds = 0;
        for (const QString& file : files) {
            const CliRun run = runEngine({"--dutch", ofAnotherEngine + "/" + file, "-c"});
            QCOMPARE(run.exitCode, 0);
            QVERIFY2(run.output.startsWith(file.chopped(4) + ": Round #1\n"), run.all());
            QVERIFY2(!run.output.contains("Checker"), run.all());
            rounds += static_cast<int>(run.output.count("Round #"));
        }
        qInfo("%d files, %d rounds, 0 differences", static_cast<int>(files.size()), rounds);
    }

    void differencesStandSideBySide()
    {
        const CliRun old =
            runEngine({"--dutch=2026", QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/dutch-2017/t0006.trf"), "-c", "-l",
                       "/dev/null"});
        QCOMPARE(old.exitCode, 0);
        QVERIFY2(old.output.contains("\n  Checker pairings        Tournament pairings \n    "), old.all());
        QVERIFY2(old.output.contains(" 27 -  18                "), old.all());
    }

    void aSeedGivesTheSameTournamentAgainAndItChecksClean()
    {
        const QString config =
            configuration("# small\nPlayersNumber = 12\nRoundsNumber=5\nDrawPercentage=40\nForfeitRate=9.5\n"
                          "HighestRating=1800\nPointsForWin=3\nPointsForDraw=1\n");
        for (const char* name : {"a.trf", "b.trf"}) {
            const CliRun run = runEngine({"--burstein", "-g", config, "-o", work_.path(name), "-s", "42"});
            QVERIFY2(run.exitCode == 0, run.all());
        }
        const QByteArray text = bytesOf(work_.path("a.trf"));
        QCOMPARE(text, bytesOf(work_.path("b.trf")));
        QVERIFY(text.contains("012 Random tournament 42\r\n") && text.contains("\r\n062 12\r\n"));
        QVERIFY(text.contains("162  W 3.0    D 1.0"));
        const CliRun check = runEngine({"--burstein", work_.path("a.trf"), "-c"});
        QVERIFY2(check.exitCode == 0 && !check.output.contains("Checker"), check.all());
        const CliRun beyond = runEngine({"--dutch", "-g", configuration("PlayersNumber=15\nPointsForDraw=0.8\n"), "-o",
                                         work_.path("beyond.trf"), "-s", "1"});
        QVERIFY2(beyond.exitCode == 3 && beyond.errors.contains("two draws are worth more"), beyond.all());
        const CliRun like = runEngine({"--dutch", sample, "-g", "-o", work_.path("like.trf"), "-s", "1"});
        QVERIFY2(like.exitCode == 0, like.all());
        QCOMPARE(bytesOf(work_.path("like.trf")).count("\n001 "), bytesOf(sample).count("\n001 "));
    }

    /// Teams by their numbers; never their players as if they played by themselves.
    void filesOfTeamsArePairedByTeams()
    {
        QVERIFY(runCli({"generate", "--system", "team-swiss", "--teams", "9", "--boards", "2", "--rounds", "4",
                        "--seed", "4", "--out", work_.path("teams")})
                    .exitCode == 0);
        const QString whole = work_.path("teams/team-swiss-2026-000000004.trf");
        const CliRun check = runEngine({whole, "-c"});
        QVERIFY2(check.exitCode == 0 && check.output.count("Round #") == 4 && !check.output.contains("Checker"),
                 check.all());
        QByteArray text = bytesOf(whole);
        text.replace("\r\n142 4\r\n", "\r\n142 5\r\n");
        const QString next = work_.file("next.trf", text.toStdString());
        const CliRun pairs = runEngine({next, "-p", "-l"});
        QCOMPARE(pairs.output, runCli({"pair", next}).output);
        QCOMPARE(pairs.output.section('\n', 0, 0), QString("5"));
        QCOMPARE(runEngine({"--team-swiss=2026", next, "-p"}).output, pairs.output);
        QCOMPARE(bytesOf(work_.path("next.list")).count("\t"), 5 + 9 * 5);
        const CliRun asPlayers = runEngine({"--dutch", next, "-p"});
        QVERIFY2(asPlayers.exitCode == 3 && asPlayers.errors.contains("is an event of teams"), asPlayers.all());
        const CliRun asTeams = runEngine({"--team-swiss", part_, "-p"});
        QVERIFY2(asTeams.exitCode == 3 && asTeams.errors.contains("is no event of teams"), asTeams.all());
        const CliRun model = runEngine({next, "-g", "-o", work_.path("x.trf")});
        QVERIFY2(model.exitCode == 3 && model.errors.contains("pairwright-cli generate"), model.all());
    }

    void aMatchByATableIsPrintedGameByGame()
    {
        QVERIFY(runCli({"generate", "--system", "scheveningen", "--boards", "3", "--stop-after", "1", "--seed", "4",
                        "--out", work_.path("match")})
                    .exitCode == 0);
        const QString match = work_.path("match/scheveningen-2026-000000004.trf");
        const CliRun pairs = runEngine({match, "-p"});
        QCOMPARE(pairs.output, runCli({"pair", match}).output);
        QVERIFY2(pairs.output.contains("\nboard 3: "), pairs.all());
        QVERIFY(runEngine({"-h"}).output.contains("-c ends with 0 whether rounds differ or not"));
    }

    void exitCodesAreThoseOfTheOthers_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const QString empty = work_.file("empty.trf", "");
        const QString nobody = work_.file("nobody.trf", "XXR 5\r012 x\r");
        const QString whole = work_.path("whole.trf");
        const QString stuck = work_.file("stuck.trf", "XXR 3\rXXC white1\r"
                                                      "001    1      A                                 2000         "
                                                      "                    0.0    1     2 w =\r"
                                                      "001    2      B                                 1900         "
                                                      "                    0.0    2     1 b =\r");
        QTest::newRow("help") << QStringList{"-h"} << 0 << "";
        QTest::newRow("check of nothing") << QStringList{"-c"} << 3 << "the tournament file is missing";
        QTest::newRow("release") << QStringList{"-r"} << 0 << "";
        QTest::newRow("unknown option") << QStringList{"--foo", whole, "-p"} << 3 << "unknown option --foo";
        QTest::newRow("nothing to do") << QStringList{"--dutch", whole} << 3 << "one of -p, -c and -g";
        QTest::newRow("two things") << QStringList{"--dutch", whole, "-p", "-c"} << 3 << "one of -p, -c and -g";
        QTest::newRow("too much") << QStringList{"--dutch", whole, "more", "-p"} << 3 << "unexpected argument";
        QTest::newRow("edition") << QStringList{"--dutch=1950", whole, "-c"} << 3 << "no such edition";
        QTest::newRow("no file") << QStringList{"--dutch", work_.path("missing.trf"), "-p"} << 5 << "cannot read";
        QTest::newRow("a folder") << QStringList{"--dutch", work_.path(""), "-p"} << 5 << "cannot read";
        QTest::newRow("empty file") << QStringList{"--dutch", empty, "-p"} << 3 << "not a tournament report";
        QTest::newRow("no players") << QStringList{"--dutch", nobody, "-p"} << 3 << "no players";
        QTest::newRow("all paired") << QStringList{"--dutch", whole, "-p"} << 3 << "paired already";
        const QString fresh = work_.file("fresh.trf", "XXR 3\r001    1      A\r001    2      B\r");
        QTest::newRow("no rounds") << QStringList{"--dutch", fresh, "-c"} << 0 << "";
        QTest::newRow("round 1 of none") << QStringList{"--dutch", fresh, "-c", "1"} << 3 << "no round is paired yet";
        QTest::newRow("round beyond") << QStringList{"--dutch", part_, "-c", "3"} << 3 << "only 2 rounds are paired";
        QTest::newRow("no pairing") << QStringList{"--dutch", stuck, "-p"} << 1 << "no legal pairing";
        QTest::newRow("no place") << QStringList{"--dutch", part_, "-p", "/nowhere/out"} << 5 << "cannot write";
        QTest::newRow("no name") << QStringList{"--dutch", part_, "-p", ""} << 5 << "cannot write";
        QTest::newRow("other system") << QStringList{"--burstein", part_, "-p"} << 3 << "names the system Dutch";
        QTest::newRow("no config") << QStringList{"-g", work_.path("missing"), "-o", work_.path("x")} << 5
                                   << "cannot read";
        QTest::newRow("bad config") << QStringList{"-g", configuration("Foo=1"), "-o", work_.path("x")} << 3 << "foo=1";
        QTest::newRow("no output") << QStringList{"--dutch", "-g"} << 3 << "-o OUT is missing";
    }

    void exitCodesAreThoseOfTheOthers()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, says);
        const CliRun run = runEngine(arguments);
        QVERIFY2(run.exitCode == code, run.all());
        QVERIFY2(run.errors.contains(says), run.all());
    }

    void itLinksTheRuntimeOnly()
    {
        QProcess ldd;
        ldd.start("ldd", {QStringLiteral(PAIRWRIGHT_ENGINE)});
        QVERIFY2(ldd.waitForFinished(), "ldd is missing; it is in the package libc-bin");
        static const QRegularExpression allowed(
            R"(^\s*(/.*)?(linux-vdso|libstdc\+\+|libm|libgcc_s|libc|libasan|libubsan|libtsan|libdl|libpthread|librt|ld-linux)[-.\w]*)");
        const QStringList lines = QString(ldd.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        QVERIFY(!lines.isEmpty());
        for (const QString& line : lines)
            QVERIFY2(allowed.match(line).hasMatch(), qPrintable(line));
    }

    /// Measured, not judged: the machine may be busy.
    void itStartsAtOnce()
    {
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 20; ++i) {
            QElapsedTimer timer;
            timer.start();
            QCOMPARE(runEngine({"-r"}).exitCode, 0);
            best = std::min(best, timer.nsecsElapsed());
        }
        qInfo("start to end, the best of 20: %.1f ms", static_cast<double>(best) / 1e6);
    }

private:
    QString configuration(const std::string& text) const
    {
        return work_.file(QString("config%1").arg(qHash(QString::fromStdString(text))), text);
    }

    Workplace work_;
    QString part_;
};

static const pairwright::RegisteredTest<TestEngineProgram> registered("unit_engine_program");
#include "test_engine_program.moc"
