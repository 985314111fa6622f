#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

const std::string fundList = "set;kind;of;place;amount\n"
                             "Main;place;;1;500 EUR\n"
                             "Main;place;;2;300\n"
                             "Main;place;;3-4;100\n"
                             "U2000;under;2000;1-2;60\n"
                             "Women;women;;1;Cup (80)\n";

} // namespace

/// `prizes`: a fund that is read, who wins it, and what is wrong with it.
class CliPrizesTest : public QObject {
    Q_OBJECT
private slots:
    void aFundIsGivenToTheStandings()
    {
        const QString fund = place_.file(QStringLiteral("fund.csv"), fundList);
        const CliRun run = runCli({"prizes", sample, "--fund", fund});
        QVERIFY2(run.exitCode == 0, run.all());
        QVERIFY2(run.output.contains(QStringLiteral("Main 1")), run.all());
        QVERIFY2(run.output.contains(QStringLiteral("paid ")), run.all());
        const CliRun json = runCli({"prizes", sample, "--fund", fund, "--json"});
        QVERIFY2(json.exitCode == 0, json.all());
        const QJsonObject answer = json.json();
        QCOMPARE(answer["schema"].toInt(), 1);
        QCOMPARE(answer["currency"].toString(), QStringLiteral("EUR"));
        const QJsonArray prizes = answer["prizes"].toArray();
        QCOMPARE(prizes.size(), 7);
        QCOMPARE(prizes.first()["amount"].toInt(), 50'000);
        QVERIFY(prizes.first()["winner"].toInt() > 0);
        QVERIFY(!prizes.first()["why"].toArray().isEmpty());
        // Everybody is paid once, and the sum is that of the list.
        double sum = 0;
        for (const QJsonValue award : answer["awards"].toArray())
            sum += award["cash"].toDouble();
        QCOMPARE(sum, answer["paid"].toDouble());
        QCOMPARE(answer["paid"].toDouble() + answer["left"].toDouble(), 112'000.0);
    }

    void whatIsWrongIsSaidAtItsLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << "Main;place;;1;"
                                 << "line 2: amount: A prize is money or a thing";
        QTest::newRow("too much") << "Main;place;;1;1000000000000"
                                  << "line 2: amount: No prize is worth more";
        QTest::newRow("from above to") << "C;rating;1800-1600;1;5"
                                       << "line 2: of: The lower limit is above";
        QTest::newRow("kind") << "C;cup;;1;5"
                              << "line 2: kind: “cup” is no kind of prize";
        QTest::newRow("place") << "C;place;;first;5"
                               << "line 2: place: “first” is no place";
        QTest::newRow("currencies") << "C;place;;1;5 USD"
                                    << "line 2: amount: “USD” is another currency";
        QTest::newRow("columns") << "C;place"
                                 << "line 2: A line needs five columns";
    }
    void whatIsWrongIsSaidAtItsLine()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const QString fund =
            place_.file(QStringLiteral("wrong.csv"), "Main;place;;1;5 EUR\n" + line.toStdString() + "\n");
        const CliRun run = runCli({"prizes", sample, "--fund", fund});
        QVERIFY2(run.exitCode == 3 && run.output.isEmpty(), run.all());
        QVERIFY2(run.errors.contains(said), run.all());
    }

    void withoutPrizesThereIsNothingToDo()
    {
        QCOMPARE(runCli({"prizes", sample}).exitCode, 3);
        QCOMPARE(runCli({"prizes", sample, "--fund", "nowhere.csv"}).exitCode, 5);
        QCOMPARE(runCli({"prizes"}).exitCode, 3);
        const CliRun band =
            runCli({"prizes", sample, "--fund", place_.file(QStringLiteral("band.csv"), "Old;age;110-120;1;5\n")});
        QVERIFY2(band.exitCode == 0 && band.errors.contains(QStringLiteral("nobody in this event belongs to it")),
                 band.all());
    }

private:
    Workplace place_;
};

static const pairwright::RegisteredTest<CliPrizesTest> registered("unit_cli_prizes");
#include "test_cli_prizes.moc"
