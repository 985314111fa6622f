#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

#include <QDir>

#include <csignal>

using namespace pairwright::test;

namespace {

const QStringList smallOnes{"--players", "8..14", "--rounds", "3..5"};

} // namespace

class TestCliGenerate : public QObject {
    Q_OBJECT
private slots:
    void theSameSeedsGiveTheSameFilesWithAnyNumberOfThreads()
    {
        const QStringList what = QStringList{"generate", "--system", "lim", "--seed", "9", "--count", "5"} + smallOnes;
        const CliRun one = runCli(what + QStringList{"--out", work_.path("one"), "--threads", "1"});
        const CliRun other = runCli(what + QStringList{"--out", work_.path("other"), "--threads", "4"});
        QCOMPARE(one.exitCode, 0);
        QVERIFY2(one.output.startsWith("5 tournaments of Lim 2026"), one.all());
        QCOMPARE(other.exitCode, 0);
        const QStringList files = QDir(work_.path("one")).entryList(QDir::Files);
        QCOMPARE(files.size(), 5);
        QCOMPARE(files.first(), QString("lim-2026-000000009.trf"));
        for (const QString& file : files)
            QCOMPARE(bytesOf(work_.path("one/" + file)), bytesOf(work_.path("other/" + file)));
    }

    void aRunWithoutASeedDrawsOneAndSaysIt()
    {
        QStringList made;
        for (const QString folder : {"first", "second"}) {
            const CliRun run = runCli(
                QStringList{"generate", "--system", "dutch", "--count", "1", "--out", work_.path(folder)} + smallOnes);
            QCOMPARE(run.exitCode, 0);
            const QString file =
                QDir(work_.path(folder)).entryList(QDir::Files).value(0); // the name ends with the seed
            const QString seed =
                QString::number(file.section(QLatin1Char('-'), -1).section(QLatin1Char('.'), 0, 0).toULongLong());
            QVERIFY2(run.output.contains(seed.toUtf8()), run.all());
            QVERIFY(bytesOf(work_.path(folder + "/" + file)).contains(seed.toUtf8()));
            made += seed;
        }
        QVERIFY2(made[0] != made[1], qPrintable(made[0]));
    }

    void whatIsMadeChecksClean()
    {
        for (const QString system : {"dutch", "dubov", "burstein", "double-swiss"}) {
            const CliRun made = runCli(QStringList{"generate", "--system", system, "--eventful", "--seed", "1",
                                                   "--count", "4", "--out", work_.path("random")} +
                                       smallOnes);
            QVERIFY2(made.exitCode == 0, made.all());
        }
        const CliRun check = runCli({"check", work_.path("random")});
        QVERIFY2(check.exitCode == 0, check.all());
        QVERIFY2(check.output.startsWith("16 files, "), check.all());
        QVERIFY2(check.output.contains("0 differences"), check.all());
    }

    void pointsThatFideDoesNotAllowAreInNoTournament()
    {
        const QStringList how{"--seed", "1", "--players", "6", "--rounds", "3", "--out", work_.path("beyond")};
        for (const auto& [points, record, says] :
             {std::tuple{"1/0.6/0", "162  W 1.0    D 0.6", "two draws are worth more"},
              {"1/0.5/0/1.5", "162  W 1.0    P 1.5", "a bye is worth more"},
              {"1/0.5/0/0.7", "162  W 1.0    P 0.7", "neither 1, 0.5 nor 0"}}) {
            const CliRun typed = runCli(QStringList{"generate", "--points", points} + how);
            QVERIFY2(typed.exitCode == 3 && typed.errors.contains(says), typed.all());
            const QString model =
                work_.file("model.trf", std::string("012 Model\n142 3\n192 FIDE_DUTCH_2026\n") + record +
                                            "\n"
                                            "001    1      A                                 2000"
                                            "                             0.0    1\n"
                                            "001    2      B                                 1900"
                                            "                             0.0    2\n");
            const CliRun like = runCli(QStringList{"generate", "--like", model} + how);
            QVERIFY2(like.exitCode == 3 && like.errors.contains(says), like.all());
        }
        QVERIFY(QDir(work_.path("beyond")).isEmpty());
    }

    /// They refuse a year in 192, which a start in 2026 says as well.
    void otherEnginesReadWhatIsMadeWithoutAnOption()
    {
        for (const QString acceleration : {"none", "baku"}) {
            const QString folder = work_.path("others-" + acceleration);
            const CliRun run = runCli(
                QStringList{"generate", "--acceleration", acceleration, "--seed", "3", "--out", folder} + smallOnes);
            QVERIFY2(run.exitCode == 0, run.all());
            const QByteArray text = bytesOf(folder + "/dutch-2026-000000003.trf");
            QVERIFY2(text.contains(acceleration == "baku" ? "\r\n192 FIDE_DUTCH_BAKU\r\n" : "\r\n192 FIDE_DUTCH\r\n"),
                     text.constData());
            QVERIFY(text.contains("\r\n### SYSTEM dutch 2026\r\n"));
            QVERIFY(text.contains("\r\n042 2026/"));
            const CliRun check = runCli({"check", folder});
            QVERIFY2(check.exitCode == 0, check.all());
        }
    }

    void aPresetFollowsATournamentAndOptionsGoBeforeIt()
    {
        const CliRun run = runCli({"generate", "--like", sample, "--rounds", "3", "--seed", "4", "--profile", "engine",
                                   "--out", work_.path("like")});
        QVERIFY2(run.exitCode == 0, run.all());
        const QByteArray text = bytesOf(work_.path("like/dutch-2026-000000004.trfx"));
        QVERIFY(text.contains("\r\nXXR 3\r\n"));
        QCOMPARE(text.count("\r\n001 "), bytesOf(sample).count("\n001 "));
    }

    void ratesAndRatingsAreTypedByTheUser()
    {
        const QString ratings = work_.path("ratings.txt");
        QFile file(ratings);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("2400 2350\n2300\n2200, 2100\n2000 1900 1800\n");
        file.close();
        const CliRun run = runCli({"generate",
                                   "--ratings-file",
                                   ratings,
                                   "--rounds",
                                   "4",
                                   "--half-byes",
                                   "2:3x",
                                   "--full-byes",
                                   "0",
                                   "--zero-byes",
                                   "0",
                                   "--withdrawals",
                                   "0",
                                   "--late-entries",
                                   "0",
                                   "--forfeit-wins",
                                   "0,1:1x",
                                   "--draw-losses",
                                   "0",
                                   "--loss-draws",
                                   "0",
                                   "--double-losses",
                                   "0",
                                   "--tie-breaks",
                                   "SB,BH/C1,WIN",
                                   "--seed",
                                   "8",
                                   "--out",
                                   work_.path("typed")});
        QVERIFY2(run.exitCode == 0, run.all());
        const QByteArray text = bytesOf(work_.path("typed/dutch-2026-000000008.trf"));
        QVERIFY2(text.contains("--ratings 2400,2350,2300,2200,2100,2000,1900,1800 "), text);
        QVERIFY2(text.contains("--half-byes 0,2:3x ") || text.contains("--half-byes 0..0,2:3x "), text);
        QVERIFY2(text.contains("--forfeits 0 "), text);
        QVERIFY2(text.contains("\n202 SB,BH/C1,WIN\r\n"), text);
        QCOMPARE(text.count("0000 - H"), 3);
        QCOMPARE(text.count(" +"), 1);
        const CliRun listed = runCli({"generate", "--ratings", "2400,2300,2200,0", "--rounds", "2", "--seed", "8",
                                      "--out", work_.path("listed")});
        QVERIFY2(listed.exitCode == 0, listed.all());
        const CliRun both =
            runCli({"generate", "--ratings", "2400,2300,2200,0", "--players", "6", "--out", work_.path("listed")});
        QCOMPARE(both.exitCode, 3);
        QVERIFY2(both.errors.contains("another number of players"), both.all());
    }

    void fewerRoundsThanAskedForAreTold()
    {
        const QStringList three{"generate", "--players", "3", "--seed", "1", "--out", work_.path("three")};
        const CliRun asked = runCli(three + QStringList{"--rounds", "3"});
        QVERIFY2(asked.output.contains(": 2 rounds; 1 has fewer rounds than asked for"), asked.all());
        QVERIFY(!runCli(three + QStringList{"--rounds", "2"}).output.contains("fewer rounds"));
        QVERIFY(!runCli(three).output.contains("fewer rounds")); // nobody asked
    }

    void wrongRequestsAreRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("says");
        QTest::newRow("no folder") << QStringList{} << "--out DIR is missing";
        QTest::newRow("system") << QStringList{"--system", "chess"} << "chess";
        QTest::newRow("range") << QStringList{"--players", "9..3"} << "--players must be a number or a range";
        QTest::newRow("ratings") << QStringList{"--system", "dubov", "--unrated", "5"} << "needs a rating";
        QTest::newRow("model") << QStringList{"--like", "/nowhere/at.all"} << "cannot read";
        QTest::newRow("seeds") << QStringList{"--seed", "999999999", "--count", "2"} << "largest seed";
        QTest::newRow("profile") << QStringList{"--profile", "pgn"} << "report or engine";
    }

    void wrongRequestsAreRefused()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, says);
        const CliRun run = runCli(QStringList{"generate"} + options);
        QVERIFY2(run.exitCode == 3 || run.exitCode == 5, run.all());
        QVERIFY2(run.errors.contains(says), run.all());
    }

    void controlCStopsBetweenWholeFiles()
    {
        QProcess process;
        process.start(QStringLiteral(PAIRWRIGHT_CLI),
                      QStringList{"generate", "--seed", "1", "--count", "100000", "--out", work_.path("stopped")} +
                          smallOnes);
        const QDir folder(work_.path("stopped"));
        QTRY_VERIFY(!folder.entryList(QDir::Files).isEmpty());
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(QString::fromUtf8(process.readAllStandardError()).contains("stopped after"));
        const QStringList files = folder.entryList(QDir::Files);
        QVERIFY(files.size() < 100'000);
        for (const QString& file : files)
            QVERIFY2(file.endsWith(".trf") && bytesOf(folder.filePath(file)).endsWith("\r\n"), qPrintable(file));
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliGenerate> registered("unit_cli_generate");
#include "test_cli_generate.moc"
