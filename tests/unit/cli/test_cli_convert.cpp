#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/support/trf_validator.h"
#include "tests/unit/cli/cli_run.h"

#include <QDir>
#include <QtTest>

using namespace pairwright::test;

namespace {

std::string fourPlayers(const std::vector<std::string>& more = {})
{
    std::vector<std::string> lines{"012 Open",
                                   playerLine({1, "Alfa, A", "2400", " 1.0", {"   3 w 1"}}),
                                   playerLine({2, "Beta, B", "2300", " 0.5", {"   4 b ="}}),
                                   playerLine({3, "Gamma, G", "2200", " 0.0", {"   1 b 0"}}),
                                   playerLine({4, "Delta, D", "2100", " 0.5", {"   2 w ="}}),
                                   "XXR 3",
                                   "XXC white1",
                                   "192 FIDE_DUTCH_2026"};
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

} // namespace

class TestCliConvert : public QObject {
    Q_OBJECT
private slots:
    void init() { work_ = std::make_unique<Workplace>(); }

    void aSystemThatTheFileDoesNotNameIsNamed()
    {
        std::string text = fourPlayers();
        const auto record = text.find("192 FIDE_DUTCH_2026");
        const std::string known = work_->file("known.trf", text).toStdString();
        const std::string unknown = std::string(text).replace(record, 19, "192 FIDE_MARTIAN_99");
        const QString in = work_->file("in.trf", unknown);
        CliRun run = runCli({"convert", "--system", "dutch", "--doubtful", in, work_->path("out.pairwright")});
        QVERIFY2(run.exitCode == 0, run.all());
        run = runCli({"convert", work_->path("out.pairwright"), work_->path("out.trf")});
        QVERIFY2(bytesOf(work_->path("out.trf")).contains("192 FIDE_DUTCH_2026"), run.all());
        run = runCli({"convert", "--system", "dubov", in, work_->path("dubov.trf")}); // from TRF to TRF too
        QVERIFY2(bytesOf(work_->path("dubov.trf")).contains("192 FIDE_DUBOV"), run.all());
        run = runCli({"convert", "--system", "chess", in, work_->path("no.trf")});
        QVERIFY2(run.exitCode != 0 && run.errors.contains("pairs no players"), run.all());
        run = runCli({"convert", "--system", "dubov", QString::fromStdString(known), work_->path("no.trf")});
        QVERIFY2(run.exitCode != 0 && run.errors.contains("names its system"), run.all());
        run = runCli({"convert", in, work_->path("no.pairwright")});
        QVERIFY2(run.exitCode != 0 && run.errors.contains("--system"), run.all()); // the way out is told
    }

    void theEndingChoosesTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("holds");
        QTest::addColumn<QByteArray>("lacks");
        QTest::newRow("trf") << "out.trf" << QByteArray("\r\n142 3\r\n") << QByteArray("XX");
        QTest::newRow("trf26") << "out.trf26" << QByteArray("\r\n152 W\r\n") << QByteArray("XX");
        QTest::newRow("trf16") << "out.trf16" << QByteArray("012 Open\r\n") << QByteArray("142");
        QTest::newRow("trfx") << "out.trfx" << QByteArray("\r\nXXC white1\r\n") << QByteArray("nothing");
        QTest::newRow("upper case") << "OUT.TRF" << QByteArray("\r\n142 3\r\n") << QByteArray("XX");
        QTest::newRow("csv") << "out.csv" << QByteArray("Beta, B") << QByteArray("XX");
        QTest::newRow("tournament") << "out.pairwright" << QByteArray("SQLite format 3") << QByteArray("XXR");
    }

    void theEndingChoosesTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, holds);
        QFETCH(QByteArray, lacks);
        const CliRun run = runCli({"convert", work_->file("in.trf", fourPlayers()), work_->path(name)});
        QVERIFY2(run.exitCode == 0, run.all());
        QCOMPARE(run.output, QString());
        const QByteArray content = bytesOf(work_->path(name));
        QVERIFY2(content.contains(holds), content.left(2000));
        QVERIFY2(!content.contains(lacks), content.left(2000));
    }

    void reportsAreStrict()
    {
        const QString in = work_->file("in.trf", fourPlayers({"### kept"}));
        QCOMPARE(runCli({"convert", in, work_->path("a.trf")}).exitCode, 0);
        QCOMPARE(toText(validateTrf(bytesOf(work_->path("a.trf")), {TrfDialect::trf26, false})), QString());
        QVERIFY(bytesOf(work_->path("a.trf")).contains("### kept"));
        const CliRun trf16 = runCli({"convert", in, work_->path("a.trf16")});
        QCOMPARE(trf16.exitCode, 0);
        QVERIFY2(trf16.errors.contains("142") && trf16.errors.contains("### kept"), trf16.all());
        QCOMPARE(toText(validateTrf(bytesOf(work_->path("a.trf16")), {TrfDialect::trf16, false})), QString());
    }

    void aTournamentFilePairsAndRanksLikeItsTrf()
    {
        const QString in = work_->file("in.trf", fourPlayers());
        const QString tournament = work_->path("t.pairwright");
        QCOMPARE(runCli({"convert", in, tournament}).exitCode, 0);
        const QByteArray before = bytesOf(tournament);
        const CliRun fromTrf = runCli({"pair", in});
        const CliRun fromTournament = runCli({"pair", tournament});
        QVERIFY2(fromTournament.exitCode == 0, fromTournament.all());
        QCOMPARE(fromTournament.output, fromTrf.output);
        QCOMPARE(fromTournament.errors, QString());
        QCOMPARE(runCli({"standings", tournament}).output, runCli({"standings", in}).output);
        QCOMPARE(runCli({"convert", tournament, work_->path("back.trf")}).exitCode, 0);
        QCOMPARE(runCli({"pair", work_->path("back.trf")}).output, fromTrf.output);
        QCOMPARE(bytesOf(tournament), before); // only read
        QCOMPARE(QDir(work_->path(".")).entryList({"t.pairwright?*"}, QDir::Files | QDir::Hidden), QStringList());
    }

    void choicesGoBeforeTheTournamentFileToo()
    {
        const QString tournament = work_->path("t.pairwright");
        QCOMPARE(runCli({"convert", work_->file("in.trf", fourPlayers()), tournament}).exitCode, 0);
        QCOMPARE(runCli({"pair", tournament, "--edition", "2017", "--json"}).json()["edition"].toInt(), 2017);
        QCOMPARE(runCli({"pair", tournament, "--edition", "1900"}).exitCode, 3);
        const CliRun over = runCli({"pair", tournament, "--rounds", "1"});
        QCOMPARE(over.exitCode, 3);
        QVERIFY(over.errors.contains("1 rounds are paired already, and there are to be 1"));
    }

    void openBoardsOfATournamentFileAreNamed()
    {
        std::string text = fourPlayers();
        for (const char* cell : {"4 b =", "2 w ="})
            text[text.find(cell) + 4] = ' ';
        const QString tournament = work_->path("t.pairwright");
        QCOMPARE(runCli({"convert", work_->file("open.trf", text), tournament}).exitCode, 0);
        const CliRun run = runCli({"pair", tournament});
        QVERIFY2(run.exitCode == 3, run.all());
        QVERIFY2(run.errors.contains("round 1 has boards without a result: 2"), run.all());
    }

    void aReportOfATournamentWaitsForItsOpenGames()
    {
        std::string text = fourPlayers();
        for (const char* cell : {"4 b =", "2 w ="})
            text[text.find(cell) + 4] = ' ';
        const QString tournament = work_->path("t.pairwright");
        QCOMPARE(runCli({"convert", work_->file("open.trf", text), tournament}).exitCode, 0);
        for (const char* name : {"out.trf", "out.trf16"}) {
            const CliRun run = runCli({"convert", tournament, work_->path(name)});
            QVERIFY2(run.exitCode == 3 && run.errors.contains("round 1 board 2 without a result"), run.all());
            QVERIFY(run.errors.contains(".trfx"));
            QVERIFY(!QFile::exists(work_->path(name)));
        }
        QCOMPARE(runCli({"convert", tournament, work_->path("out.trfx")}).exitCode, 0);
    }

    void roundsThatTheRulesPairOtherwiseAreTakenOnlyWhenThatIsSaid()
    {
        const QString in =
            work_->file("broken.trf", file({"012 Open", playerLine({1, "Alfa, A", "2400", " 1.0", {"   2 w 1"}}),
                                            playerLine({2, "Beta, B", "2300", " 0.0", {"   1 b 0"}}),
                                            playerLine({3, "Gamma, G", "2200", " 0.0", {"   4 b 0"}}),
                                            playerLine({4, "Delta, D", "2100", " 1.0", {"   3 w 1"}}), "XXR 3",
                                            "XXC white1", "192 FIDE_DUTCH_2026"}));
        const QString out = work_->path("t.pairwright");
        const CliRun asked = runCli({"convert", in, out});
        QVERIFY2(asked.exitCode == 3, asked.all());
        QVERIFY2(asked.errors.contains("round 1") && asked.errors.contains("--doubtful"), asked.all());
        QCOMPARE(asked.errorLines().size(), 1);
        QVERIFY(!QFile::exists(out));
        const CliRun taken = runCli({"convert", "--doubtful", in, out});
        QVERIFY2(taken.exitCode == 0 && taken.errors.contains("round 1: not as the rules pair it"), taken.all());
        QVERIFY(QFile::exists(out));
        QCOMPARE(runCli({"convert", in, work_->path("as_it_is.trf")}).exitCode, 0);
    }

    void playerListsBecomeTournaments()
    {
        const QString in =
            work_->file("club.csv", "Name;Rating;Fed\nAlfa, A;2000;NOR\nBeta, B;1900;NOR\nGamma, G;many;NOR\n");
        // A doubtful row is left out, as in the window unless somebody ticks it, and that is said.
        const CliRun careful = runCli({"convert", in, work_->path("careful.trf")});
        QVERIFY2(careful.exitCode == 0, careful.all());
        QVERIFY2(careful.errors.contains("line 4 (doubtful, not taken; --doubtful takes it)"), careful.all());
        QVERIFY2(careful.errors.contains("1 of 3 rows were not taken"), careful.all());
        QVERIFY(!bytesOf(work_->path("careful.trf")).contains("Gamma"));
        const CliRun run = runCli({"convert", "--doubtful", in, work_->path("club.trf")});
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY2(run.errors.contains("many"), run.all());
        QVERIFY2(run.errors.contains("taken, but please check"), run.all());
        const QByteArray trf = bytesOf(work_->path("club.trf"));
        QVERIFY(trf.contains("012 club\r\n"));
        QVERIFY(trf.contains("001    3      Gamma, G"));
        QCOMPARE(runCli({"convert", in, work_->path("club.pairwright")}).exitCode, 0);
        QCOMPARE(runCli({"pair", work_->path("club.pairwright")}).exitCode, 0);
    }

    void nothingIsOverwrittenUnasked()
    {
        const QString in = work_->file("in.trf", fourPlayers());
        const QString out = work_->file("out.trf", "precious");
        const CliRun refused = runCli({"convert", in, out});
        QVERIFY2(refused.exitCode == 5, refused.all());
        QVERIFY(refused.errors.contains("--force"));
        QCOMPARE(bytesOf(out), QByteArray("precious"));
        QCOMPARE(runCli({"convert", "--force", in, out}).exitCode, 0);
        QVERIFY(bytesOf(out).startsWith("012 Open"));
        const QString tournament = work_->file("t.pairwright", "precious");
        QCOMPARE(runCli({"convert", "--force", in, tournament}).exitCode, 5);
        QCOMPARE(bytesOf(tournament), QByteArray("precious"));
    }

    void badRequestsAreRefused()
    {
        const QString in = work_->file("in.trf", fourPlayers({"202 BH"}));
        const CliRun ending = runCli({"convert", in, work_->path("out.doc")});
        QCOMPARE(ending.exitCode, 3);
        QVERIFY(ending.errors.contains(".pairwright"));
        QVERIFY(!QFile::exists(work_->path("out.doc")));
        for (const char* name : {"/nowhere/out.trf", "/nowhere/out.csv", "/nowhere/out.pairwright"}) {
            const CliRun folder = runCli({"convert", in, work_->path(".") + name});
            QVERIFY2(folder.exitCode == 5, folder.all());
            QCOMPARE(folder.errorLines().size(), 1);
        }
        const CliRun list = runCli({"convert", work_->file("bad.csv", "1;2;3\n"), work_->path("x.trf")});
        QVERIFY2(list.exitCode == 3, list.all());
        const CliRun adjourned = runCli({"convert",
                                         work_->file("adj.trf", file({playerLine({1, "A", "", "", {"   2 w ?"}}),
                                                                      playerLine({2, "B", "", "", {"   1 b ?"}})})),
                                         work_->path("adj.trf26")});
        QVERIFY2(adjourned.exitCode == 3 && adjourned.errors.contains("adjourned"), adjourned.all());
        QVERIFY(!QFile::exists(work_->path("adj.trf26")));
    }

    void defectiveTournamentFilesAreRefused_data()
    {
        QTest::addColumn<QString>("defect");
        QTest::addColumn<QString>("says");
        QTest::newRow("truncated") << "truncated"
                                   << "shorter than it should be";
        QTest::newRow("damaged") << "damaged"
                                 << "damaged";
        QTest::newRow("newer") << "newer"
                               << "newer version";
        QTest::newRow("another program's") << "foreign"
                                           << "not a tournament file";
    }

    void defectiveTournamentFilesAreRefused()
    {
        QFETCH(QString, defect);
        QFETCH(QString, says);
        const QString path = work_->path("t.pairwright");
        QCOMPARE(runCli({"convert", work_->file("in.trf", fourPlayers()), path}).exitCode, 0);
        QByteArray bytes = bytesOf(path);
        constexpr int schemaPlace = 60; // user_version and application_id in SQLite's file header
        constexpr int applicationPlace = 68;
        if (defect == "truncated")
            bytes.truncate(bytes.size() / 2);
        else if (defect == "damaged")
            bytes.replace(4096, bytes.size() - 8192, QByteArray(bytes.size() - 8192, '\x5A'));
        else
            bytes[defect == "newer" ? schemaPlace : applicationPlace] = 0x70;
        work_->file("t.pairwright", bytes.toStdString());
        for (const QStringList& call : {QStringList{"pair", path}, QStringList{"standings", path},
                                        QStringList{"convert", path, work_->path("out.trf")}}) {
            const CliRun run = runCli(call);
            QVERIFY2(run.exitCode == 3, run.all());
            QVERIFY2(run.errors.contains(says), run.all());
            QCOMPARE(run.errorLines().size(), 1);
            QCOMPARE(run.output, QString());
        }
        QCOMPARE(bytesOf(path), bytes);
        QVERIFY(!QFile::exists(work_->path("out.trf")));
    }

private:
    std::unique_ptr<Workplace> work_;
};

static const pairwright::RegisteredTest<TestCliConvert> registered("unit_cli_convert");
#include "test_cli_convert.moc"
