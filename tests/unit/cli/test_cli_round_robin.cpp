#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QDir>
#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

using Cells = std::vector<std::string>;

const QString engineProgram = QStringLiteral(PAIRWRIGHT_ENGINE);

/// So many players, after `records`.
std::string fieldOf(int players, std::vector<std::string> records, const std::vector<Cells>& cells = {},
                    const std::vector<std::string>& points = {})
{
    for (int i = 0; i < players; ++i) {
        const auto at = static_cast<std::size_t>(i);
        records.push_back(playerLine({i + 1, "Player " + std::to_string(i + 1), std::to_string(2400 - 10 * i),
                                      points.empty() ? " 0.0" : points[at], cells.empty() ? Cells{} : cells[at]}));
    }
    return file(records);
}

/// Round 1 of five: 1 is free; 2-5 is won, 3-4 postponed.
const std::vector<Cells> roundOneOfFive{{"0000 - Z"}, {"   5 w 1"}, {"   4 w  "}, {"   3 b  "}, {"   2 b 0"}};
const std::vector<std::string> afterOneRound{" 0.0", " 1.0", " 0.0", " 0.0", " 0.0"};

} // namespace

/// Round robins on the command line.
class TestCliRoundRobin : public QObject {
    Q_OBJECT
private slots:
    void theNextRoundWaitsForNoResult()
    {
        const QString path = work_.file("five.trf", fieldOf(5, {"192 FIDE_ROUNDROBIN"}, roundOneOfFive, afterOneRound));
        const CliRun run = runCli({"pair", path});
        QVERIFY2(run.exitCode == 0, run.all());
        QCOMPARE(run.output, QString("3\n5 3\n1 2\n4 0\n")); // who is free stands last
        QCOMPARE(runCli({"pair", path, "--json"}).json()["free"].toInt(), 4);
        const CliRun ofTheProgram = runProgram(engineProgram, {path, "-p"});
        QVERIFY2(ofTheProgram.output == run.output, ofTheProgram.all());
    }

    void allRoundsArePrintedBeforeAGameIsPlayed()
    {
        const QString path = work_.file("four.trf", fieldOf(4, {"192 FIDE_DOUBLEROUNDROBIN"}));
        const CliRun run = runCli({"pair", path, "--all"});
        QVERIFY2(run.exitCode == 0, run.all());
        QCOMPARE(run.output, QString("2\n1 4\n2 3\n2\n2 4\n3 1\n2\n4 3\n1 2\n2\n4 1\n3 2\n2\n3 4\n2 1\n2\n4 2\n1 3\n"));
        const CliRun straight = runCli({"pair", path, "--all", "--seam", "straight"});
        QVERIFY(straight.exitCode == 0 && straight.output != run.output);
        QCOMPARE(runCli({"pair", path, "--all", "--json"}).json()["rounds"].toArray().size(), 6);
        QCOMPARE(runCli({"pair", path, "--all", "--json", "--system", "round-robin", "--cycles", "3"})
                     .json()["rounds"]
                     .toArray()
                     .size(),
                 9);
        QCOMPARE(runCli({"pair", sample, "--all"}).exitCode, 3); // of a Swiss
    }

    void standingsGoOnWithoutTheGamesThatAreOpen()
    {
        const QString path =
            work_.file("open.trf", fieldOf(5, {"192 FIDE_ROUNDROBIN", "202 DE,BH,SB"}, roundOneOfFive, afterOneRound));
        const CliRun run = runCli({"standings", path});
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY(run.output.contains("Player 2"));
        QVERIFY(!run.output.contains("BH"));
        QVERIFY2(run.errors.contains("1 game has no result yet"), run.all());
        QVERIFY2(run.errors.contains("record 202: BH must not be used in a round robin"), run.all());
        for (const char* code : {"BH", "FB/C1", "AOB", "DE,bh-c1"}) {
            const CliRun refused = runCli({"standings", path, "--tie-breaks", code});
            QVERIFY2(refused.exitCode == 3 && refused.errors.contains("must not be used in a round robin"),
                     refused.all());
        }
    }

    void whoseGamesDoNotCountStandsBelowWithoutARank()
    {
        const QString path = work_.file("out.trf", fieldOf(5, {"192 FIDE_ROUNDROBIN", "### Not counted @ Rounds 1: 5"},
                                                           roundOneOfFive, {" 0.0", " 0.0", " 0.0", " 0.0", " 0.0"}));
        const CliRun run = runCli({"standings", path, "--tie-breaks", "DE,SB"});
        QVERIFY2(run.exitCode == 0, run.all());
        const QStringList lines = run.output.split('\n', Qt::SkipEmptyParts);
        QVERIFY2(lines.last().contains("Player 5") && lines.last().contains("left out"), run.all());
        const QJsonArray rows = runCli({"standings", path, "--json"}).json()["standings"].toArray();
        QVERIFY(rows.last().toObject()["left_out"].toBool() && !rows.first().toObject().contains("left_out"));
    }

    void bothOrdersOfTheSeamAreRightAndNamed()
    {
        for (const QString& seam : {QStringLiteral("exchanged"), QStringLiteral("straight")}) {
            const QString folder = work_.path(seam);
            const CliRun made = runCli({"generate", "--system", "round-robin", "--cycles", "2", "--players", "6",
                                        "--seam", seam, "--seed", "3", "--out", folder});
            QVERIFY2(made.exitCode == 0, made.all());
            const QString path = QDir(folder).filePath(QDir(folder).entryList(QDir::Files).first());
            // Without a word of ours the rounds tell.
            QStringList kept;
            for (const QString& line : textOf(path).split("\r\n"))
                if (!line.startsWith("###"))
                    kept.append(line);
            const CliRun run = runCli({"check", work_.file(seam + ".trf", kept.join("\r\n").toStdString())});
            QVERIFY2(run.exitCode == 0 && run.errors.contains(seam), run.all());
        }
    }

    void randomTournamentsFollowTheTables()
    {
        for (const QString& system : {QStringLiteral("round-robin"), QStringLiteral("double-round-robin"),
                                      QStringLiteral("multiple-round-robin")}) {
            const QString folder = work_.path(system);
            const CliRun made =
                runCli({"generate", "--system", system, "--count", "12", "--seed", "1", "--eventful", "--out", folder});
            QVERIFY2(made.exitCode == 0, made.all());
            const CliRun checked = runCli({"check", folder});
            QVERIFY2(checked.exitCode == 0 && checked.output.contains("0 differences"), checked.all());
        }
        const CliRun simulated = runCli({"simulate", "--system", "round-robin", "--players", "6", "--seed", "1"});
        QVERIFY2(simulated.exitCode == 0 && simulated.output.contains("place of the strongest"), simulated.all());
    }

    void badInputIsAClearSentence_data()
    {
        QTest::addColumn<std::string>("content");
        QTest::addColumn<QString>("said");
        const std::vector<std::string> named{"192 FIDE_ROUNDROBIN"};
        QTest::newRow("2 players") << fieldOf(2, named) << "3 to 40";
        QTest::newRow("41 players") << fieldOf(41, named) << "3 to 40";
        QTest::newRow("numbers given twice")
            << file({"192 FIDE_ROUNDROBIN", playerLine({1, "A"}), playerLine({1, "B"}), playerLine({2, "C"})})
            << "is given twice";
        QTest::newRow("two results for one game")
            << fieldOf(4, named, {{"   4 w 1"}, {"   3 w 1"}, {"   2 b 0"}, {"   1 b 1"}},
                       {" 1.0", " 1.0", " 0.0", " 1.0"})
            << "the results of player 1 and player 4 in round 1 contradict each other";
        QTest::newRow("all rounds are there")
            << fieldOf(3, {"192 FIDE_ROUNDROBIN", "142 1"}, {{"0000 - Z"}, {"   3 w 1"}, {"   2 b 0"}},
                       {" 0.0", " 1.0", " 0.0"})
            << "paired already";
        QTest::newRow("too many rounds") << fieldOf(20, {"192 CUSTOM", "### SYSTEM round-robin cycles 6"}) << "99";
        QTest::newRow("cycles that there are not")
            << fieldOf(4, {"192 CUSTOM", "### SYSTEM round-robin cycles 9"}) << "cycles 9";
    }

    void badInputIsAClearSentence()
    {
        QFETCH(std::string, content);
        QFETCH(QString, said);
        const CliRun run = runCli({"pair", work_.file("bad.trf", content)});
        QVERIFY2(run.exitCode == 3, run.all());
        QVERIFY2(run.output.isEmpty() && run.errors.contains(said), run.all());
        QCOMPARE(run.errorLines().size(), 1);
    }

    void nobodyMeetsAPlayerWhoIsAlone()
    {
        const CliRun run = runCli({"pair", work_.file("one.trf", fieldOf(1, {"192 FIDE_ROUNDROBIN"}))});
        QVERIFY2(run.exitCode == 1 && run.errors.contains("fewer than two players"), run.all());
    }

    void aTableWithAMissingGameIsTold()
    {
        // Round 2 of four has one game only, and no table has those pairs.
        const QString path = work_.file("missing.trf", fieldOf(4, {"192 FIDE_ROUNDROBIN"},
                                                               {{"   4 w 1", "0000 - Z"},
                                                                {"   3 w 1", "   4 w 1"},
                                                                {"   2 b 0", "0000 - Z"},
                                                                {"   1 b 0", "   2 b 0"}},
                                                               {" 1.0", " 2.0", " 0.0", " 0.0"}));
        const CliRun run = runCli({"check", path});
        QVERIFY2(run.exitCode == 6 && run.output.contains("round 2, Round robin 2026: differs"), run.all());
        QVERIFY2(run.output.contains("round 1, Round robin 2026: as the rules give it"), run.all());
    }

    void aChangedResultMovesNobodyToAnotherGame()
    {
        const QString folder = work_.path("changed");
        QVERIFY(runCli({"generate", "--system", "round-robin", "--players", "10", "--seed", "3", "--out", folder})
                    .exitCode == 0);
        const QString path = QDir(folder).filePath(QDir(folder).entryList(QDir::Files).first());
        int changed = 0;
        for (const QString& result : {QStringLiteral("1-0"), QStringLiteral("="), QStringLiteral("0-1")}) {
            const CliRun run = runCli({"what-if", path, "--round", "2", "--board", "1", "--result", result, "--json"});
            QVERIFY2(run.exitCode == 0, run.all());
            const QJsonObject answer = run.json();
            QCOMPARE(answer["rounds"].toArray().size(), 7);
            for (const QJsonValue round : answer["rounds"].toArray())
                QVERIFY(round["same"].toBool());
            if (answer["before"] == answer["after"])
                continue;
            ++changed;
            // No round rests on a result, and every published one takes them: no article of the Swiss says when.
            QCOMPARE(answer["ways"].toArray().first()["way"].toString(), QString("enter"));
            QCOMPARE(answer["ways"].toArray().first()["article"].toString(), QString("C.05:2026"));
        }
        QCOMPARE(changed, 2);
    }

    void gamesThatDoNotCountAreRated()
    {
        const QString path = work_.file(
            "rated.trf", fieldOf(5, {"042 2026/03/01", "192 FIDE_ROUNDROBIN", "### Not counted @ Rounds 1: 5"},
                                 roundOneOfFive, {" 0.0", " 0.0", " 0.0", " 0.0", " 0.0"}));
        const CliRun run = runCli({"ratings", path, "--json"});
        QVERIFY2(run.exitCode == 0, run.all());
        const QJsonObject out = run.json()["players"].toArray().last().toObject();
        QCOMPARE(out["id"].toInt(), 5);
        QCOMPARE(out["games"].toArray().size(), 1);
        QVERIFY2(out["change"].toInt() < 0, run.all());
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliRoundRobin> registered("unit_cli_round_robin");
#include "test_cli_round_robin.moc"
