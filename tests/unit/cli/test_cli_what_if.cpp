#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QDir>
#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

class CliWhatIfTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const CliRun made =
            runCli({"generate", "--out", folder_.path(), "--seed", "7", "--players", "12", "--rounds", "5"});
        QVERIFY2(made.exitCode == 0, made.all());
        const QStringList files = QDir(folder_.path()).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        path_ = folder_.filePath(files.front());
    }

    void itTellsRoundsStandingsAndWays()
    {
        int changed = 0;
        for (const char* result : {"1-0", "0-1", "="}) {
            const CliRun run = runCli({"what-if", path_, "--round", "1", "--board", "1", "--result", result});
            QVERIFY2(run.exitCode == 0, run.all());
            QVERIFY(run.output.startsWith("round 1, board 1 ("));
            QVERIFY(run.output.contains("standings after round 5:"));
            if (!run.output.contains("boards differ"))
                continue;
            ++changed;
            QVERIFY(run.output.contains("way: keep it for the rating report only (C.04.2:2026 art. 4.3)"));
        }
        QVERIFY(changed > 0);
    }

    void theSameAsJson()
    {
        const CliRun run = runCli({"what-if", path_, "--round", "2", "--board", "2", "--result", "=-0", "--json"});
        QVERIFY2(run.exitCode == 0, run.all());
        const QJsonObject answer = run.json();
        QCOMPARE(answer["round"].toInt(), 2);
        QCOMPARE(answer["after"].toString(), QString("=-0"));
        QCOMPARE(answer["rounds"].toArray().size(), 3);
        for (const QJsonValue round : answer["rounds"].toArray())
            QCOMPARE(round["published"].toArray().size(), round["would_be"].toArray().size());
        QVERIFY(!answer["standings"].toArray().isEmpty());
        QCOMPARE(answer["ways"].toArray().first()["way"].toString(), QString("rating-only"));
    }

    void aNormThatHangsOnAForfeitIsSeen()
    {
        const QString path = QStringLiteral(PAIRWRIGHT_FIXTURES "/norms/forfeit-norm.trf");
        const QStringList question{"what-if", path, "--round", "9", "--board", "1", "--result", "+-"};
        const CliRun run = runCli(question);
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY2(run.output.contains("GM norm of 1 One: achieved with it"), run.all());
        QVERIFY2(run.output.contains("IM norm of 1 One: achieved with it"), run.all());
        QVERIFY2(!run.output.contains("rating of"), run.all());
        const CliRun answer = runCli(question + QStringList{"--json"});
        const QJsonArray norms = answer.json()["norms"].toArray();
        QCOMPARE(norms.size(), 2);
        QCOMPARE(norms[0]["name"].toString(), QString("One"));
        QCOMPARE(norms[0]["title"].toString(), QString("GM"));
        for (const QJsonValue line : answer.json()["standings"].toArray())
            QVERIFY(!line["name"].toString().isEmpty());
    }

    void ofTeamsItNamesMatchAndBoard()
    {
        const QString folder = folder_.filePath(QStringLiteral("teams"));
        QVERIFY(runCli({"generate", "--system", "team-swiss", "--teams", "8", "--boards", "2", "--rounds", "3",
                        "--seed", "7", "--out", folder})
                    .exitCode == 0);
        const QString path = QDir(folder).filePath(QDir(folder).entryList(QDir::Files).front());
        const QStringList question{"what-if", path, "--round", "2", "--board", "2", "--result", "="};
        const CliRun run = runCli(question + QStringList{"--game", "2"});
        QVERIFY2(run.exitCode == 0 && run.output.startsWith("round 2, match 2, board 2 ("), run.all());
        const CliRun beyond = runCli(question + QStringList{"--game", "3"});
        QVERIFY2(beyond.exitCode == 3 && beyond.errors.contains("match 2 has 2 boards: --game 1 to 2"), beyond.all());
    }

    void whatIsNotThereIsRefused()
    {
        QCOMPARE(runCli({"what-if", path_, "--round", "9", "--board", "1", "--result", "1-0"}).exitCode, 3);
        QCOMPARE(runCli({"what-if", path_, "--round", "1", "--board", "99", "--result", "1-0"}).exitCode, 3);
        QCOMPARE(runCli({"what-if", path_, "--round", "1", "--board", "1", "--result", "2-0"}).exitCode, 3);
        QCOMPARE(runCli({"what-if", path_, "--round", "1", "--result", "1-0"}).exitCode, 3);
        QCOMPARE(runCli({"what-if", "nowhere.trf", "--round", "1", "--board", "1", "--result", "1-0"}).exitCode, 5);
    }

private:
    QTemporaryDir folder_;
    QString path_;
};

static const pairwright::RegisteredTest<CliWhatIfTest> registered("unit_cli_what_if");
#include "test_cli_what_if.moc"
