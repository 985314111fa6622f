#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

/// Four players, two rounds: 4 wins twice, 2 once, 1 draws and loses, 3 draws and loses.
std::string fourAfterTwo(const std::vector<std::string>& more = {})
{
    std::vector<std::string> lines{playerLine({1, "Alfa, Ærlig", "2400", " 0.5", {"   3 w =", "   4 b 0"}}),
                                   playerLine({2, "Beta, B", "2300", " 1.0", {"   4 b 0", "   3 w 1"}}),
                                   playerLine({3, "Gamma, G", "2200", " 0.5", {"   1 b =", "   2 b 0"}}),
                                   playerLine({4, "Delta, D", "2100", " 2.0", {"   2 w 1", "   1 w 1"}})};
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

QStringList idsInOrder(const CliRun& run)
{
    QStringList ids;
    for (const QJsonValue row : run.json()["standings"].toArray())
        ids << QString::number(row["id"].toInt());
    return ids;
}

/// Ranks stand in columns 86 to 89; by BH/C1, BH, SB, DE, WIN the ids 4, 2, 1, 3 are first to last.
std::string withRanks(const std::map<int, int>& ranks)
{
    std::string text = fourAfterTwo();
    for (const auto& [id, rank] : ranks) {
        const std::size_t line = text.find("001    " + std::to_string(id));
        text.replace(line + 85, 4, "   " + std::to_string(rank));
    }
    return text;
}

} // namespace

class TestCliStandings : public QObject {
    Q_OBJECT
private slots:
    void rowsAreSortedAndAligned()
    {
        const CliRun run = runCli({"standings", work_.file("four.trf", fourAfterTwo()), "--tie-breaks", "BH,WIN"});
        QCOMPARE(run.exitCode, 0);
        const QStringList lines = run.output.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], QString("Rank  Id  Name         Points   BH  WIN  Decided by"));
        QCOMPARE(lines[1], QString("   1   4  Delta, D        2.0  1.5    2  PTS"));
        QCOMPARE(lines[3], QString("   3   1  Alfa, Ærlig     0.5  2.5    0  BH"));
        QCOMPARE(lines[4], QString("   4   3  Gamma, G        0.5  1.5    0  BH"));
    }

    void theWinnerOfAPlayOffIsNamedAtTheEnd()
    {
        // 1 and 2 drew with each other and beat the others.
        std::vector<std::string> lines{playerLine({1, "Alfa, A", "2400", " 1.5", {"   2 w =", "   3 w 1"}}),
                                       playerLine({2, "Beta, B", "2300", " 1.5", {"   1 b =", "   4 b 1"}}),
                                       playerLine({3, "Gamma, G", "2200", " 0.5", {"   4 w =", "   1 b 0"}}),
                                       playerLine({4, "Delta, D", "2100", " 0.5", {"   3 b =", "   2 w 0"}})};
        const auto run = [&](const std::string& remark, const QStringList& more = {}) {
            std::vector<std::string> all = lines;
            all.push_back(remark);
            return runCli(QStringList{"standings", work_.file("tied.trf", file(all)), "--tiebreaks", "SB"} + more);
        };
        const CliRun named = run("### Play-off won by: 2");
        QVERIFY2(named.output.contains("Beta, B (won the play-off)"), named.all());
        QCOMPARE(named.output.count("play-off"), 1);
        QCOMPARE(run("### Play-off won by: 2", {"--json"}).json()["play_off_winner"].toInt(), 2);
        QVERIFY(!run("### Play-off won by: 2", {"--after", "1"}).output.contains("play-off")); // not the end
        for (const char* other : {"### Play-off won by: 3", "### Play-off won by: 9", "### Play-off won by: 2x"}) {
            const CliRun none = run(other);
            QVERIFY2(none.exitCode == 0 && !none.output.contains("play-off"), none.all());
        }
        QVERIFY(!run("142 3\n### Play-off won by: 2").output.contains("play-off")); // a round is still to come
    }

    void theExpelledHaveNoPlace()
    {
        const auto run = [&](const QStringList& more) {
            return runCli(QStringList{"standings", work_.file("out.trf", fourAfterTwo({"### Expelled @ Round 3: 4"}))} +
                          more);
        };
        const CliRun after = run({"--tiebreaks", "BH"});
        QCOMPARE(after.exitCode, 0);
        const QStringList lines = after.output.split('\n', Qt::SkipEmptyParts);
        QVERIFY2(lines.at(1).startsWith("   1   2  Beta") && lines.at(4).startsWith("   -   4  Delta"), after.all());
        QVERIFY(lines.at(4).contains("expelled"));
        QCOMPARE(idsInOrder(run({"--json", "--after", "1"})).first(), QString("4")); // he was still there
        const QString ranked = work_.file("ranks.trf", withRanks({{4, 4}, {2, 1}, {1, 2}, {3, 3}}) +
                                                           "202 BH/C1,BH,SB\r### Expelled @ Round 3: 4\r");
        const CliRun check = runCli({"standings", ranked, "--check"});
        QVERIFY2(check.exitCode == 0, check.all());
        const QString kept = work_.file("kept.trf", withRanks({{4, 4}, {2, 1}, {1, 2}, {3, 3}}) + "202 BH/C1,BH,SB\r");
        QCOMPARE(runCli({"standings", kept, "--check"}).exitCode, 6);
    }

    void anEarlierRoundCanBeAskedFor()
    {
        const QString path = work_.file("four.trf", fourAfterTwo());
        QCOMPARE(idsInOrder(runCli({"standings", path, "--json"})), (QStringList{"4", "2", "1", "3"}));
        const CliRun first = runCli({"standings", path, "--json", "--after", "1"});
        QCOMPARE(first.json()["after_round"].toInt(), 1);
        QCOMPARE(first.json()["standings"].toArray().at(0).toObject()["points"].toString(), QString("1.0"));
        QCOMPARE(first.json()["schema"].toInt(), 1);
        QCOMPARE(runCli({"standings", path, "--json", "--after", "0"})
                     .json()["standings"]
                     .toArray()
                     .at(3)
                     .toObject()["rank"]
                     .toInt(),
                 1);
    }

    void record202NamesTheTieBreaks()
    {
        const CliRun run = runCli({"standings", work_.file("tb.trf", fourAfterTwo({"202 SB,WIN"})), "--json"});
        QCOMPARE(run.json()["tie_breaks"].toArray(), (QJsonArray{"SB", "WIN"}));
        QCOMPARE(run.errors.contains("202"), false);
        const CliRun unknown = runCli({"standings", work_.file("tb2.trf", fourAfterTwo({"202 NONSENSE"}))});
        QCOMPARE(unknown.exitCode, 0);
        QVERIFY(unknown.errors.contains("NONSENSE"));
        QVERIFY(unknown.output.contains("BH/C1"));
    }

    void record212CountsToo()
    {
        const CliRun run = runCli({"standings", work_.file("order.trf", fourAfterTwo({"212 PTS,DE,BH/C1"})), "--json"});
        QCOMPARE(run.json()["tie_breaks"].toArray(), (QJsonArray{"DE", "BH/C1"}));
    }

    void whyNamesTheDecidingTieBreakWithEveryContribution()
    {
        const QString path = work_.file("why.trf", fourAfterTwo());
        const QJsonObject table = runCli({"standings", path, "--tiebreaks", "BH,TPN/R", "--json"}).json();
        const QJsonArray rows = table["standings"].toArray();
        const auto id = [&](int row) {
            return QString::number(rows[row].toObject()["id"].toInt());
        };
        const QStringList request{"standings", path, "--tiebreaks", "BH,TPN/R", "--why", id(2), id(1)};
        const CliRun run = runCli(request + QStringList{"--json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject why = run.json()["why"].toObject();
        QCOMPARE(why["first"].toInt(), id(1).toInt()); // the one who stands before the other comes first
        const QJsonArray criteria = why["criteria"].toArray();
        QCOMPARE(criteria.last().toObject()["code"], why["decided_by"]);
        QVERIFY(criteria.last().toObject()["decides"].toBool());
        QCOMPARE(criteria.first().toObject()["code"].toString(), QString("PTS"));
        for (const auto& criterion : criteria) {
            const QJsonObject first = criterion.toObject()["first"].toObject();
            if (criterion.toObject()["code"].toString() != "BH")
                continue;
            double sum = 0;
            for (const auto& one : first["contributions"].toArray())
                sum += one.toObject()["adds"].toString().toDouble();
            QCOMPARE(sum, first["value"].toString().toDouble());
            QCOMPARE(first["contributions"].toArray().size(), 2);
        }
        const CliRun text = runCli(request);
        QCOMPARE(text.exitCode, 0);
        QVERIFY2(text.output.contains("stands before"), qPrintable(text.output));
    }

    void theTableSaysWhatDecided()
    {
        const QString path = work_.file("decided.trf", fourAfterTwo());
        const CliRun run = runCli({"standings", path, "--tiebreaks", "TPN", "--json"});
        for (const auto& row : run.json()["standings"].toArray())
            QVERIFY(QStringList({"PTS", "TPN"}).contains(row.toObject()["decided_by"].toString()));
        const CliRun none = runCli({"standings", path, "--tiebreaks", "", "--json"});
        QCOMPARE(none.exitCode, 3); // an option without a value
        QVERIFY(runCli({"standings", path}).output.contains("Decided by"));
    }

    void ratingTieBreaksWithUnratedPlayersAreSaidToDecideNothing()
    {
        std::string text = fourAfterTwo();
        const QString path = work_.file("rated.trf", text);
        const CliRun run = runCli({"standings", path, "--tiebreaks", "ARO,BH", "--json"});
        const bool dropped = run.json()["standings"].toArray()[0].toObject()["tie_breaks"].toArray()[0].isNull();
        QCOMPARE(run.errors.contains("without a rating"), dropped);
        const CliRun named = runCli({"standings", path, "--tiebreaks", "ARO/U1400", "--json"});
        QVERIFY(!named.json()["standings"].toArray()[0].toObject()["tie_breaks"].toArray()[0].isNull());
        const CliRun help = runCli({"standings", "-h"});
        for (const char* way : {"U1400", "U0", "UL", "UA", "V2", "VR"}) {
            QVERIFY2(help.output.contains(QStringLiteral("(/%1)").arg(QLatin1String(way)).toUtf8()), way);
            const CliRun taken = runCli({"standings", path, "--tiebreaks", QStringLiteral("ARO/") + way});
            QVERIFY2(taken.exitCode == 0, taken.all());
        }
    }

    void ranksThatAFileStatesAreShownWhereItDoesNotSayByWhat()
    {
        const std::string text = withRanks({{4, 2}, {2, 1}, {1, 4}, {3, 3}});
        const QString trf = work_.file("stated.trf", text);
        const QString tournament = work_.path("stated.pairwright");
        const CliRun converted = runCli({"convert", "--doubtful", trf, tournament});
        QVERIFY2(converted.exitCode == 0 && converted.errors.contains("its ranks are kept as stated"), converted.all());
        for (const QString& path : {trf, tournament}) {
            const CliRun run = runCli({"standings", path, "--json"});
            QCOMPARE(idsInOrder(run), QStringList({"2", "4", "3", "1"}));
            QVERIFY2(run.errors.contains("the ranks are those that the file states"), run.all());
            QVERIFY(run.json()["tie_breaks"].toArray().isEmpty());
            QVERIFY(runCli({"standings", path}).output.contains("stated"));
            QVERIFY(runCli({"standings", path, "--why", "2", "4"}).output.contains("the imported file says so"));
            // Of an earlier round nothing is stated; a list that is asked for ranks.
            QVERIFY(runCli({"standings", path, "--after", "1"}).errors.contains("ranked by points only"));
            const CliRun listed = runCli({"standings", path, "--tiebreaks", "BH/C1,BH,SB,DE,WIN", "--json"});
            QCOMPARE(idsInOrder(listed), QStringList({"4", "2", "1", "3"}));
            QVERIFY(!listed.errors.contains("states"));
        }
        QCOMPARE(idsInOrder(runCli({"standings", work_.file("named.trf", "202 BH\r\n" + text), "--json"})).front(),
                 QString("4"));
    }

    void checkComparesTheStatedRanks()
    {
        const QString right = work_.file("ranked.trf", withRanks({{4, 1}, {2, 2}, {1, 3}, {3, 4}}));
        QCOMPARE(runCli({"standings", right, "--check"}).exitCode, 0);
        const QString wrong = work_.file("misranked.trf", withRanks({{4, 1}, {2, 3}, {1, 2}, {3, 4}}));
        const CliRun run = runCli({"standings", wrong, "--check"});
        QCOMPARE(run.exitCode, 6);
        QVERIFY2(run.errors.contains("id 2: the file says rank 3, the rules give rank 2"), qPrintable(run.errors));
        QVERIFY(run.errors.contains("2 ranks differ"));
        QCOMPARE(runCli({"standings", wrong}).exitCode, 0);
    }

    void aRoundWithOpenGamesIsNotCounted()
    {
        std::string text = fourAfterTwo();
        for (const char* cell : {"4 b 0\r\n", "1 w 1\r\n"})
            text[text.find(cell) + 4] = ' ';
        const QString path = work_.file("open.trf", text);
        const CliRun run = runCli({"standings", path, "--json"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.json()["after_round"].toInt(), 1);
        QVERIFY(run.errors.contains("round 2 has games without a result"));
        const CliRun refused = runCli({"standings", path, "--after", "2"});
        QCOMPARE(refused.exitCode, 3);
        QCOMPARE(refused.output, QString());
    }

    void adjournedGamesAreMentioned()
    {
        std::string text = fourAfterTwo();
        for (const char* cell : {"4 b 0\r\n", "1 w 1\r\n"})
            text[text.find(cell) + 4] = '?';
        const CliRun run = runCli({"standings", work_.file("adjourned.trf", text), "--json"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.json()["after_round"].toInt(), 2);
        QVERIFY(run.errors.contains("adjourned"));
        // After the last round they would be the final ones; an event that left FIDE mode says so.
        const QString last = work_.file("last.trf", text + "XXR 2\r\n");
        const CliRun waits = runCli({"standings", last, "--json"});
        QCOMPARE(waits.json()["after_round"].toInt(), 1);
        QVERIFY2(waits.errors.contains("the final standings wait for them: shown after round 1"), waits.all());
        QCOMPARE(runCli({"standings", last, "--after", "2"}).exitCode, 3);
        const QString off = work_.file("off.trf", text + "XXR 2\r\n### FIDE mode: off, not rated\r\n");
        QCOMPARE(runCli({"standings", off, "--json"}).json()["after_round"].toInt(), 2);
    }

    void badRequestsAreRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("too many rounds") << QStringList{"--after", "3"};
        QTest::newRow("no number") << QStringList{"--after", "two"};
        QTest::newRow("unknown tie-break") << QStringList{"--tie-breaks", "XYZ"};
        QTest::newRow("tie-break of teams") << QStringList{"--tiebreaks", "EMGSB"};
        QTest::newRow("why of nobody") << QStringList{"--why", "1", "77"};
        QTest::newRow("why of one") << QStringList{"--why", "1"};
        QTest::newRow("why of the same") << QStringList{"--why", "2", "2"};
        QTest::newRow("why of words") << QStringList{"--why", "one", "two"};
        QTest::newRow("second file") << QStringList{"other.trf"};
    }

    void badRequestsAreRefused()
    {
        QFETCH(QStringList, options);
        const CliRun run = runCli(QStringList{"standings", work_.file("four.trf", fourAfterTwo())} + options);
        QCOMPARE(run.exitCode, 3);
        QCOMPARE(run.errorLines().size(), 1);
        QCOMPARE(run.output, QString());
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliStandings> registered("unit_cli_standings");
#include "test_cli_standings.moc"
