#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "app/jobs/second_pairing.h"
#include "tests/support/registered_test.h"

#include <QElapsedTimer>

using namespace pairwright;

namespace {

PlayerKey numbered(int number)
{
    return PlayerKey{number};
}

const std::vector<PlayerKey> allFive{numbered(11), numbered(12), numbered(13), numbered(14), numbered(15)};

} // namespace

/// What a program of somebody else prints, and how it is asked. Pairing a proposal a second time: test_paired_twice.
class TestSecondPairing : public QObject {
    Q_OBJECT
private slots:
    void aRoundIsReadInTheNumbersOfTheFile()
    {
        const auto round = secondRoundFrom("3\r\n1 4\r\n3   2\n\n5 0\n", allFive, allFive);
        QVERIFY(round.has_value());
        QCOMPARE(round->boards,
                 (std::vector<BoardPlayers>{{numbered(11), numbered(14)}, {numbered(13), numbered(12)}}));
        QCOMPARE(round->bye, std::optional(numbered(15)));
        QVERIFY(secondRoundFrom("1 4\n3 2\n5 0\n", allFive, allFive).has_value()); // without the count
    }
    void whatIsNoRoundOfThesePlayersIsNone_data()
    {
        QTest::addColumn<QByteArray>("printed");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("words") << QByteArray("no legal pairing\n");
        QTest::newRow("somebody is missing") << QByteArray("1 4\n3 2\n");
        QTest::newRow("somebody twice") << QByteArray("1 4\n1 2\n5 0\n");
        QTest::newRow("a stranger") << QByteArray("1 4\n3 6\n5 0\n");
        QTest::newRow("two byes") << QByteArray("1 4\n3 0\n2 0\n5 0\n");
        QTest::newRow("a number too many") << QByteArray("1 4 2\n3 2\n5 0\n");
        QTest::newRow("beyond all numbers") << QByteArray("99999999999 4\n3 2\n5 0\n");
        QTest::newRow("below all numbers") << QByteArray("-1 4\n3 2\n5 0\n");
    }
    void whatIsNoRoundOfThesePlayersIsNone()
    {
        QFETCH(QByteArray, printed);
        QVERIFY(!secondRoundFrom(printed, allFive, allFive).has_value());
    }
    void theNameIsThatOfTheProgramOrItsScript()
    {
        QCOMPARE(SecondEngine{.command = QStringLiteral("\"/opt/my engines/bbpPairings.exe\"")}.name(),
                 QStringLiteral("bbpPairings"));
        QCOMPARE(SecondEngine{.command = QStringLiteral("python3 /opt/pairingchecker.py -i {file} -p")}.name(),
                 QStringLiteral("pairingchecker"));
        QVERIFY(!SecondEngine{.command = QStringLiteral("  ")}.isSet());
    }
    /// Neither a program that is not there nor one that hangs is waited for, and a stop ends it.
    void aProgramIsEndedByItsLimitAndByAStop()
    {
        const Tournament tournament;
        const SecondEngine hangs{.command = QStringLiteral("sleep 1000 {file}")};
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!pairBy({.command = QStringLiteral("/nowhere/at-all")}, tournament, allFive, {}).has_value());
        QVERIFY(!pairBy(hangs, tournament, allFive, {}, std::chrono::milliseconds(200)).has_value());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!pairBy(hangs, tournament, allFive, stop.get_token()).has_value());
        QVERIFY(!timer.hasExpired(10000));
    }
};

static const pairwright::RegisteredTest<TestSecondPairing> registered("test_second_pairing");
#include "test_second_pairing.moc"
