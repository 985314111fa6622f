#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

using Cells = std::vector<std::string>;

/// Six players of 2400 to 1900; the cells and points of each, after `records`.
std::string sixInMatches(std::vector<std::string> records, const std::vector<Cells>& cells,
                         const std::vector<std::string>& points)
{
    records.emplace_back("152 W");
    for (std::size_t i = 0; i < 6; ++i)
        records.push_back(playerLine({static_cast<int>(i) + 1, "Player " + std::to_string(i + 1),
                                      std::to_string(2400 - 100 * static_cast<int>(i)), points[i],
                                      cells.empty() ? Cells{} : cells[i]}));
    return file(records);
}

const std::vector<std::string> none{" 0.0", " 0.0", " 0.0", " 0.0", " 0.0", " 0.0"};

/// 1-4 2-0, 5-2 1-1, 3-6 1½-½.
const std::vector<Cells> oneMatch{{"   4 w 1", "   4 b 1"}, {"   5 b 0", "   5 w 1"}, {"   6 w =", "   6 b 1"},
                                  {"   1 b 0", "   1 w 0"}, {"   2 w 1", "   2 b 0"}, {"   3 b =", "   3 w 0"}};
const std::vector<std::string> afterOne{" 2.0", " 1.0", " 1.5", " 0.0", " 1.0", " 0.5"};

const std::vector<std::string> named{"142 10", "192 FIDE_DOUBLESWISS"};

} // namespace

/// The Double-Swiss System on the command line: rounds are matches of two games.
class TestCliDoubleSwiss : public QObject {
    Q_OBJECT
private slots:
    void theFirstRoundIsPaired()
    {
        // The worked example of the rules; White of the first game stands first.
        const CliRun run = runCli({"pair", work_.file("first.trf", sixInMatches(named, {}, none))});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output, QString("3\n1 4\n5 2\n3 6\n"));
    }

    void theNextMatchIsPairedFromTheColumnsOfTheLast()
    {
        // 1 meets 3; 2 and 5 have met, so 6 and 4 come up to them, and 2-6 4-5 comes before 2-4 5-6. In the first game
        // 1 and 2 alternate as the higher ranked, 4 had fewer Whites.
        const QString path = work_.file("second.trf", sixInMatches(named, oneMatch, afterOne));
        const CliRun run = runCli({"pair", path});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output, QString("3\n3 1\n2 6\n4 5\n"));
        const QJsonObject json = runCli({"pair", path, "--json"}).json();
        QCOMPARE(json["round"].toInt(), 2);
        QCOMPARE(json["system"].toString(), QString("double-swiss"));
    }

    void theCallerNamesSystemAndRounds()
    {
        const QString path = work_.file("bare.trf", sixInMatches({}, oneMatch, afterOne));
        const CliRun run = runCli({"pair", path, "--system", "Double-Swiss", "--rounds", "2"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output, QString("3\n3 1\n2 6\n4 5\n"));
        const CliRun over = runCli({"pair", path, "--system", "double-swiss", "--rounds", "1"});
        QCOMPARE(over.exitCode, 3);
        QVERIFY2(over.errors.contains("all 1 rounds are paired"), qPrintable(over.errors));
        // Two columns are two rounds of a system of single games.
        QCOMPARE(runCli({"pair", path, "--system", "dutch", "--rounds", "3", "--json"}).json()["round"].toInt(), 3);
    }

    void whoIsAwayFillsBothColumns()
    {
        auto cells = oneMatch;
        for (const std::size_t player : {std::size_t{1}, std::size_t{5}})
            for (const char* cell : {"0000 - H", "0000 - H"})
                cells[player].emplace_back(cell);
        const CliRun run = runCli({"pair", work_.file("away.trf", sixInMatches(named, cells, afterOne))});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output, QString("2\n3 1\n4 5\n"));
        cells[5].pop_back();
        const CliRun half = runCli({"pair", work_.file("half.trf", sixInMatches(named, cells, afterOne))});
        QCOMPARE(half.exitCode, 3);
        QVERIFY2(half.errors.contains("player 6: columns 3 and 4 hold"), qPrintable(half.errors));
    }

    void aRecordedRoundIsCheckedAndExplained()
    {
        auto cells = oneMatch;
        const Cells second[] = {{"   3 b =", "   3 w ="}, {"   6 w 1", "   6 b +"}, {"   1 w =", "   1 b ="},
                                {"   5 w 0", "   5 b 0"}, {"   4 b 1", "   4 w 1"}, {"   2 b 0", "   2 w -"}};
        for (std::size_t i = 0; i < 6; ++i)
            cells[i].insert(cells[i].end(), second[i].begin(), second[i].end());
        const std::vector<std::string> points{" 3.0", " 3.0", " 2.5", " 0.0", " 3.0", " 0.5"};
        const QString path = work_.file("two.trf", sixInMatches(named, cells, points));
        const CliRun check = runCli({"check", path});
        QVERIFY2(check.output.contains("round 1, Double-Swiss 2026: as the rules give it\n"
                                       "round 2, Double-Swiss 2026: as the rules give it\n"),
                 check.all());
        const CliRun explained = runCli({"explain", path, "--round", "2"});
        QCOMPARE(explained.exitCode, 0);
        QVERIFY2(explained.output.contains("C.04.5:2026 art. 4.3.2"), explained.all());
        const CliRun whyNot = runCli({"explain", path, "--round", "2", "--why-not", "2", "5"});
        QVERIFY2(whyNot.output.contains("impossible"), whyNot.all());
        const CliRun later = runCli({"explain", path, "--round", "2", "--why-not", "2", "4"});
        QVERIFY2(later.output.contains("later in the order"), later.all());

        // The same boards with the colours of the second game first.
        for (Cells& line : cells)
            std::swap(line[2], line[3]);
        const CliRun turned = runCli({"check", work_.file("turned.trf", sixInMatches(named, cells, points))});
        QCOMPARE(turned.exitCode, 6);
        QVERIFY2(turned.output.contains("the colours are the other way round"), turned.all());
    }

    void standingsCountMatches()
    {
        auto cells = oneMatch;
        cells[0].insert(cells[0].end(), {"   2 w  ", "   2 b  "});
        cells[1].insert(cells[1].end(), {"   1 b  ", "   1 w  "});
        const QString path = work_.file("open.trf", sixInMatches(named, cells, afterOne));
        const CliRun run = runCli({"standings", path, "--tiebreaks", "BH,WIN,WON,STD", "--json"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.json()["after_round"].toInt(), 1);
        const QJsonObject first = run.json()["standings"].toArray()[0].toObject();
        QCOMPARE(first["points"].toString(), QString("2.0"));
        QCOMPARE(first["tie_breaks"].toArray(), (QJsonArray{"0.0", "1", "2", "1.0"}));
        QVERIFY2(run.errors.contains("round 2 has games without a result"), run.all());
        QCOMPARE(runCli({"standings", path, "--after", "3"}).exitCode, 3);
    }

    void ratingsCountGames()
    {
        const QString path = work_.file("rated.trf", sixInMatches(named, oneMatch, afterOne));
        const CliRun run = runCli({"ratings", path, "--player", "5", "--json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject player = run.json()["players"].toArray()[0].toObject();
        QCOMPARE(player["games"].toArray().size(), 2);
        QCOMPARE(player["games"].toArray()[1].toObject()["opponent"].toInt(), 2);
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliDoubleSwiss> registered("unit_cli_double_swiss");
#include "test_cli_double_swiss.moc"
