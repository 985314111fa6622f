#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QtTest>

using namespace pairwright::test;

namespace {

const std::string smallList =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"
    "1503014        Carlsen, Magnus                                              NOR M   GM                           "
    "2823  0   10 2801  12  10 2860  0   10 1990      \r\n"
    "4600000        Nobody, N                                                    GER F   WH                           "
    "0     0   40 0     0   40 0     0   40 0000  w   \r\n";

} // namespace

class TestCliLists : public QObject {
    Q_OBJECT
private slots:
    void aListIsTakenInShownSearchedAndRemoved()
    {
        const Workplace work;
        const QString lists = work.path("lists.pwlists");
        const CliRun added =
            runCli({"lists", "add", work.file("list.txt", smallList), "--month", "2026-10", "--lists", lists});
        QVERIFY2(added.exitCode == 0, added.all());
        QCOMPARE(added.output, "list 1: FIDE combined 2026-10, 2 players\n");
        QVERIFY2(added.errors.contains("1 titles are unknown"), added.all());

        const QJsonArray shown = runCli({"lists", "show", "--json", "--lists", lists}).json()["lists"].toArray();
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0].toObject()["players"].toInt(), 2);
        QCOMPARE(shown[0].toObject()["repairs"].toObject()["unknown_titles"].toInt(), 1);

        const CliRun found = runCli({"lists", "search", "magnus", "carl", "--json", "--lists", lists});
        const QJsonArray players = found.json()["players"].toArray();
        QCOMPARE(players.size(), 1);
        QCOMPARE(players[0].toObject()["fide_id"].toString(), "1503014");
        QCOMPARE(players[0].toObject()["rapid"].toObject()["rating"].toInt(), 2801);
        QVERIFY(runCli({"lists", "search", "carlsne", "--lists", lists}).output.contains("Carlsen, Magnus"));

        QCOMPARE(runCli({"lists", "remove", "1", "--lists", lists}).exitCode, 0);
        QCOMPARE(runCli({"lists", "remove", "1", "--lists", lists}).exitCode, 3);
        QCOMPARE(runCli({"lists", "show", "--json", "--lists", lists}).json()["lists"].toArray().size(), 0);
    }

    void whatCannotBeDoneIsSaidInALine_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("no such action") << QStringList{"lists", "take"} << 3;
        QTest::newRow("add nothing") << QStringList{"lists", "add"} << 3;
        QTest::newRow("a file that is not there") << QStringList{"lists", "add", "/nowhere/list.txt"} << 5;
        QTest::newRow("a month that is none") << QStringList{"lists", "add", "x", "--month", "soon"} << 3;
        QTest::newRow("columns that there are not") << QStringList{"lists", "add", "x", "--columns", "a,b"} << 3;
        QTest::newRow("a publisher that there is not") << QStringList{"lists", "add", "x", "--publisher", "me"} << 3;
        QTest::newRow("no lists yet") << QStringList{"lists", "search", "carlsen"} << 3;
    }

    void whatCannotBeDoneIsSaidInALine()
    {
        QFETCH(QStringList, words);
        const Workplace work;
        const CliRun run = runCli(words + QStringList{"--lists", work.path("lists.pwlists")});
        QTEST(run.exitCode, "exitCode");
        QVERIFY2(run.errorLines().size() == 1, run.all());
    }

    void lettersThatCanBeReadInTwoWaysAreRefusedOrAskedFor()
    {
        const Workplace work;
        const QString lists = work.path("lists.pwlists");
        const QString names = work.file("list.csv", "Name;Rating;FIDE-ID\nKu\xE8"
                                                    "era, Jan;1800;300001\n");
        for (const QStringList& words : {QStringList{"convert", names, work.path("out.csv")},
                                         QStringList{"lists", "add", names, "--lists", lists}}) {
            const CliRun refused = runCli(words);
            QCOMPARE(refused.exitCode, 3);
            QCOMPARE(refused.errorLines().size(), 1);
            QVERIFY2(refused.errors.contains("windows-1252 (\"Kuèera, Jan\")"), refused.all());
            QVERIFY2(refused.errors.contains("windows-1250 (\"Kučera, Jan\")"), refused.all());
            const CliRun taken = runCli(words + QStringList{"--encoding", "windows-1250"});
            QVERIFY2(taken.exitCode == 0, taken.all());
            const CliRun unknown = runCli(words + QStringList{"--encoding", "ebcdic"});
            QCOMPARE(unknown.exitCode, 3);
            QVERIFY2(unknown.errors.contains("koi8-r"), unknown.all());
        }
        QVERIFY(textOf(work.path("out.csv")).contains("Kučera, Jan"));
        QVERIFY(runCli({"lists", "search", "kucera", "--lists", lists}).output.contains("Kučera, Jan"));
    }

    void aSpreadsheetBecomesATournamentAndBack()
    {
        const Workplace work;
        const QString csv =
            work.file("entries.csv", "Name;Rating;FIDE ID\nAlfa, A;2100;4600001\nBeta, B;2000;4600002\n");
        QCOMPARE(runCli({"convert", csv, work.path("first.xlsx")}).exitCode, 0);
        const CliRun made = runCli({"convert", work.path("first.xlsx"), work.path("event.pairwright")});
        QVERIFY2(made.exitCode == 0, made.all());
        QCOMPARE(runCli({"convert", work.path("event.pairwright"), work.path("players.csv")}).exitCode, 0);
        QFile written(work.path("players.csv"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray players = written.readAll();
        QVERIFY(players.contains("Alfa, A"));
        QVERIFY(players.contains("4600002"));
        const CliRun broken = runCli({"convert", work.file("broken.xlsx", "PK\x03\x04 nothing"), work.path("x.csv")});
        QCOMPARE(broken.exitCode, 3);
        QCOMPARE(broken.errorLines().size(), 1);
    }
};

static const pairwright::RegisteredTest<TestCliLists> registered("unit_cli_lists");

#include "test_cli_lists.moc"
