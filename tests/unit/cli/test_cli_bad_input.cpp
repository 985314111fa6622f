#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace pairwright::test;

namespace {

std::string twoPlayers(const std::vector<std::string>& more)
{
    std::vector<std::string> lines{playerLine({1, "Alfa, A"}), playerLine({2, "Beta, B"})};
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

/// One game played, nobody left to meet.
std::string playedOut()
{
    return file({playerLine({1, "Alfa, A", "", " 1.0", {"   2 w 1"}}),
                 playerLine({2, "Beta, B", "", " 0.0", {"   1 b 0"}}), "XXR 3", "XXC white1", "192 FIDE_DUTCH_2026"});
}

std::string tenThousandPlayers()
{
    std::vector<std::string> lines;
    lines.reserve(10'000);
    for (int i = 0; i < 10'000; ++i)
        lines.push_back(playerLine({i % 9999 + 1, "Somebody"}));
    return file(lines);
}

} // namespace

/// Whatever is wrong: the right exit code, one clear line, nothing on standard output.
class TestCliBadInput : public QObject {
    Q_OBJECT
private slots:
    void badContentIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& text, int exitCode, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << exitCode << says;
        };
        row("empty file", "", 3, "no player lines");
        row("prose", "This is a letter.\n", 3, "not a tournament report file");
        row("binary",
            std::string("\x7F"
                        "ELF\0\0\1\2",
                        8),
            3, "not a tournament report file");
        row("CSV", "Name;Rating\nAlfa;2000\n", 3, "not a tournament report file");
        row("no players", "012 Name\r\nXXR 5\r\n", 3, "no players");
        row("one player", file({playerLine({1, "Alone"}), "XXR 3"}), 1, "fewer than two players");
        row("everybody absent", twoPlayers({"XXR 3", "XXZ 1 2"}), 1, "fewer than two players");
        row("duplicate id", twoPlayers({playerLine({2, "Again"})}), 3, "line 3: id 2 is given twice (line 2)");
        row("rating of 9999", file({playerLine({1, "A", "9999"})}), 3, "line 1: the rating of player 1 is 9999");
        row("rounds contradict",
            file({playerLine({1, "A", "", "", {"   2 w 1"}}), playerLine({2, "B", "", "", {"   1 w 0"}})}), 3,
            "line 1: player 1 and player 2 have the same colour in round 1");
        row("unknown opponent", file({playerLine({1, "A", "", "", {"   9 w 1"}})}), 3, "no such player");
        row("more than 9999 players", tenThousandPlayers(), 4, "9999");
        row("unknown number of rounds", twoPlayers({}), 3, "--rounds");
        row("more rounds than can be played", playedOut(), 1, "no legal pairing");
        row("all rounds paired",
            file({playerLine({1, "A", "", "", {"   2 w 1"}}), playerLine({2, "B", "", "", {"   1 b 0"}}), "XXR 1"}), 3,
            "all 1 rounds are paired");
        row("open game",
            file({playerLine({1, "A", "", "", {"   2 w  "}}), playerLine({2, "B", "", "", {"   1 b  "}}), "XXR 3"}), 3,
            "round 1 has games without a result: 1-2");
        row("unknown system", twoPlayers({"XXR 3", "192 FIDE_NONSENSE"}), 3, "it has: dutch 2026");
        row("team event", twoPlayers({"XXR 3", "310   1 Team"}), 3, "team");
    }

    void badContentIsRefusedWithItsReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, exitCode);
        QFETCH(QString, says);
        const QString path = work_.file("bad.trf", text.toStdString());
        const CliRun run = runCli({"pair", path});
        QVERIFY2(run.exitCode == exitCode, run.all());
        QVERIFY2(run.errors.contains(says), run.all());
        QVERIFY2(run.errorLines().last().startsWith("pairwright-cli: " + path), run.all());
        QCOMPARE(run.output, QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text); // nothing was changed
    }

    void badCallsAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << QStringList{} << "a command is missing";
        QTest::newRow("unknown command") << QStringList{"repair"} << "unknown command \"repair\"";
        QTest::newRow("no file") << QStringList{"pair"} << "missing argument FILE";
        QTest::newRow("two files") << QStringList{"pair", "a", "b"} << "unexpected argument \"b\"";
        QTest::newRow("unknown option") << QStringList{"pair", "a", "--nonsense"} << "unknown option --nonsense";
        QTest::newRow("unknown short option") << QStringList{"pair", "a", "-q"} << "unknown option -q";
        QTest::newRow("option without value") << QStringList{"pair", "a", "--rounds"} << "--rounds needs a value";
        QTest::newRow("flag with value") << QStringList{"pair", "a", "--json=yes"} << "--json takes no value";
        QTest::newRow("option twice") << QStringList{"pair", "a", "--rounds", "3", "--rounds=4"} << "given twice";
        QTest::newRow("rounds are a word") << QStringList{"pair", "a", "--rounds", "many"} << "from 1 to 99";
        QTest::newRow("no rounds") << QStringList{"pair", "a", "--rounds", "0"} << "from 1 to 99";
        QTest::newRow("minus rounds") << QStringList{"pair", "a", "--rounds", "-3"} << "from 1 to 99";
        QTest::newRow("huge rounds") << QStringList{"pair", "a", "--rounds", "99999999999"} << "from 1 to 99";
        QTest::newRow("colour") << QStringList{"pair", "a", "--initial-colour", "red"} << "white or black";
    }

    void badCallsAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const CliRun run = runCli(arguments);
        QVERIFY2(run.exitCode == 3, run.all());
        QVERIFY2(run.errors.contains(says), run.all());
        QCOMPARE(run.errorLines().size(), 1);
        QCOMPARE(run.output, QString());
    }

    void unknownSystemsAreRefusedWithTheListOfWhatExists()
    {
        const QString path = work_.file("two.trf", twoPlayers({"XXR 1"}));
        for (const QStringList& options : {QStringList{"--system", "nonsense"}, QStringList{"--edition", "1999"}}) {
            const CliRun run = runCli(QStringList{"pair", path} + options);
            QVERIFY2(run.exitCode == 3, run.all());
            QVERIFY2(run.errors.contains("dutch 2026, dutch 2017"), run.all());
        }
    }

    void filesThatCannotBeReadGiveFive()
    {
        const CliRun missing = runCli({"pair", work_.path("missing.trf")});
        QVERIFY2(missing.exitCode == 5, missing.all());
        QVERIFY(missing.errors.contains("missing.trf"));
        const CliRun folder = runCli({"pair", work_.path(".")});
        QVERIFY2(folder.exitCode == 5, folder.all());
    }

    void forbiddenFilesGiveFive()
    {
        if (geteuid() == 0)
            QSKIP("the super-user may read everything");
        const QString path = work_.file("secret.trf", twoPlayers({"XXR 1"}));
        QVERIFY(chmod(QFile::encodeName(path).constData(), 0) == 0);
        const CliRun run = runCli({"pair", path});
        QVERIFY2(run.exitCode == 5, run.all());
    }

    void aFullPlaceForTheAnswerGivesFive()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("no /dev/full here");
        const QString path = work_.file("two.trf", twoPlayers({"XXR 1", "XXC white1", "192 FIDE_DUTCH_2026"}));
        const CliRun run = runCli({"pair", path}, "/dev/full");
        QVERIFY2(run.exitCode == 5, run.all());
        QVERIFY(run.errors.contains("standard output"));
    }

    void hundredsOfRepairsDoNotFloodTheTerminal()
    {
        std::vector<std::string> lines{"XXR 3", "XXC white1", "192 FIDE_DUTCH_2026"};
        for (int id = 1; id <= 300; ++id)
            lines.push_back(playerLine({id, "P" + std::to_string(id), "none"}));
        const CliRun run = runCli({"pair", work_.file("odd.trf", file(lines))});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.errorLines().size(), 21);
        QVERIFY(run.errors.contains("280 more"));
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliBadInput> registered("unit_cli_bad_input");
#include "test_cli_bad_input.moc"
