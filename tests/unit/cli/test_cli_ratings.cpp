#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

/// The worked example: 2000 against 1900, 2100, 1500 and 2450 with 1, ½, 1, 0; then a forfeit win.
std::string workedExample(const std::vector<std::string>& more = {"042 2026/05/01"})
{
    std::vector<std::string> lines{
        playerLine({1, "Alfa, A", "2000", " 3.5", {"   2 w 1", "   3 b =", "   4 w 1", "   5 b 0", "   2 b +"}}),
        playerLine({2, "Beta, B", "1900", " 0.0", {"   1 b 0", "0000 - Z", "0000 - Z", "0000 - Z", "   1 w -"}}),
        playerLine({3, "Gamma, G", "2100", " 0.5", {"0000 - Z", "   1 w =", "0000 - Z", "0000 - Z", "0000 - Z"}}),
        playerLine({4, "Delta, D", "1500", " 0.0", {"0000 - Z", "0000 - Z", "   1 b 0", "0000 - Z", "0000 - Z"}}),
        playerLine({5, "Epsilon, E", "2450", " 1.0", {"0000 - Z", "0000 - Z", "0000 - Z", "   1 w 1", "0000 - Z"}})};
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

/// A candidate who scored 7 of 9 against an average of 2400, and what a title norm asks for.
std::string normExample()
{
    const std::vector<std::pair<std::string, std::string>> others{{"   ", "2200"}, {" FM", "2300"}, {" IM", "2400"},
                                                                  {"   ", "2350"}, {" GM", "2500"}, {"   ", "2250"},
                                                                  {" GM", "2550"}, {"   ", "2450"}, {" GM", "2600"}};
    const std::vector<std::string> federations{"GER", "GER", "POL", "GER", "FRA", "GER", "POL", "GER", "UKR"};
    const std::string results = "11=1=1=1=";
    const std::string opposite = "00=0=0=0=";
    std::vector<std::string> lines;
    PlayerText first{1, "Candidate, C", "2450", " 7.0", {}, "m", " IM"};
    for (std::size_t i = 0; i < others.size(); ++i) {
        const std::string id = std::to_string(i + 2);
        first.cells.push_back(std::string(4 - id.size(), ' ') + id + " w " + results[i]);
    }
    const auto add = [&lines](const PlayerText& player, const std::string& federation) {
        std::string line = playerLine(player);
        line.replace(line.find("NOR"), 3, federation);
        lines.push_back(line);
    };
    add(first, "GER");
    for (std::size_t i = 0; i < others.size(); ++i) {
        PlayerText other{static_cast<int>(i + 2), "Opponent", others[i].second, " 0.0", {}, "m", others[i].first};
        other.points = opposite[i] == '=' ? " 0.5" : " 0.0";
        other.cells.assign(others.size(), "0000 - Z");
        other.cells[i] = std::string("   1 b ") + opposite[i];
        add(other, federations[i]);
    }
    lines.emplace_back("042 2026/05/01");
    lines.emplace_back("XXR 9");
    return file(lines);
}

QJsonObject playerOf(const CliRun& run, int id)
{
    for (const QJsonValue player : run.json()["players"].toArray())
        if (player["id"].toInt() == id)
            return player.toObject();
    return {};
}

} // namespace

class TestCliRatings : public QObject {
    Q_OBJECT
private slots:
    void theWorkedExampleOfTheRulesIsPreviewed()
    {
        const QString path = work_.file("worked.trf", workedExample());
        const CliRun run = runCli({"ratings", path, "--json"});
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY(run.json()["preview"].toBool());
        QCOMPARE(run.json()["after_round"].toInt(), 5);
        QCOMPARE(run.json()["kind"].toString(), QString("standard"));
        const QJsonObject first = playerOf(run, 1);
        QCOMPARE(first["expected"].toDouble(), 2.0);
        QCOMPARE(first["points"].toDouble(), 2.5);
        QCOMPARE(first["k"].toInt(), 20);
        QCOMPARE(first["change"].toInt(), 10);
        QCOMPARE(first["games"].toArray().size(), 4); // the forfeit is none
        QVERIFY(first["assumptions"].toArray().size() >= 2);
        QCOMPARE(playerOf(run, 5)["k"].toInt(), 10);
        QCOMPARE(playerOf(run, 1).contains("norms"), false);
    }

    void theTableSaysThatItIsAPreview()
    {
        const QString path = work_.file("worked.trf", workedExample());
        const CliRun run = runCli({"ratings", path});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.output.startsWith("PREVIEW after round 5, standard ratings\n"));
        const QStringList lines = run.output.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 7);
        QVERIFY2(lines[2].contains(QRegularExpression("^ 1  Alfa, A +2000 +4 +2.5 .* 2.00 +20 +\\+10$")),
                 qPrintable(lines[2]));
    }

    void onePlayerIsShownWithEveryGameAndWhatWasAssumed()
    {
        const QString path = work_.file("worked.trf", workedExample());
        const CliRun run = runCli({"ratings", path, "--player", "1"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.output.contains("400 (limit)"), run.all());
        QVERIFY(run.output.contains("Assumed: 30 rated games"));
        QVERIFY(!run.output.contains("2  Beta, B"));
        QCOMPARE(runCli({"ratings", path, "--player", "9"}).exitCode, 3);
        QCOMPARE(runCli({"ratings", path, "--player", "x"}).exitCode, 3);
    }

    void anEarlierRoundCanBeAskedFor()
    {
        const QString path = work_.file("worked.trf", workedExample());
        const CliRun run = runCli({"ratings", path, "--after", "1", "--json"});
        QCOMPARE(playerOf(run, 1)["games"].toArray().size(), 1);
        QCOMPARE(runCli({"ratings", path, "--after", "6"}).exitCode, 3);
    }

    void theKindDecidesTheCoefficient()
    {
        const QString path = work_.file("worked.trf", workedExample());
        QCOMPARE(playerOf(runCli({"ratings", path, "--kind", "blitz", "--json"}), 5)["k"].toInt(), 10);
        const CliRun wrong = runCli({"ratings", path, "--kind", "bullet"});
        QCOMPARE(wrong.exitCode, 3);
        QCOMPARE(wrong.output, QString());
        const CliRun norms = runCli({"ratings", path, "--kind", "rapid", "--norms"});
        QCOMPARE(norms.exitCode, 3);
        QVERIFY(norms.errors.contains("standard"));
    }

    void theTimeControlDecidesTheKindWhereNobodyAsks()
    {
        const QString path = work_.file("rapid.trf", "122 15 min + 10 s\n" + workedExample());
        QCOMPARE(runCli({"ratings", path, "--json"}).json()["kind"].toString(), QString("rapid"));
        QCOMPARE(runCli({"ratings", path, "--kind", "standard", "--json"}).json()["kind"].toString(),
                 QString("standard"));
        const CliRun norms = runCli({"ratings", path, "--norms"});
        QCOMPARE(norms.exitCode, 3);
        QVERIFY2(norms.errors.contains("this is rapid"), norms.all());
    }

    void aFileWithoutADayIsToldWhatIsAssumed()
    {
        const CliRun run = runCli({"ratings", work_.file("undated.trf", workedExample({}))});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.errors.contains("no first day"));
        QVERIFY(!runCli({"ratings", work_.file("worked.trf", workedExample())}).errors.contains("no first day"));
    }

    void aNormIsReportedWithAllItsConditions()
    {
        const QString path = work_.file("norm.trf", normExample());
        const CliRun run = runCli({"ratings", path, "--norms", "--player", "1", "--json"});
        QVERIFY2(run.exitCode == 0, run.all());
        const QJsonArray norms = playerOf(run, 1)["norms"].toArray();
        QCOMPARE(norms.size(), 1); // an IM seeks the GM title only
        QCOMPARE(norms[0]["title"].toString(), QString("GM"));
        QVERIFY2(norms[0]["achieved"].toBool(), run.all());
        QCOMPARE(norms[0]["conditions"].toArray().size(), 9);
        for (const QJsonValue condition : norms[0]["conditions"].toArray())
            QVERIFY(condition["met"].toBool());
        const CliRun text = runCli({"ratings", path, "--norms"});
        QVERIFY2(text.output.contains("1 Candidate, C: GM norm: all conditions met with 9 games, performance 2620"),
                 text.all());
    }

    void beforeTheEndTheAnswerIsWhatIsStillNeeded()
    {
        const QString path = work_.file("norm.trf", normExample());
        const CliRun run = runCli({"ratings", path, "--norms", "--player", "1", "--after", "6", "--json"});
        const QJsonObject norm = playerOf(run, 1)["norms"].toArray()[0].toObject();
        QCOMPARE(norm["achieved"].toBool(), false);
        QCOMPARE(norm["in_reach"].toBool(), true);
        QCOMPARE(norm["games_ahead"].toInt(), 3);
        QCOMPARE(norm["conditions"].toArray().last()["still_needed"].toDouble(), 2.0);
        const CliRun text = runCli({"ratings", path, "--norms", "--after", "6"});
        QVERIFY2(text.output.contains("GM norm: in reach, still needed: 2 points from 3 games"), text.all());
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliRatings> registered("unit_cli_ratings");
#include "test_cli_ratings.moc"
