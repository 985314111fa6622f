#include "tests/support/registered_test.h"
#include "ui/pages/players/player_line.h"

#include <QTest>

using namespace pairwright;

class TestPlayerLine : public QObject {
    Q_OBJECT
private slots:
    void aNameAloneIsAPlayer()
    {
        const auto player = parsePlayerLine(QStringLiteral("  Navara,  David "));
        QVERIFY(player.hasValue());
        QCOMPARE(player->name, QStringLiteral("Navara, David"));
        QVERIFY(!player->rating);
    }

    void partsMayStandInAnyOrder()
    {
        const auto player = parsePlayerLine(QStringLiteral("Navara, David; CZE; GM; 2650; Novy Bor; 309095; *1985"));
        QVERIFY(player.hasValue());
        QCOMPARE(player->federation, QStringLiteral("CZE"));
        QVERIFY(player->title == Title::GM);
        QCOMPARE(player->rating->value, 2650);
        QCOMPARE(player->club, QStringLiteral("Novy Bor"));
        QCOMPARE(player->fideId, QStringLiteral("309095"));
        QCOMPARE(player->birth->year, 1985);
    }

    void aRatingOfZeroMeansUnrated()
    {
        const auto player = parsePlayerLine(QStringLiteral("Newcomer, Nora; 0; Club"));
        QVERIFY(player.hasValue());
        QVERIFY(!player->rating);
        QCOMPARE(player->club, QStringLiteral("Club"));
    }

    void anEmptyLineIsNoPlayer()
    {
        QCOMPARE(parsePlayerLine(QStringLiteral("  ")).error().reason, PlayerLineError::Reason::empty);
        QCOMPARE(parsePlayerLine(QStringLiteral("; 2000")).error().reason, PlayerLineError::Reason::empty);
    }

    void aRatingOf9999IsRefused()
    {
        const auto player = parsePlayerLine(QStringLiteral("Fischer, Bobby; 9999"));
        QVERIFY(!player.hasValue());
        QCOMPARE(player.error().reason, PlayerLineError::Reason::ratingTooHigh);
        QCOMPARE(player.error().text, QStringLiteral("9999"));
    }

    void twoClubsAreOneTooMany()
    {
        const auto player = parsePlayerLine(QStringLiteral("Name; First club; Second club"));
        QVERIFY(!player.hasValue());
        QCOMPARE(player.error().text, QStringLiteral("Second club"));
    }

    void birthDatesAreReadAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("year") << "1998"
                              << "1998";
        QTest::newRow("iso") << "1998-05-12"
                             << "1998-5-12";
        QTest::newRow("german") << "12.05.1998"
                                << "1998-5-12";
        QTest::newRow("trf") << "1998/05/12"
                             << "1998-5-12";
        QTest::newRow("year and month") << "1998-05"
                                        << "1998-5";
        QTest::newRow("no date") << "1998-13-40"
                                 << "";
        QTest::newRow("words") << "last year"
                               << "";
    }
    void birthDatesAreReadAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const auto birth = parseBirth(text);
        QString found;
        if (birth) {
            found = QString::number(birth->year);
            if (birth->month)
                found += QStringLiteral("-%1").arg(*birth->month);
            if (birth->day)
                found += QStringLiteral("-%1").arg(*birth->day);
        }
        QCOMPARE(found, expected);
    }
};

static const pairwright::RegisteredTest<TestPlayerLine> registered("test_player_line");
#include "test_player_line.moc"
