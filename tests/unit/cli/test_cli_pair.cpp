#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

/// Six players with the ids 11 to 16, nothing played; then `more` lines.
std::string sixNewcomers(const std::vector<std::string>& more)
{
    std::vector<std::string> lines{"012 Six"};
    for (int id = 11; id <= 16; ++id)
        lines.push_back(playerLine({id, "Player " + std::to_string(id), std::to_string(2400 - id)}));
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

} // namespace

class TestCliPair : public QObject {
    Q_OBJECT
private slots:
    void printsCountAndBoardsWithTheIdsOfTheFile()
    {
        const QString path = work_.file("six.trf", sixNewcomers({"XXR 3", "XXC white1", "192 FIDE_DUTCH_2026"}));
        const CliRun run = runCli({"pair", path});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output, QString("3\n11 14\n15 12\n13 16\n"));
        QCOMPARE(run.errors, QString());
    }

    void theByeIsTheLastLineAndCounts()
    {
        const QString path =
            work_.file("five.trf", sixNewcomers({"XXR 3", "XXC white1", "XXZ 12", "192 FIDE_DUTCH_2026"}));
        const CliRun run = runCli({"pair", path});
        QCOMPARE(run.output, QString("3\n11 14\n15 13\n16 0\n"));
    }

    void optionsGoBeforeTheFile()
    {
        const QString path = work_.file("six.trf", sixNewcomers({"XXR 3", "XXC white1", "192 FIDE_DUTCH_2026"}));
        const CliRun run = runCli({"pair", "--initial-colour=black", "--rounds", "5", "--system", "dutch", "--edition",
                                   "2017", "--json", path});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json["schema"].toInt(), 1);
        QCOMPARE(json["system"].toString(), QString("dutch"));
        QCOMPARE(json["edition"].toInt(), 2017);
        QCOMPARE(json["round"].toInt(), 1);
        QCOMPARE(json["boards"].toArray().size(), 3);
        QCOMPARE(json["boards"].toArray().at(0).toObject()["white"].toInt(), 14);
        QCOMPARE(json["boards"].toArray().at(0).toObject()["black"].toInt(), 11);
        QVERIFY(json["bye"].isNull());
    }

    void whatTheFileLeavesOpenIsSaidOnStandardError()
    {
        const CliRun run = runCli({"pair", work_.file("open.trf", sixNewcomers({"XXR 3"}))});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output.count('\n'), 4);
        QVERIFY(run.errors.contains("dutch 2026"));
        QVERIFY(run.errors.contains("white"));
        QCOMPARE(run.errorLines().size(), 2);
    }

    void repairsAreReportedWithTheirLines()
    {
        std::string text = sixNewcomers({"XXR 3", "XXC white1", "192 FIDE_DUTCH_2026"});
        text.replace(text.find("2389"), 4, "none");
        const CliRun run = runCli({"pair", work_.file("odd.trf", text)});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.errors.contains("line 2: player 11: \"none\" is no number"), run.all());
    }

    void anUnpairableRoundNamesThePlayersAndExitsWithOne()
    {
        const QString folder = QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/dutch-2026-unpairable/");
        const CliRun run = runCli({"pair", folder + "fail_t0002_r5.trf", "--edition", "2026"});
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.output, QString());
        QCOMPARE(run.errorLines().size(), 1);
        QVERIFY2(run.errors.contains("round 5 has no legal pairing: player"), run.all());
        const CliRun json = runCli({"pair", folder + "fail_t0002_r5.trf", "--edition", "2026", "--json"});
        QCOMPARE(json.exitCode, 1);
        QCOMPARE(json.json()["failure"].toObject()["reason"].toString(), QString("no-legal-pairing"));
        QVERIFY(!json.json()["failure"].toObject()["players"].toArray().isEmpty());
        QVERIFY(!json.json().contains("boards"));
    }

    void recordedRoundsAreReproduced()
    {
        // The whole corpora are replayed by the conformance test; here one file proves the way through the program.
        const QString path = QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/dutch-2026/t19.trf");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList recorded;
        std::string shortened;
        for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
            QString kept = line;
            if (line.startsWith("001")) {
                const QString last = line.mid(91 + 80, 8); // round 9
                if (last.mid(5, 1) == "w")
                    recorded << line.mid(4, 4).trimmed() + ' ' + last.left(4).trimmed();
                if (last.endsWith('U'))
                    recorded << line.mid(4, 4).trimmed() + " 0";
                kept = line.left(91 + 78);
            }
            shortened += kept.toStdString() + "\n";
        }
        const CliRun run = runCli({"pair", work_.file("t19.trf", shortened)});
        QCOMPARE(run.exitCode, 0);
        QStringList pairs = run.output.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(pairs.takeFirst().toInt(), recorded.size());
        pairs.sort();
        recorded.sort();
        QVERIFY(recorded.size() > 5);
        QCOMPARE(pairs, recorded);
    }

    void everyCommandExplainsItself_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("-h") << QStringList{"-h"} << "pair";
        QTest::newRow("--help") << QStringList{"--help"} << "standings";
        QTest::newRow("pair -h") << QStringList{"pair", "-h"} << "--initial-colour";
        QTest::newRow("pair FILE --help") << QStringList{"pair", "none.trf", "--help"} << "--edition";
        QTest::newRow("standings -h") << QStringList{"standings", "-h"} << "--after";
        QTest::newRow("version -h") << QStringList{"version", "-h"} << "--json";
    }

    void everyCommandExplainsItself()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.output.startsWith("Usage: pairwright-cli") && run.output.contains(says), run.all());
        QCOMPARE(run.errors, QString());
    }

    void versionNamesTheSystems()
    {
        const CliRun run = runCli({"version"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.output.contains("dutch 2026 (C.04.3:2026)"));
        QCOMPARE(runCli({"--version"}).output, run.output);
        const QJsonObject json = runCli({"version", "--json"}).json();
        QCOMPARE(json["schema"].toInt(), 1);
        QVERIFY(run.output.contains(json["version"].toString()));
        QVERIFY(json["systems"].toArray().size() >= 2);
        // What teams are paired by stands behind it, with the kinds of C.04.6.
        const QString ofTeams = run.output.section("of teams:\n", 1);
        for (const char* line :
             {"team-swiss 2026 (C.04.6:2026): type-a, type-b, none\n", "scheveningen 2026 (", "\nround-robin 2026 (",
              "\ndouble-round-robin 2026 (", "\nmultiple-round-robin 2026 ("})
            QVERIFY2(ofTeams.contains(line), run.all());
        QVERIFY2(!ofTeams.contains("dutch"), run.all());
        const QJsonArray listed = json["team_systems"].toArray();
        QCOMPARE(listed.size(), ofTeams.count('\n'));
        QCOMPARE(listed[0].toObject()["system"].toString(), QString("team-swiss"));
        QCOMPARE(listed[0].toObject()["types"].toArray(), (QJsonArray{"type-a", "type-b", "none"}));
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliPair> registered("unit_cli_pair");
#include "test_cli_pair.moc"
