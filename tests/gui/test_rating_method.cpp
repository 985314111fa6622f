#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

PlayerData withBothRatings(PlayerData data, int fide, int national)
{
    data.standard = OfficialRating{fide, 20, QStringLiteral("FIDE combined 2026-10")};
    data.national = OfficialRating{national, {}, QStringLiteral("DSB 2026-09")};
    data.rating = Rating{fide, RatingSource::fide, data.standard->list};
    return data;
}

NewPlayer namedPlayer(const QString& name)
{
    NewPlayer player;
    player.data.name = name;
    return player;
}

} // namespace

/// The rating that counts and the official ones, as the arbiter sees, chooses and types them.
class TestRatingMethod : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
        QVERIFY(openFile(makeTournament(4)));
        for (int i = 0; i < 3; ++i) {
            const Player& player = projected().players[static_cast<std::size_t>(i)];
            QVERIFY(applied(desk(), editOf(player, withBothRatings(player.data, 2600 - 10 * i, 2500 + 10 * i))));
        }
    }
    void cleanup() { close(); }

    void theMethodIsChosenByKeysAndUndoneInOneStep()
    {
        desk().leadTo({PageId::overview, QStringLiteral("ratingMethod"), {}, {}});
        auto& method = find<QComboBox>("ratingMethod");
        screenshot(QStringLiteral("rating-method"), find<QComboBox>("ratingMethod").parentWidget());
        method.setFocus();
        choose(method, 4);
        QCOMPARE(projected().settings.ratingChoice, RatingChoice::nationalOnly);
        QCOMPARE(projected().players[2].data.rating->value, 2520);
        QCOMPARE(projected().players[2].data.rating->source, RatingSource::national);
        QVERIFY2(find<QLabel>("ratingFacts").text().contains(QStringLiteral("3 national")),
                 qPrintable(find<QLabel>("ratingFacts").text()));
        QVERIFY(!find<QComboBox>("countedLists").isVisible()); // FIDE's lists do not count
        screenshot(QStringLiteral("rating-method-national"), find<QComboBox>("ratingMethod").parentWidget());
        trigger(ActionId::undo);
        QTRY_COMPARE(projected().players[2].data.rating->value, 2580);
        QCOMPARE(method.currentIndex(), 0);
    }

    void anotherListCountsWhenItIsChosen()
    {
        PlayerData data = projected().players[0].data;
        data.rapid = OfficialRating{2777, 20, QStringLiteral("FIDE combined 2026-10")};
        QVERIFY(applied(desk(), editOf(projected().players[0], data)));
        trigger(ActionId::pageOverview);
        auto& lists = find<QComboBox>("countedLists");
        const int rapidFirst = lists.findText(QStringLiteral("rapid, standard"));
        QVERIFY(rapidFirst > 0);
        choose(lists, rapidFirst);
        QCOMPARE(projected().settings.ratingLists, (std::vector{CountedList::rapid, CountedList::standard}));
        QCOMPARE(projected().players[0].data.rating->value, 2777);
        QCOMPARE(projected().players[1].data.rating->value, 2590); // has no rapid rating
    }

    void afterRoundFourTheFormSaysWhyTheMethodStays()
    {
        AddPlayers more;
        for (int i = 5; i <= 10; ++i)
            more.players.push_back(namedPlayer(QStringLiteral("Player %1").arg(i)));
        QVERIFY(applied(desk(), more));
        QVERIFY(applied(desk(), SetInitialColour{drawInitialColour(1)}));
        for (int round = 1; round <= 4; ++round) {
            pairAndPublish();
            std::vector<EnterResults::Entry> results;
            for (int board = 1; board <= 5; ++board)
                results.push_back({board, GameResult::draw});
            QVERIFY(applied(desk(), EnterResults{RoundNumber{round}, results}));
        }
        desk().leadTo({PageId::overview, QStringLiteral("ratingMethod"), {}, {}});
        choose(find<QComboBox>("ratingMethod"), 4);
        QCOMPARE(projected().settings.ratingChoice, RatingChoice::ofTheType);
        QCOMPARE(find<QComboBox>("ratingMethod").currentIndex(), 0);
        QVERIFY2(find<QLabel>("ratingRefusal").text().contains(QStringLiteral("round 4")),
                 qPrintable(find<QLabel>("ratingRefusal").text()));
        screenshot(QStringLiteral("rating-method-refused"), find<QComboBox>("ratingMethod").parentWidget());
    }

    void whereThereIsNoOfficialRatingNoneIsTaken()
    {
        trigger(ActionId::pagePlayers);
        find<QTableView>("playersTable").selectRow(0);
        trigger(ActionId::playerRatings);
        auto* typing = window().findChild<QDialog*>(QStringLiteral("playerRatingsWindow"));
        QVERIFY(typing != nullptr);
        for (auto* field : typing->findChildren<QLineEdit*>())
            if (field->objectName().endsWith(QLatin1String("Rating")))
                field->clear();
        auto* refusal = typing->findChild<QLabel*>(QStringLiteral("ratingsRefusal"));
        QVERIFY(!refusal->isVisible());
        QTest::mouseClick(typing->findChild<QPushButton*>(QStringLiteral("takeOfficial")), Qt::LeftButton);
        QVERIFY(refusal->isVisible());
        QCOMPARE(refusal->text(), QStringLiteral("There is no official rating to take: enter one first."));
        screenshot(QStringLiteral("ratings-window-none"), typing);
        // With one it is taken, and nothing is said any more.
        QTest::keyClicks(typing->findChild<QLineEdit*>(QStringLiteral("standardRating")), QStringLiteral("2222"));
        QTest::mouseClick(typing->findChild<QPushButton*>(QStringLiteral("takeOfficial")), Qt::LeftButton);
        QVERIFY(!refusal->isVisible());
        QCOMPARE(typing->findChild<QLineEdit*>(QStringLiteral("tournamentRating"))->text(), QStringLiteral("2222"));
    }

    void thePlayersPageShowsBothApartAndTheyAreTyped()
    {
        trigger(ActionId::pagePlayers);
        auto& players = find<QTableView>("playersTable");
        players.selectRow(0);
        trigger(ActionId::byes); // the Player tab of the Inspector
        auto& official = find<QLabel>("officialRatings");
        QTRY_VERIFY(official.isVisible());
        QVERIFY2(official.text().contains(QStringLiteral("FIDE standard 2600, K 20 (FIDE combined 2026-10)")),
                 qPrintable(official.text()));
        QVERIFY2(official.text().contains(QStringLiteral("National rating 2500 (DSB 2026-09)")),
                 qPrintable(official.text()));
        screenshot(QStringLiteral("ratings-of-the-player"));
        trigger(ActionId::playerRatings);
        auto* typing = window().findChild<QDialog*>(QStringLiteral("playerRatingsWindow"));
        QVERIFY(typing != nullptr);
        screenshot(QStringLiteral("ratings-window"), typing);
        auto* standard = typing->findChild<QLineEdit*>(QStringLiteral("standardRating"));
        standard->selectAll();
        QTest::keyClicks(standard, QStringLiteral("abc"));
        QTest::mouseClick(typing->findChild<QPushButton*>(QStringLiteral("storeRatings")), Qt::LeftButton);
        auto* refusal = typing->findChild<QLabel*>(QStringLiteral("ratingsRefusal"));
        QVERIFY(refusal->isVisible());
        standard->selectAll();
        QTest::keyClicks(standard, QStringLiteral("2650"));
        QTest::keyClicks(typing->findChild<QLineEdit*>(QStringLiteral("blitzRating")), QStringLiteral("1950"));
        QTest::keyClick(standard, Qt::Key_Return);
        QTRY_COMPARE(projected().players[0].data.standard->value, 2650);
        QCOMPARE(projected().players[0].data.blitz->value, 1950);
        QCOMPARE(projected().players[0].data.rating->value, 2600); // the tournament's rating is apart
        // The Overview offers to take the official one.
        trigger(ActionId::setUp);
        QTRY_VERIFY(find<QPushButton>("recountRatings").isVisible());
        click("recountRatings");
        QTRY_COMPARE(projected().players[0].data.rating->value, 2650);
        QTRY_VERIFY(!find<QPushButton>("recountRatings").isVisible());
    }

    void aRatingOfAnotherListIsOffered()
    {
        PlayerData data = projected().players[3].data;
        data.rating.reset();
        data.rapid = OfficialRating{1777, {}, QStringLiteral("FIDE combined 2026-10")};
        QVERIFY(applied(desk(), editOf(projected().players[3], data)));
        trigger(ActionId::pagePlayers);
        find<QTableView>("playersTable").selectRow(3); // unrated, and so the last
        trigger(ActionId::byes);
        auto& take = find<QPushButton>("takeOtherRating");
        QTRY_VERIFY(take.isVisible());
        QCOMPARE(take.text(), QStringLiteral("Count with rapid 1777"));
        screenshot(QStringLiteral("ratings-offered"));
        QTest::mouseClick(&take, Qt::LeftButton);
        QTRY_COMPARE(projected().players[3].data.rating->value, 1777);
        QTRY_VERIFY(!take.isVisible());
    }

    void aLongEventShowsItsMonthsAndTakesTheirRatings()
    {
        EventData event = projected().event;
        event.start = QDate(2026, 10, 1);
        event.end = QDate(2026, 12, 3);
        event.roundDates = {{one, QDate(2026, 10, 1)}, {two, QDate(2026, 11, 5)}, {RoundNumber{3}, event.end}};
        QVERIFY(applied(desk(), editOf(projected().event, event)));
        desk().leadTo({PageId::overview, QStringLiteral("ratingMethod"), {}, {}});
        auto& periods = find<QLabel>("ratingPeriods");
        QVERIFY(periods.isVisible());
        QVERIFY2(periods.text().contains(QStringLiteral("November 2026: round 2 · no list yet")),
                 qPrintable(periods.text()));
        trigger(ActionId::pagePlayers);
        find<QTableView>("playersTable").selectRow(0);
        trigger(ActionId::playerRatings);
        auto* typing = window().findChild<QDialog*>(QStringLiteral("playerRatingsWindow"));
        auto* november = typing->findChild<QLineEdit*>(QStringLiteral("month2026-11Rating"));
        QVERIFY(november != nullptr);
        QTest::keyClicks(november, QStringLiteral("2080"));
        QTest::keyClicks(typing->findChild<QLineEdit*>(QStringLiteral("month2026-11List")),
                         QStringLiteral("FIDE standard 2026-11"));
        screenshot(QStringLiteral("ratings-window-months"), typing);
        QTest::keyClick(november, Qt::Key_Return);
        QTRY_COMPARE(projected().players[0].data.periodRatings.size(), std::size_t{1});
        QCOMPARE(projected().players[0].data.rating->value, 2600);
        desk().leadTo({PageId::overview, QStringLiteral("ratingMethod"), {}, {}});
        QVERIFY2(periods.text().contains(QStringLiteral("November 2026: round 2 · 1 rating known")),
                 qPrintable(periods.text()));
        screenshot(QStringLiteral("rating-periods"), find<QComboBox>("ratingMethod").parentWidget());
    }

private:
    static void choose(QComboBox& box, int index)
    {
        box.setCurrentIndex(index);
        emit box.activated(index);
    }
};

static const pairwright::RegisteredTest<TestRatingMethod> registered("test_rating_method");
#include "test_rating_method.moc"
