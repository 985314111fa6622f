#include "app/formats/report/shown_date.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/overview/day/day_facts.h"
#include "ui/pages/overview/day/day_view.h"
#include "ui/pages/overview/day/leaders_list.h"
#include "ui/pages/overview/day/results_in.h"
#include "ui/pages/overview/day/rounds_line.h"
#include "ui/pages/overview/day/score_histogram.h"
#include "ui/pages/players/card/player_stairs.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/pages/standings/story_delegate.h"
#include "ui/text/rounds/round_text.h"
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// What one sees of a tournament at a glance: its day, the story of the standings, the way of a player.
class TestDay : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        window().resize(1366, 768);
        activate();
    }
    void cleanup() { close(); }

    void beforeTheFirstRoundThePlayersAreThere()
    {
        begin(12);
        const DayFacts facts = dayFacts(projected());
        QVERIFY(!facts.current && facts.byRating);
        QCOMPARE(facts.players, 12);
        int counted = 0;
        for (const DayColumn& column : facts.columns)
            counted += column.players;
        QCOMPARE(counted, 12);
        lead();
        QCOMPARE(find<QLabel>("resultsCount").text(), QStringLiteral("12"));
        screenshot(QStringLiteral("day-before-round-1"));
    }

    void whatHasComeInIsCountedAndWhatIsMissingIsNamed()
    {
        begin(12);
        pairAndPublish();
        enter({GameResult::whiteWins, GameResult::draw, GameResult::blackWins});
        const DayFacts facts = dayFacts(projected());
        QCOMPARE(facts.resultsIn(), 3);
        QCOMPARE(facts.waiting.size(), std::size_t{3});
        QCOMPARE(facts.waiting.front().board, 4);
        QVERIFY(facts.rounds.front().state == DayRound::State::running);
        QVERIFY(facts.rounds.back().state == DayRound::State::toCome);
        // 1, ½ and 0 points: three winners and so on; those who play are told apart.
        int playing = 0;
        for (const DayColumn& column : facts.columns)
            playing += column.playing;
        QCOMPARE(playing, 6);
        lead();
        QCOMPARE(find<QLabel>("resultsCount").text(), QStringLiteral("3"));
        screenshot(QStringLiteral("day-running"));
    }

    void theKeysBeginAtTheRoundThatIsPlayed()
    {
        QVERIFY(openSample());
        lead();
        const QString told = find<RoundsLine>("roundsLine").told();
        QVERIFY2(told.startsWith(QStringLiteral("Round 4")), qPrintable(told));
    }

    void everyPartIsReachedByKeysAndSaysWhatItIs()
    {
        begin(12);
        pairAndPublish();
        enter({GameResult::whiteWins, GameResult::draw, GameResult::blackWins});
        lead();
        auto& line = find<RoundsLine>("roundsLine");
        line.setFocus();
        QVERIFY2(line.accessibleDescription().contains(QStringLiteral("3 of 6")), qPrintable(line.told()));
        press(Qt::Key_Right);
        QVERIFY2(line.told().contains(QStringLiteral("to come")), qPrintable(line.told()));
        auto& results = find<ResultsIn>("resultsIn");
        results.setFocus();
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Right);
        QVERIFY2(results.told().startsWith(QStringLiteral("Board 4: still playing")), qPrintable(results.told()));
        press(Qt::Key_Return);
        QVERIFY(desk().selectedBoard() == (BoardId{RoundNumber{1}, 4}));
        QVERIFY(table().isVisible());
        lead();
        auto& histogram = find<ScoreHistogram>("scoreHistogram");
        histogram.setFocus();
        press(Qt::Key_End);
        QVERIFY2(histogram.told().startsWith(QStringLiteral("Points 1:")), qPrintable(histogram.told()));
        press(Qt::Key_Return);
        QVERIFY(find<QWidget>("standingsPage").isVisible());
    }

    void leadersShowTheirLastRounds()
    {
        begin(12);
        for (int round = 0; round < 3; ++round) {
            pairAndPublish();
            enter(std::vector<GameResult>(6, round == 1 ? GameResult::draw : GameResult::whiteWins));
        }
        const DayFacts facts = dayFacts(projected());
        QCOMPARE(facts.leaders.size(), std::size_t{12});
        QCOMPARE(facts.white + facts.drawn + facts.black, 18);
        QCOMPARE(facts.drawn, 6);
        QCOMPARE(facts.leaders.front().last.size(), std::size_t{3});
        lead();
        auto& leaders = find<LeadersList>("leadersList");
        leaders.setFocus();
        QVERIFY2(leaders.told().startsWith(QStringLiteral("1. Player")), qPrintable(leaders.told()));
        screenshot(QStringLiteral("day-after-round-3"));
        // A click leads to the player in the standings.
        QTest::mouseClick(&leaders, Qt::LeftButton, {}, QPoint(leaders.width() / 2, 40));
        QVERIFY(find<QWidget>("standingsPage").isVisible());
        QVERIFY(desk().selectedPlayer() == facts.leaders[1].player);
    }

    /// How much of a drawing is empty at its foot.
    static int emptyBelow(QWidget& drawing)
    {
        const QImage seen = drawing.grab().toImage();
        for (int y = seen.height() - 1; y > 0; --y)
            for (int x = 1; x < seen.width(); ++x)
                if (seen.pixel(x, y) != seen.pixel(0, 0))
                    return seen.height() - 1 - y;
        return seen.height();
    }

    void whoIsInFrontUsesTheHeight()
    {
        QVERIFY(openSample());
        lead();
        auto& leaders = find<LeadersList>("leadersList");
        QTRY_VERIFY2(emptyBelow(leaders) < 30, qPrintable(QString::number(emptyBelow(leaders))));
        // The last of them is told by the keys, and still among the first half.
        leaders.setFocus();
        press(Qt::Key_End);
        QVERIFY2(leaders.told().startsWith(QStringLiteral("12")), qPrintable(leaders.told()));
    }

    void aLargeWindowIsUsed()
    {
        window().resize(1920, 1080);
        QVERIFY(openSample());
        lead();
        auto& leaders = find<LeadersList>("leadersList");
        QTRY_VERIFY2(emptyBelow(leaders) < 40, qPrintable(QString::number(emptyBelow(leaders))));
        auto& histogram = find<ScoreHistogram>("scoreHistogram");
        QVERIFY2(emptyBelow(histogram) < histogram.height() / 2, qPrintable(QString::number(emptyBelow(histogram))));
        screenshot(QStringLiteral("day-1920"));
        leaders.setFocus();
        press(Qt::Key_End);
        QVERIFY2(leaders.told().section(u'.', 0, 0).toInt() > 16, qPrintable(leaders.told()));
    }

    void pointsOfTheLeadersStandInTwoSlots()
    {
        QVERIFY(openSample());
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
            restart();
            QVERIFY(openSample());
            lead();
            auto& leaders = find<LeadersList>("leadersList");
            QTRY_VERIFY(emptyBelow(leaders) < 30);
            const QImage seen = leaders.grab().toImage();
            const bool mirrored = direction == Qt::RightToLeft;
            const int width = leaders.fontMetrics().horizontalAdvance(QStringLiteral("000½"));
            constexpr int blank = 200; // between names and squares: lines only
            int height = 1;
            while (height < seen.height() && seen.pixel(mirrored ? seen.width() - blank : blank, height - 1) ==
                                                 seen.pixel(mirrored ? seen.width() - blank : blank, 0))
                ++height;
            const auto inkOf = [&](int row) { // where points begin and end
                std::pair<int, int> ink{seen.width(), 0};
                for (int x = mirrored ? 0 : seen.width() - width + 6; x < (mirrored ? width - 6 : seen.width()); ++x)
                    for (int y = row * height + 4; y < (row + 1) * height - 4; ++y)
                        if (qGray(seen.pixel(x, y)) < 140)
                            ink = {std::min(ink.first, x), std::max(ink.second, x)};
                return ink;
            };
            const auto [halfFrom, halfTo] = inkOf(0);   // 3½
            const auto [wholeFrom, wholeTo] = inkOf(3); // 3
            QVERIFY2(std::abs(halfFrom - wholeFrom) <= 1 && wholeTo + 5 < halfTo,
                     qPrintable(QStringLiteral("%1-%2 %3-%4").arg(halfFrom).arg(halfTo).arg(wholeFrom).arg(wholeTo)));
        }
    }

    void itGivesWayWhereThereIsLittleRoom()
    {
        begin(90);
        pairAndPublish();
        std::vector<GameResult> results(30, GameResult::draw);
        enter(results);
        lead();
        screenshot(QStringLiteral("day-90"));
        for (const QSize size : {QSize(1000, 700), QSize(683, 384)}) {
            window().resize(size);
            QApplication::processEvents();
            QVERIFY2(find<DayView>("dayView").minimumSizeHint().width() <= size.width(), "the page scrolls sideways");
            screenshot(QStringLiteral("day-%1").arg(size.width()));
        }
        applyAppearance(Appearance::dark);
        window().resize(1366, 768);
        screenshot(QStringLiteral("day-dark"));
        applyAppearance(Appearance::light);
    }

    void atTheEndWhoPlayedUnderHalfIsNamed()
    {
        begin(4);
        QVERIFY(applied(desk(), SetSystem{{System::RoundRobin, 2026}}));
        QVERIFY(applied(desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
        QVERIFY(applied(desk(), LayOutRounds{*layOutRounds(projected())}));
        QVERIFY(applied(desk(), PublishRounds{RoundNumber{3}}));
        const Player absent = projected().players[0];
        const auto& told = find<QLabel>("playedUnderHalf");
        for (const Round& round : std::vector(projected().rounds)) {
            const auto& boards = round.published()->pairings.boards;
            for (std::size_t i = 0; i < boards.size(); ++i) {
                lead();
                QVERIFY(told.text().isEmpty());
                const GameResult result = !boards[i].has(absent.key)  ? GameResult::draw
                                          : boards[i].a == absent.key ? GameResult::blackWinsByForfeit
                                                                      : GameResult::whiteWinsByForfeit;
                QVERIFY(applied(desk(), EnterResult{{round.number, static_cast<int>(i) + 1}, result}));
            }
        }
        lead();
        QTRY_VERIFY2(told.isVisible() && told.text().contains(QStringLiteral("played under half")),
                     qPrintable(told.text()));
        screenshot(QStringLiteral("day-under-half"));
        QTest::mouseClick(&find<QPushButton>("showUnderHalf"), Qt::LeftButton);
        QTRY_VERIFY(find<QWidget>("playersTable").isVisible());
        QVERIFY(applied(desk(), WithdrawPlayer{{absent.key}, RoundNumber{4}}));
        lead();
        QTRY_VERIFY(told.text().isEmpty());
    }

    void timesAreEnteredBesideTheDatesAndTheDayTellsThem()
    {
        begin(6);
        trigger(ActionId::setUp);
        const QDate today = QDate::currentDate();
        EventData dated = projected().event;
        for (int round = 1; round <= 6; ++round)
            dated.roundDates[RoundNumber{round}] = today.addDays((round - 1) / 2);
        QVERIFY(applied(desk(), editOf(projected().event, dated)));
        const auto time = [this](int round) {
            const auto& times = projected().event.roundTimes;
            const auto found = times.find(RoundNumber{round});
            return found == times.end() ? QTime() : found->second;
        };
        // From the date to its time by Tab, and short where one likes.
        find<QLineEdit>("roundDate1").setFocus();
        press(Qt::Key_Tab);
        QCOMPARE(window().focusWidget()->objectName(), QStringLiteral("roundTime1"));
        type(QStringLiteral("1000"));
        press(Qt::Key_Return);
        QCOMPARE(time(1), QTime(10, 0));
        fill("roundTime2", QStringLiteral("15.30"));
        QCOMPARE(time(2), QTime(15, 30));
        fill("roundTime3", QStringLiteral("25:00"));
        QVERIFY(!time(3).isValid() && find<QLineEdit>("roundTime3").text().isEmpty());
        QVERIFY(find<QLabel>("datesRefusal").text().contains(QStringLiteral("25:00")));
        find<QToolButton>("spreadDates").menu()->actions().at(3)->trigger();
        QCOMPARE(time(3), QTime(10, 0));
        QCOMPARE(time(6), QTime(15, 30));
        QVERIFY(!time(7).isValid() || time(7) == QTime(10, 0));
        screenshot(QStringLiteral("times-of-rounds"));
        trigger(ActionId::undo);
        QVERIFY(!time(3).isValid());
        trigger(ActionId::redo);
        QCOMPARE(time(3), QTime(10, 0));
        auto& views = find<QTabBar>("overviewViews");
        QTest::mouseClick(&views, Qt::LeftButton, {}, views.tabRect(0).center());
        auto& line = find<RoundsLine>("roundsLine");
        line.setFocus();
        press(Qt::Key_Home);
        QVERIFY2(line.told().contains(QStringLiteral("10:00")), qPrintable(line.told()));
        QCOMPARE(nextStartText(projected(), today), QStringLiteral("Round 1 starts at 10:00."));
        QCOMPARE(nextStartText(projected(), today.addDays(-1)),
                 QStringLiteral("Round 1 starts on %1 at 10:00.").arg(shownDate(today)));
        QVERIFY(nextStartText(projected(), today.addDays(1)).isEmpty());
        screenshot(QStringLiteral("day-with-times"));
        pairAndPublish();
        enter({GameResult::whiteWins});
        QCOMPARE(nextStartText(projected(), today), QStringLiteral("Round 2 starts at 15:30."));
        lead();
        screenshot(QStringLiteral("day-with-times-running"));
        // History tells them, and undoing everything takes them away.
        find<QToolButton>("spreadDates").menu()->actions().at(4)->trigger();
        QVERIFY(projected().event.roundTimes.empty() && projected().event.roundDates.empty());
    }

    void setUpIsBesideTheDay()
    {
        begin(4);
        lead();
        QVERIFY(!find<QWidget>("eventName").isVisible());
        trigger(ActionId::setUp);
        QVERIFY(find<QWidget>("eventName").isVisible());
        QVERIFY(find<QWidget>("eventName").hasFocus());
        auto& views = find<QTabBar>("overviewViews");
        QTest::mouseClick(&views, Qt::LeftButton, {}, views.tabRect(0).center());
        QVERIFY(find<QWidget>("dayView").isVisible());
        screenshot(QStringLiteral("day-set-up"));
    }

    void theStandingsTellTheStory()
    {
        begin(12);
        for (int round = 0; round < 3; ++round) {
            pairAndPublish();
            enter(std::vector<GameResult>(6, round == 1 ? GameResult::draw : GameResult::blackWins));
        }
        trigger(ActionId::pageStandings);
        auto& standings = find<QTableView>("standingsTable");
        QVERIFY(!standings.isColumnHidden(StandingsModel::Path));
        auto& story = *qobject_cast<StoryDelegate*>(standings.itemDelegate());
        standings.setFocus();
        standings.selectRow(0);
        const PlayerKey first{standings.model()->index(0, 0).data(PlayerRole).toLongLong()};
        QVERIFY(story.lit() == first);
        int met = 0;
        for (int row = 0; row < standings.model()->rowCount(); ++row)
            met +=
                story.meetingWithLit(PlayerKey{standings.model()->index(row, 0).data(PlayerRole).toLongLong()}) ? 1 : 0;
        QCOMPARE(met, 3);
        const QString told = standings.model()->index(0, StandingsModel::Path).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(told.count(QStringLiteral("round ")), 3);
        QVERIFY2(told.contains(QStringLiteral("round 2, ")) && told.contains(QStringLiteral("drew with")),
                 qPrintable(told));
        screenshot(QStringLiteral("standings-story"));
        press(Qt::Key_Down);
        QVERIFY(story.lit() != first);
        // The pointer lights who is below it, and leaves the choice as it was.
        QTest::mouseMove(standings.viewport(), standings.visualRect(standings.model()->index(0, 2)).center());
        QTRY_VERIFY(story.lit() == first);
        // Numbers only, and where there is no room the choice waits.
        auto& views = find<QTabBar>("standingsViews");
        QTest::mouseClick(&views, Qt::LeftButton, {}, views.tabRect(0).center());
        QVERIFY(standings.isColumnHidden(StandingsModel::Path));
        QVERIFY(!settings().standingsTellStory());
        QTest::mouseClick(&views, Qt::LeftButton, {}, views.tabRect(1).center());
        window().resize(1000, 700);
        QTRY_VERIFY(standings.isColumnHidden(StandingsModel::Path));
        QVERIFY(settings().standingsTellStory());
        window().resize(1366, 768);
        QTRY_VERIFY(!standings.isColumnHidden(StandingsModel::Path));
    }

    void theWayOfAPlayerStandsInTheInspector()
    {
        begin(12);
        for (int round = 0; round < 3; ++round) {
            pairAndPublish();
            enter(std::vector<GameResult>(6, round == 1 ? GameResult::draw : GameResult::whiteWins));
        }
        trigger(ActionId::pagePlayers);
        desk().selectPlayer(PlayerKey{3});
        if (!window().findChild<QWidget*>(QStringLiteral("playerStairs"))->isVisible())
            trigger(ActionId::inspector);
        auto& stairs = find<PlayerStairs>("playerStairs");
        QTRY_VERIFY(stairs.isVisible());
        QVERIFY2(stairs.accessibleName().startsWith(QStringLiteral("Points after round 3:")),
                 qPrintable(stairs.accessibleName()));
        stairs.setFocus();
        press(Qt::Key_Right);
        QVERIFY2(stairs.told().startsWith(QStringLiteral("round 2, ")), qPrintable(stairs.told()));
        screenshot(QStringLiteral("player-stairs"));
    }

private:
    void begin(int players)
    {
        QVERIFY(openFile(makeTournament(players)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    }
    void lead() { window().lead({PageId::overview, {}, {}, {}}); }
    /// The first boards of the round in play.
    void enter(const std::vector<GameResult>& results)
    {
        const RoundNumber round = projected().lastPublished();
        for (std::size_t i = 0; i < results.size(); ++i)
            QVERIFY(applied(desk(), EnterResult{{round, static_cast<int>(i) + 1}, results[i]}));
    }
};

static const pairwright::RegisteredTest<TestDay> registered("test_day");

#include "test_day.moc"
