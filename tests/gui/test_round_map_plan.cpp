#include "tests/support/registered_test.h"
#include "ui/pages/rounds/map/map_edit.h"
#include "ui/pages/rounds/map/map_painting.h"
#include "ui/pages/rounds/map/map_plan.h"
#include "ui/widgets/name_in_room.h"

#include <QFontMetrics>
#include <QTest>

using namespace pairwright;

/// Where players stand in the map of a round, and what dragging one onto another means, without a window.
class TestRoundMapPlan : public QObject {
    Q_OBJECT
private slots:
    void scoreGroupsAreBandsFromTheTop()
    {
        const MapPlan plan = planMap(picture(), {});
        QCOMPARE(plan.bands.size(), std::size_t{3});
        QVERIFY(plan.bands.front().points == Score::points(2));
        QCOMPARE(plan.bands.front().players, 3);
        QVERIFY(plan.bands.back().points == Score{});
        for (std::size_t i = 1; i < plan.bands.size(); ++i)
            QVERIFY(plan.bands[i].place.top() > plan.bands[i - 1].place.bottom());
        for (const MapNode& node : plan.nodes)
            QVERIFY(plan.bands.at(static_cast<std::size_t>(node.band)).place.contains(node.place));
        QCOMPARE(plan.size.height(), plan.bands.back().place.bottom() + 1);
    }

    void aPairOfOneBandIsStraightAndAFloatCrosses()
    {
        const MapPlan plan = planMap(picture(), {});
        const auto place = [&plan](std::int64_t key) {
            return plan.at(*plan.nodeOf(PlayerKey{key})).place;
        };
        QVERIFY(!plan.pairs[0].floats && plan.pairs[1].floats && !plan.pairs[2].floats);
        QCOMPARE(place(1).center().y(), place(2).center().y());
        QVERIFY(place(1).right() < place(2).left());
        // Who goes down stands last in his band, whom he meets first in the next one.
        QVERIFY(place(3).top() > place(1).bottom());
        QVERIFY(place(4).bottom() < place(5).top());
        // The upper one has more points, or the smaller number, whatever the colours.
        QVERIFY(plan.at(*plan.nodeOf(PlayerKey{5})).upper);
        QVERIFY(!plan.at(*plan.nodeOf(PlayerKey{5})).white);
        QVERIFY(!plan.at(*plan.nodeOf(PlayerKey{7})).pair);
        QVERIFY(!plan.at(*plan.nodeOf(PlayerKey{8})).placed);
    }

    void nothingCoversAnythingElse_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("mirrored");
        for (const int width : {300, 420, 640, 800, 1400})
            for (const bool mirrored : {false, true})
                QTest::addRow("%d %s", width, mirrored ? "mirrored" : "straight") << width << mirrored;
    }
    void nothingCoversAnythingElse()
    {
        QFETCH(int, width);
        QFETCH(bool, mirrored);
        MapMeasures sizes;
        sizes.width = width;
        sizes.mirrored = mirrored;
        const MapPlan plan = planMap(picture(), sizes);
        QCOMPARE(plan.stacked, width < 560);
        for (std::size_t i = 0; i < plan.nodes.size(); ++i) {
            QVERIFY(QRect(QPoint(0, 0), plan.size).contains(plan.nodes[i].place));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!plan.nodes[i].place.intersects(plan.nodes[j].place));
        }
        if (!plan.stacked) {
            const bool upperIsLeft =
                plan.at(plan.pairs[0].upper).place.left() < plan.at(plan.pairs[0].lower).place.left();
            QCOMPARE(upperIsLeft, !mirrored);
        }
    }

    void keysGoThroughEverybody()
    {
        const MapPlan plan = planMap(picture(), {});
        using Step = MapPlan::Step;
        const int first = *plan.nodeOf(PlayerKey{1});
        QCOMPARE(plan.stepFrom(first, Step::opponent), *plan.nodeOf(PlayerKey{2}));
        QCOMPARE(plan.stepFrom(first, Step::down), *plan.nodeOf(PlayerKey{3}));
        QCOMPARE(plan.stepFrom(first, Step::up), first);
        QCOMPARE(plan.stepFrom(*plan.nodeOf(PlayerKey{2}), Step::down), *plan.nodeOf(PlayerKey{4}));
        QCOMPARE(plan.at(plan.stepFrom(first, Step::bandDown)).band, 1);
        QCOMPARE(plan.at(plan.stepFrom(first, Step::last)).band, 2);
        const int alone = *plan.nodeOf(PlayerKey{7});
        QCOMPARE(plan.stepFrom(alone, Step::opponent), alone);
        for (const MapNode& node : plan.nodes)
            QCOMPARE(plan.nodeAt(node.place.center()), plan.nodeOf(node.player));
    }

    void aNameLosesGivenNamesFirst()
    {
        const QFontMetrics metrics{QFont()};
        const QString name = QStringLiteral("Hollerbach, Svenja Marie");
        const auto room = [&metrics](const char* text) {
            return metrics.horizontalAdvance(QLatin1String(text));
        };
        QCOMPARE(nameInRoom(name, room("Hollerbach, Svenja Marie"), metrics), name);
        QCOMPARE(nameInRoom(name, room("Hollerbach, S. M."), metrics), QStringLiteral("Hollerbach, S. M."));
        QCOMPARE(nameInRoom(name, room("Hollerbach"), metrics), QStringLiteral("Hollerbach"));
    }

    void draggingMakesTheTwoMeetAndThoseWhomTheyLeave()
    {
        RoundVersion version = fourPlayersAndABye();
        const auto dragged = [&version](std::int64_t moved, std::int64_t onto) {
            const auto edit = editThatPairs(version, PlayerKey{moved}, PlayerKey{onto});
            return edit ? std::optional(pairingsAfter(version, *edit)) : std::nullopt;
        };
        const auto sides = [](const Match& match) {
            return std::pair(match.a.value, match.b.value);
        };
        using Sides = std::pair<std::int64_t, std::int64_t>;
        // 1-2 and 3-4: 1 onto 4 takes the place of 3.
        auto after = dragged(1, 4);
        QVERIFY(after);
        QCOMPARE(sides(after->boards[1]), Sides(1, 4));
        QCOMPARE(sides(after->boards[0]), Sides(3, 2));
        // Onto him who has the bye: the opponent left gets it.
        after = dragged(1, 5);
        QVERIFY(after);
        QCOMPARE(sides(after->boards[0]), Sides(1, 5));
        QCOMPARE(after->bye->value, std::int64_t{2});
        after = dragged(5, 1);
        QVERIFY(after);
        QCOMPARE(sides(after->boards[0]), Sides(1, 5));
        QVERIFY(!dragged(1, 2));
        QVERIFY(!dragged(1, 1));
        QVERIFY(!dragged(1, 9)); // does not take part
    }

private:
    static SideLine side(std::int64_t key, int points)
    {
        SideLine line;
        line.player = PlayerKey{key};
        line.tpn = Tpn{static_cast<std::int32_t>(key)};
        line.points = Score::points(points);
        return line;
    }
    /// 1-2 with 2 points, 3 with 2 against 4 with 1, 6-5 (5 has Black) with 1; 7 has the bye, 8 is absent.
    static RoundPicture picture()
    {
        RoundPicture picture;
        picture.round = RoundNumber{3};
        const auto board = [&picture](const SideLine& white, const SideLine& black) {
            BoardLine line;
            line.board = static_cast<int>(picture.boards.size()) + 1;
            line.white = white;
            line.black = black;
            picture.boards.push_back(line);
        };
        board(side(1, 2), side(2, 2));
        board(side(4, 1), side(3, 2));
        board(side(6, 1), side(5, 1));
        picture.bye = side(7, 0);
        picture.absent.push_back(side(8, 0));
        return picture;
    }
    static RoundVersion fourPlayersAndABye()
    {
        RoundVersion version;
        version.pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{2}), Match::of(PlayerKey{3}, PlayerKey{4})};
        version.pairings.bye = PlayerKey{5};
        for (std::int64_t key = 1; key <= 5; ++key)
            version.order.push_back(PlayerKey{key});
        return version;
    }
};

static const pairwright::RegisteredTest<TestRoundMapPlan> registered("test_round_map_plan");

#include "test_round_map_plan.moc"
