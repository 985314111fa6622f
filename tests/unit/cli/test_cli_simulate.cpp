#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QRegularExpression>
#include <QtTest>

#include <csignal>

using namespace pairwright::test;

namespace {

const QStringList small{"simulate", "--players", "12..20", "--rounds", "5", "--count", "12", "--seed", "1"};

} // namespace

class TestCliSimulate : public QObject {
    Q_OBJECT
private slots:
    void theSameSeedsGiveTheSameFiguresOnAnyNumberOfThreads()
    {
        const CliRun one = runCli(small + QStringList{"--csv", "-", "--threads", "1"});
        const CliRun two = runCli(small + QStringList{"--csv", "-", "--threads", "2"});
        QVERIFY2(one.exitCode == 0, one.all());
        QCOMPARE(one.output, two.output);
        const QStringList lines = one.output.split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 13);
        QVERIFY(lines.first().startsWith("seed,players,rounds,winners_strength"));
        QVERIFY(lines.last().startsWith("12,"));
    }

    void theFiguresAreThoseOfTheTournamentThatGenerateWrites()
    {
        const QStringList settings{"--players",   "9", "--rounds",      "4", "--forfeits", "0",
                                   "--half-byes", "0", "--withdrawals", "0", "--seed",     "5"};
        const QString csv = runCli(QStringList{"simulate", "--count", "1", "--csv", "-"} + settings).output;
        const QStringList values = csv.split("\r\n").at(1).split(',');
        QVERIFY2(runCli(QStringList{"generate", "--out", work_.path("one")} + settings).exitCode == 0, "generate");
        const QString file = textOf(work_.path("one/dutch-2026-000000005.trf"));
        QCOMPARE(values.at(1), QString("9"));
        QCOMPARE(values.at(2), QString("4"));
        const int byes = static_cast<int>(file.count("0000 - U"));
        QCOMPARE(values.at(values.size() - 3).toInt(), byes);
        QCOMPARE(byes, 4); // an odd number in each of 4 rounds
    }

    void theTableTellsWhoWins()
    {
        const CliRun run = runCli(small + QStringList{"--csv", work_.path("out.csv")});
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY2(run.output.startsWith("12 tournaments of "), run.all());
        for (const char* part : {"correlation of rank and strength", "The strongest wins:", "floats the same way"})
            QVERIFY2(run.output.contains(part), run.all());
        QCOMPARE(textOf(work_.path("out.csv")), runCli(small + QStringList{"--csv", "-"}).output);
    }

    void teamsAreSimulatedToo()
    {
        const QStringList asked{"--system", "team-swiss", "--teams", "9",      "--boards",
                                "2",        "--rounds",   "4",       "--seed", "7"};
        const CliRun run = runCli(QStringList{"simulate", "--count", "12"} + asked);
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY2(run.output.startsWith("12 tournaments of Swiss Team 2026, seeds from 7\n--system team-swiss --teams 9 "
                                       "--boards 2 --rounds 4\n"),
                 run.all());
        QVERIFY2(run.output.contains("teams with the winner's points") && !run.output.contains("players"), run.all());
        const QString csv = runCli(QStringList{"simulate", "--count", "1", "--csv", "-"} + asked).output;
        const QStringList headings = csv.split("\r\n").at(0).split(',');
        const QStringList values = csv.split("\r\n").at(1).split(',');
        QCOMPARE(headings.at(1), QString("teams"));
        QVERIFY2(runCli(QStringList{"generate", "--out", work_.path("teams")} + asked).exitCode == 0, "generate");
        const QString file = textOf(work_.path("teams/team-swiss-2026-000000007.trf"));
        QCOMPARE(values.at(1), QString("9"));
        QCOMPARE(values.at(2), QString("4"));
        QCOMPARE(values.at(values.size() - 3).toInt(), static_cast<int>(file.count(" PAB -")));
        QCOMPARE(values.at(values.size() - 2).toInt(), static_cast<int>(file.count(" ZPB -")));
        // The team on the first rank, by its number.
        const QRegularExpression first("\n310 +(\\d+) .{59} +1  ");
        QCOMPARE(values.at(3), first.match(file).captured(1));
    }

    void strengthAndRankAgreeMoreInMoreRounds()
    {
        const auto correlation = [](const QString& rounds) {
            double sum = 0;
            const QString csv = runCli({"simulate", "--players", "16", "--rounds", rounds, "--count", "30", "--seed",
                                        "1", "--csv", "-"})
                                    .output;
            const QStringList lines = csv.split("\r\n", Qt::SkipEmptyParts);
            for (const QString& line : lines.mid(1))
                sum += line.split(',').at(6).toDouble();
            return sum;
        };
        QVERIFY(correlation("9") > correlation("2"));
    }

    void theFreeTeamOfATableAskedForNothing()
    {
        const QStringList lines = runCli({"simulate", "--system", "round-robin", "--teams", "5", "--boards", "2",
                                          "--count", "3", "--seed", "1", "--csv", "-"})
                                      .output.split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        const qsizetype column = lines.front().split(',').indexOf("requested_byes");
        QVERIFY(column > 0);
        for (const QString& line : lines.mid(1))
            QCOMPARE(line.split(',').at(column), QString("0"));
    }

    void ctrlCStopsCleanly()
    {
        QProcess process;
        process.start(QStringLiteral(PAIRWRIGHT_CLI),
                      {"simulate", "--players", "40", "--rounds", "9", "--count", "1000000", "--seed", "1"});
        QVERIFY(process.waitForStarted());
        QTest::qWait(1500);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
    }

    void badRequestsAreRefused()
    {
        QCOMPARE(runCli({"simulate", "--players", "many"}).exitCode, 3);
        QCOMPARE(runCli({"simulate", "--count", "0"}).exitCode, 3);
        QCOMPARE(runCli({"simulate", "--system", "team-swiss", "--teams", "1"}).exitCode, 3);
        QCOMPARE(runCli({"simulate", "--count", "2", "--players", "6", "--rounds", "2", "--csv", "/no/such/folder/x"})
                     .exitCode,
                 5);
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliSimulate> registered("unit_cli_simulate");
#include "test_cli_simulate.moc"
