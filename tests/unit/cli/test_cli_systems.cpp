#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

using namespace pairwright::test;

namespace {

/// Six players with the ids 1 to 6, nothing played; the third has the rating `third`. Then `more` lines.
std::string sixPlayers(const std::string& third, const std::vector<std::string>& more)
{
    std::vector<std::string> lines{"012 Six", "XXR 5", "XXC white1"};
    for (int id = 1; id <= 6; ++id)
        lines.push_back(playerLine({id, "Player " + std::to_string(id), id == 3 ? third : std::to_string(2400 - id)}));
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

/// After one round: of the three winners, to be made even, two are due Black, so the second floats (3.2.2); the rating
/// limit forbids it, because the third, the lowest numbered, is 200 points away.
std::string limFile(const std::vector<std::string>& more)
{
    std::vector<std::string> lines{"012 Lim",
                                   "XXR 5",
                                   "XXC white1",
                                   "192 CUSTOM_SWISS",
                                   "### SYSTEM lim 2026",
                                   playerLine({1, "A", "2400", " 1.0", {"   4 w 1"}}),
                                   playerLine({2, "B", "2200", " 1.0", {"   5 w 1"}}),
                                   playerLine({3, "C", "2000", " 1.0", {"   6 b 1"}}),
                                   playerLine({4, "D", "1800", " 0.0", {"   1 b 0"}}),
                                   playerLine({5, "E", "1600", " 0.0", {"   2 b 0"}}),
                                   playerLine({6, "F", "1400", " 0.0", {"   3 w 0"}})};
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

} // namespace

/// What single systems and acceleration ask of the command line.
class TestCliSystems : public QObject {
    Q_OBJECT
private slots:
    void theRatingLimitOfLimDecidesByOptionOrFile()
    {
        const QString path = work_.file("lim.trf", limFile({}));
        const QString on = runCli({"pair", "--maxi", "on", path}).output;
        const QString off = runCli({"pair", "--maxi", "off", path}).output;
        QVERIFY(!on.isEmpty());
        QVERIFY(on != off);
        // Six players in five rounds are no Maxi-tournament by themselves.
        QCOMPARE(runCli({"pair", "--maxi=auto", path}).output, off);
        QCOMPARE(runCli({"pair", path}).output, off);
        const QString withOption = work_.file("maxi.trf", limFile({"### OPTION lim-maxi on"}));
        QCOMPARE(runCli({"pair", withOption}).output, on);
        QCOMPARE(runCli({"pair", "--maxi", "off", withOption}).output, off);
    }

    void aRatingLimitThatMeansNothingIsRefused()
    {
        const QString path = work_.file("lim.trf", limFile({}));
        const CliRun unknown = runCli({"pair", "--maxi", "perhaps", path});
        QCOMPARE(unknown.exitCode, 3);
        QVERIFY2(unknown.errors.contains("auto, on or off"), qPrintable(unknown.errors));
        const CliRun inFile = runCli({"pair", work_.file("bad.trf", limFile({"### OPTION lim-maxi 100"}))});
        QCOMPARE(inFile.exitCode, 3);
        QVERIFY2(inFile.errors.contains("lim-maxi 100"), qPrintable(inFile.errors));
        const CliRun dutch = runCli({"pair", "--maxi", "on", work_.file("six.trf", sixPlayers("2397", {}))});
        QCOMPARE(dutch.exitCode, 3);
        QVERIFY2(dutch.errors.contains("Lim system only"), qPrintable(dutch.errors));
    }

    void dutch2012IsNamedByTheFileAndExplainedByItsSteps()
    {
        const QString path =
            work_.file("old.trf", file({"012 Old", "XXR 4", "XXC black1", "192 CUSTOM_SWISS", "### SYSTEM dutch 2012",
                                        playerLine({1, "A", "2400", " 1.0", {"   4 b 0", "   6 w 1"}}),
                                        playerLine({2, "B", "2300", " 1.0", {"   5 w 1", "   4 b 0"}}),
                                        playerLine({3, "C", "2200", " 1.0", {"   6 b 0", "   5 w 1"}}),
                                        playerLine({4, "D", "2100", " 2.0", {"   1 w 1", "   2 w 1"}}),
                                        playerLine({5, "E", "2000", " 0.0", {"   2 b 0", "   3 b 0"}}),
                                        playerLine({6, "F", "1900", " 1.0", {"   3 w 1", "   1 b 0"}})}));
        const CliRun pairs = runCli({"pair", path});
        QCOMPARE(pairs.exitCode, 0);
        QVERIFY2(pairs.output.contains("6 4\n2 3\n5 1"), qPrintable(pairs.output));
        const QString explained = runCli({"explain", path}).output;
        for (const char* words : {"(art. C.12): 1: move down after the bracket was paired again; not 3",
                                  "homogeneous bracket", "C.04.1:2012 art. E."})
            QVERIFY2(explained.contains(words), qPrintable(explained));
        const QString whyNot = runCli({"explain", path, "--why-not", "2", "1"}).output;
        QVERIFY2(whyNot.contains("the procedure pairs"), qPrintable(whyNot));
    }

    void dubovAsksForRatings()
    {
        const QString path = work_.file("dubov.trf", sixPlayers("", {"192 FIDE_DUBOV"}));
        const CliRun run = runCli({"pair", path});
        QCOMPARE(run.exitCode, 3);
        QCOMPARE(run.output, QString());
        QVERIFY2(run.errors.contains("give a provisional one to 3"), qPrintable(run.errors));
    }

    void anotherNumberOfRoundsMovesTheSeedingRoundsOfBurstein()
    {
        // Three rounds of five: 2 seeding rounds; of nine there would be 4, so round 3 would have been one.
        const QString path = work_.file(
            "burstein.trf", file({"XXR 5", "XXC white1", "192 FIDE_BURSTEIN",
                                  playerLine({1, "A", "2400", " 1.5", {"   2 w =", "   3 b =", "   4 w ="}}),
                                  playerLine({2, "B", "2300", " 1.5", {"   1 b =", "   5 w =", "   6 b ="}}),
                                  playerLine({3, "C", "2200", " 1.5", {"   4 w =", "   1 w =", "   5 b ="}}),
                                  playerLine({4, "D", "2100", " 1.5", {"   3 b =", "   6 w =", "   1 b ="}}),
                                  playerLine({5, "E", "2000", " 1.5", {"   6 w =", "   2 b =", "   3 w ="}}),
                                  playerLine({6, "F", "1900", " 1.5", {"   5 b =", "   4 b =", "   2 w ="}})}));
        const CliRun declared = runCli({"pair", path});
        QCOMPARE(declared.exitCode, 0);
        QVERIFY2(!declared.errors.contains("seeding"), qPrintable(declared.errors));
        const CliRun changed = runCli({"pair", "--rounds", "9", path});
        QVERIFY2(changed.errors.contains("round 3 was paired by the other of the two systems"),
                 qPrintable(changed.errors));
        QVERIFY(!runCli({"pair", "--rounds", "4", path}).errors.contains("seeding"));
    }

    void bakuNeedsAWinWorthTwoDraws()
    {
        const QString path = work_.file("baku.trf", sixPlayers("2397", {"192 FIDE_DUTCH_2026_BAKU", "XXS W=3 D=1"}));
        const CliRun run = runCli({"pair", path});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.errors.contains("take _BAKU out of record 192"), qPrintable(run.errors));
    }

    void pointsThatContradictBakuAreSaid()
    {
        const QString path =
            work_.file("points.trf", sixPlayers("2397", {"192 FIDE_DUTCH_2026_BAKU", "XXA    6  1.0"}));
        const CliRun run = runCli({"pair", path});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.errors.contains("used as they stand"), qPrintable(run.errors));
    }

private:
    Workplace work_;
};

static const pairwright::RegisteredTest<TestCliSystems> registered("unit_cli_systems");
#include "test_cli_systems.moc"
