#include "app/formats/report/shown_date.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/drawn_texts.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/hall/hall.h"
#include "ui/hall/hall_pages.h"
#include "ui/hall/hall_view.h"
#include "ui/theme/tints.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QImage>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProcess>
#include <QScreen>
#include <QStandardPaths>
#include <QTest>
#include <QTimeEdit>

#include <cmath>

using namespace pairwright;

namespace {

/// Everything that the pages say.
QString textOf(const std::vector<HallPage>& pages)
{
    QString text;
    for (const HallPage& page : pages) {
        text += page.title + u'\n';
        for (const QStringList& row : page.rows)
            text += row.join(u' ') + u'\n';
    }
    return text;
}

/// WCAG 2.2.
double hallContrast(const QColor& one, const QColor& other)
{
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    return (std::max(luminance(one), luminance(other)) + 0.05) / (std::min(luminance(one), luminance(other)) + 0.05);
}

} // namespace

/// The screen in the hall.
class TestHall : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(60)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    }

    void aRoundRobinSaysWhoIsFreeAndWhatIsPostponed()
    {
        start();
        QVERIFY(openFile(makeTournament(5)));
        QVERIFY(applied(desk(), SetSystem{{System::RoundRobin, 2026}}));
        QVERIFY(applied(desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
        QVERIFY(applied(desk(), LayOutRounds{*layOutRounds(projected())}));
        QVERIFY(applied(desk(), PublishRounds{RoundNumber{5}}));
        QVERIFY(applied(desk(), PostponeGame{{RoundNumber{1}, 2}, Postponement{}}));
        const QString boards = textOf(hallPages(projected(), {}, HallContent::byBoard, 18));
        QCOMPARE(boards.count(QStringLiteral("free")), 1);
        QCOMPARE(boards.count(QStringLiteral("no day yet")), 1);
        const QString names = textOf(hallPages(projected(), {}, HallContent::byName, 18));
        QCOMPARE(names.count(QStringLiteral("free")), 1);
        QCOMPARE(names.count(QStringLiteral("(postponed: no day yet)")), 2);
    }

    void theColoursAreReadFromAfar()
    {
        for (const bool dark : {false, true}) {
            const HallColours colours = hallColours(dark);
            for (const QColor& ground : {colours.ground, colours.stripe}) {
                QVERIFY(hallContrast(colours.ink, ground) >= 7);
                QVERIFY2(hallContrast(colours.soft, ground) >= 4.5,
                         qPrintable(QString::number(hallContrast(colours.soft, ground))));
            }
        }
    }

    void standingsAreProvisionalWhileResultsAreMissing()
    {
        pairAndPublish();
        const auto title = [this] {
            return hallPages(session().saved(), {}, HallContent::standings, 30).front().title;
        };
        const auto enter = [this](int first, int last) {
            for (int board = first; board <= last; ++board)
                QVERIFY(applied(desk(), EnterResult{{one, board}, GameResult::draw}));
            session().flush();
        };
        enter(1, 1);
        QVERIFY2(title().endsWith(QStringLiteral("(provisional)")), qPrintable(title()));
        enter(2, 29);
        QVERIFY2(title().endsWith(QStringLiteral("(provisional)")), qPrintable(title()));
        enter(30, 30);
        QCOMPARE(title(), QStringLiteral("Standings after round 1"));
    }

    void theStripSaysWhatEachPageHolds()
    {
        pairAndPublish();
        const auto labels = [this](HallContent content) {
            QStringList told;
            for (const HallPage& page : hallPages(session().saved(), {}, content, 18))
                told.append(page.label);
            return told;
        };
        QCOMPARE(labels(HallContent::byBoard), (QStringList{QStringLiteral("Boards 1–15"), QStringLiteral("16–30")}));
        const QStringList names = labels(HallContent::byName);
        QVERIFY(names.size() == 4 && !names.contains(QString()));
        QCOMPARE(labels(HallContent::standings).front(), QStringLiteral("Place 1")); // of all of them so far
    }

    void theFirstPageIsAsFullAsAnyOther()
    {
        pairAndPublish();
        const std::vector<HallPage> pages = hallPages(session().saved(), {}, HallContent::byBoard, 13);
        QCOMPARE(pages.size(), std::size_t{3}); // of 30 boards
        for (int rowsAPage = 8; rowsAPage <= 18; ++rowsAPage) {
            const std::vector<HallPage> some = hallPages(session().saved(), {}, HallContent::byBoard, rowsAPage);
            std::size_t rows = 0;
            for (const HallPage& page : some) {
                rows += page.rows.size();
                QVERIFY(page.rows.size() <= some.front().rows.size() &&
                        page.rows.size() + 1 >= some.front().rows.size());
            }
            QCOMPARE(rows, std::size_t{30});
        }
    }

    void nothingIsShownBeforeItIsPublished()
    {
        trigger(ActionId::hallView);
        QVERIFY(hall().pages().empty());
        screenshot("hall-empty", &hall());
        trigger(ActionId::pairRound);
        QTRY_VERIFY(!projected().rounds.empty());
        QVERIFY(hall().pages().empty());
        trigger(ActionId::publish);
        QTRY_VERIFY(!hall().pages().empty());
        QVERIFY(textOf(hall().pages()).contains("Player 01"));
    }

    void itPagesThroughBoardsNamesAndStandings()
    {
        pairAndPublish();
        trigger(ActionId::hallView);
        QCOMPARE(hall().pages().size(), std::size_t{6}); // 30 boards on two pages, 60 names on four
        desk().apply(EnterResult{BoardId{RoundNumber{1}, 1, 1}, GameResult::draw});
        QTRY_VERIFY(textOf(hall().pages()).contains("½ – ½"));
        QVERIFY(textOf(hall().pages()).contains("Standings after round 1"));
        screenshot("hall-boards", &hall());
        QTest::keyClick(&hall(), Qt::Key_Right);
        QCOMPARE(hall().page(), 1);
        QTest::keyClick(&hall(), Qt::Key_Left);
        QTest::keyClick(&hall(), Qt::Key_Left);
        QCOMPARE(hall().page(), static_cast<int>(hall().pages().size()) - 1);
        QTest::keyClick(&hall(), Qt::Key_N);
        QVERIFY(!textOf(hall().pages()).contains("Standings"));
        screenshot("hall-names", &hall());
        QTest::keyClick(&hall(), Qt::Key_S);
        QTest::keyClick(&hall(), Qt::Key_D);
        screenshot("hall-standings-light", &hall());
        QTest::keyClick(&hall(), Qt::Key_Space);
        QVERIFY(hall().isHeld());
        QTest::keyClick(&hall(), Qt::Key_Escape);
        QTRY_VERIFY(window().findChild<HallView*>() == nullptr);
    }

    void whoIsAbsentIsFoundByName()
    {
        std::vector<PlayerKey> away;
        for (std::size_t i = 0; i < 12; ++i)
            away.push_back(projected().players[4 * i].key);
        QVERIFY(applied(desk(), SetAbsence{RoundNumber{1}, away, AbsenceKind::zeroPoint}));
        PlayerData titled = projected().players[1].data;
        titled.title = Title::GM;
        QVERIFY(applied(desk(), editOf(projected().players[1], titled)));
        const QString absent = projected().players[4].data.name;
        pairAndPublish();
        trigger(ActionId::hallView);
        QTest::keyClick(&hall(), Qt::Key_N);
        QVERIFY2(textOf(hall().pages()).contains(absent + QStringLiteral("   zero-point bye")),
                 qPrintable(textOf(hall().pages())));
        // Titles do not break the order of the names.
        QVERIFY(textOf(hall().pages()).contains(u'\n' + titled.name));
        hall().resize(1366, 768);
        screenshot("hall-absent", &hall());
        QTest::keyClick(&hall(), Qt::Key_B);
        screenshot("hall-by-board", &hall());
        QTest::keyClick(&hall(), Qt::Key_Escape);
    }

    void outsideFideModeEveryPageSaysSo()
    {
        pairAndPublish();
        trigger(ActionId::hallView);
        hall().resize(1280, 720);
        QVERIFY(hall().modeText().isEmpty());
        QTest::keyClick(&hall(), Qt::Key_Space); // held, so that only the mark is another
        QVERIFY(applied(desk(), SetRatedBy{RatedBy::federation, RatedBy::fide}));
        QTRY_VERIFY(!session().isSaving());
        QTRY_COMPARE(hall().modeText(), QStringLiteral("Not in FIDE mode: rated by a federation"));
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_N, Qt::Key_S}) {
            QTest::keyClick(&hall(), key);
            screenshot(QStringLiteral("hall-not-in-fide-mode-%1").arg(QChar(key)), &hall());
        }
    }

    void theAddressIsACodeForTelephones()
    {
        const QString reader = QStandardPaths::findExecutable("zbarimg");
        QVERIFY2(!reader.isEmpty(), "zbarimg is missing: ./test installs zbar-tools");
        pairAndPublish();
        window().web().setPlan(WebPlan{inFolder("pages"), {}, "https://example.org/open/"});
        trigger(ActionId::hallView);
        const QString picture = inFolder("hall.png");
        QVERIFY(hall().grab().save(picture));
        QProcess process;
        process.start(reader, {"--raw", "-q", picture});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("https://example.org/open/"));
    }

    void manyNamesStandInColumnsAndEachPageSaysItsLetters()
    {
        start();
        QVERIFY(openFile(makeTournament(0)));
        static const QStringList given{QStringLiteral("Sara"), QStringLiteral("Étienne"), QStringLiteral("Karl"),
                                       QStringLiteral("Ida"), QStringLiteral("Maximilian")};
        static const QStringList endings{QStringLiteral("ndersen"), QStringLiteral("chterberg"),
                                         QStringLiteral("mador"), QStringLiteral("ianchetti")};
        std::vector<NewPlayer> players;
        for (int i = 0; i < 300; ++i) {
            NewPlayer player;
            player.data.name = QChar(u'A' + i % 23) + endings[i % 4] + QStringLiteral(", ") + given[i % 5];
            player.data.rating = Rating{2600 - 3 * i, RatingSource::fide, {}};
            players.push_back(player);
        }
        QVERIFY(applied(desk(), AddPlayers{players, {}}));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        trigger(ActionId::hallView);
        QTest::keyClick(&hall(), Qt::Key_N);
        const std::vector<HallPage>& pages = hall().pages();
        QVERIFY2(pages.size() >= 5 && pages.size() <= 8, qPrintable(QString::number(pages.size())));
        std::size_t names = 0;
        for (const HallPage& page : pages) {
            QVERIFY(page.inColumns && page.rows.size() <= static_cast<std::size_t>(hallColumns * hallRows(300)));
            QVERIFY(!page.range.isEmpty() && page.ranges.size() == static_cast<qsizetype>(pages.size()));
            QVERIFY(page.range.startsWith(page.rows.front().front()) && page.range.endsWith(page.rows.back().front()));
            names += page.rows.size();
        }
        QCOMPARE(names, std::size_t{300});
        // The pages come round again.
        const int last = static_cast<int>(pages.size()) - 1;
        QTest::keyClick(&hall(), Qt::Key_Left);
        QCOMPARE(hall().page(), last);
        QTest::keyClick(&hall(), Qt::Key_Right);
        QCOMPARE(hall().page(), 0);
        screenshot("hall-names-300", &hall());
        hall().resize(1920, 1080);
        screenshot("hall-names-300-wide", &hall());
        QTest::keyClick(&hall(), Qt::Key_D);
        screenshot("hall-names-300-light", &hall());
        QTest::keyClick(&hall(), Qt::Key_B);
        QVERIFY(hall().pages().front().centred.at(2));
        screenshot("hall-boards-300", &hall());
    }

    void teamsWithoutALineUpAreLookedForByTheirName()
    {
        GuiDesk teams(0);
        QVERIFY(applied(teams.desk, SetTeamRules{TeamRules{.boards = 2}}));
        AddTeams list;
        for (const char* team : {"Ants", "Bees", "Cats", "Dogs"})
            for (const char* name : {"One", "Two"}) {
                AddTeams::Entry& entry = list.members.emplace_back();
                entry.team = QLatin1StringView(team);
                entry.data.name = QStringLiteral("%1 %2").arg(entry.team, QLatin1StringView(name));
            }
        QVERIFY(applied(teams.desk, list));
        teams.playRound(false);
        const PlayerKey first = teams.desk.projected().board({RoundNumber{1}, 1})->a;
        const auto members = teams.desk.projected().membersOf(first);
        QVERIFY(applied(teams.desk, SetLineUp{RoundNumber{1}, first, {members[0]->key, members[1]->key}}));
        QStringList names;
        for (const HallPage& page : hallPages(teams.desk.projected(), {}, HallContent::byName, 20))
            for (const QStringList& row : page.rows)
                names.append(row.front());
        QCOMPARE(names.size(), 2 + 3); // two players, and three teams of which nobody is named
        QVERIFY(names.contains(members[0]->data.name));
        QVERIFY(!names.contains(teams.desk.projected().player(first)->data.name));
    }

    void namesAreSmallerOrOnTwoLinesBeforeTheyAreInitials()
    {
        start();
        QVERIFY(openFile(makeTournament(0)));
        std::vector<NewPlayer> players;
        for (const char* name :
             {"Szentirmay, Dorottya", "Grabowiecki, Maximilian", "Hollerbach, Katrin", "Delacourt, Étienne"}) {
            NewPlayer player;
            player.data.name = QString::fromUtf8(name);
            player.data.title = Title::WGM;
            players.push_back(player);
        }
        QVERIFY(applied(desk(), AddPlayers{players, {}}));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        trigger(ActionId::hallView);
        QTest::keyClick(&hall(), Qt::Key_B);
        for (const QSize size : {QSize(1280, 720), QSize(800, 800), QSize(640, 720)}) {
            hall().resize(size);
            const QString drawn = textsDrawnBy(hall()).join(u'|');
            for (const char* given : {"Dorottya", "Maximilian", "Katrin", "Étienne"})
                QVERIFY2(drawn.contains(QString::fromUtf8(given)), qPrintable(drawn));
        }
    }

    void aNoticeIsAPageOfItsOwnAtOnce()
    {
        trigger(ActionId::hallView);
        trigger(ActionId::hallPlan);
        find<QPlainTextEdit>("hallNotice").setPlainText("Prize giving at 18:00 <b>in the large hall</b>");
        screenshot("hall-window", &find<QDialog>("hallWindow"));
        QCOMPARE(hall().pages().size(), std::size_t{1});
        QVERIFY(hall().pages().front().notice.contains("<b>in"));
        screenshot("hall-notice", &hall());
        pairAndPublish();
        QCOMPARE(hall().pages().size(), std::size_t{7});
        QTest::keyClick(&hall(), Qt::Key_M);
        QCOMPARE(hall().pages().size(), std::size_t{1});
        const QString file = session().path();
        restart();
        QVERIFY(openFile(file));
        QVERIFY(window().hall().plan().notice.startsWith("Prize giving"));
    }

    void itSpeaksTwoLanguagesInTurn()
    {
        trigger(ActionId::hallPlan);
        for (const auto& [name, language] :
             {std::pair("hallLanguage", "Deutsch"), std::pair("hallSecondLanguage", "English")}) {
            auto& box = find<QComboBox>(name);
            box.setCurrentIndex(box.findText(QLatin1String(language)));
        }
        screenshot(QStringLiteral("hall-window-languages"), &find<QDialog>("hallWindow"));
        pairAndPublish();
        trigger(ActionId::hallView);
        QStringList titles;
        for (const HallPage& page : hall().pages())
            titles.append(page.title);
        QVERIFY2(titles.front() == QStringLiteral("Runde 1") && titles.contains(QStringLiteral("Round 1")),
                 qPrintable(titles.join(QLatin1Char('|'))));
        screenshot(QStringLiteral("hall-in-german"), &hall());
    }

    void theClockCountsDownToTheRoundThatIsAhead()
    {
        const QDateTime now(QDate(2026, 9, 2), QTime(15, 17, 55));
        HallPlan plan;
        plan.nextRound = nextTime(QTime(15, 30), now);
        QCOMPARE(countdown(projected(), plan, now), QStringLiteral("Round 1 at 15:30 – in 12:05"));
        QVERIFY(hallPlanFrom(toText(plan)) == plan);
        pairAndPublish(); // it hangs on the wall, and has not begun
        QCOMPARE(countdown(projected(), plan, now), QStringLiteral("Round 1 at 15:30 – in 12:05"));
        QVERIFY(applied(desk(), EnterResult{BoardId{RoundNumber{1}, 1, 1}, GameResult::draw}));
        plan.nextRound = nextTime(QTime(10, 0), now);
        QCOMPARE(plan.nextRound->date(), QDate(2026, 9, 3));
        QCOMPARE(countdown(projected(), plan, now), QStringLiteral("Round 2 at 10:00 – in 18:42:05"));
        QVERIFY(countdown(projected(), plan, plan.nextRound->addSecs(1)).isEmpty());
        trigger(ActionId::hallPlan);
        find<QTimeEdit>("hallTime").setTime(QTime::currentTime().addSecs(900));
        find<QCheckBox>("hallCounts").setChecked(true);
        QVERIFY(window().hall().plan().nextRound.has_value());
        trigger(ActionId::hallView);
        screenshot("hall-countdown", &hall());
    }

    void theClockKnowsTheTimesOfTheRounds()
    {
        const QDateTime now(QDate(2026, 9, 2), QTime(15, 17, 55));
        EventData event = projected().event;
        event.start = event.end = {};
        event.roundDates.clear();
        event.roundTimes = {{RoundNumber{1}, QTime(15, 30)}, {RoundNumber{2}, QTime(10, 0)}};
        QVERIFY(applied(desk(), editOf(projected().event, event)));
        QCOMPARE(countdown(projected(), {}, now), QStringLiteral("Round 1 at 15:30 – in 12:05"));
        // Who counts down by hand knows better, as long as that is ahead.
        HallPlan plan;
        plan.nextRound = nextTime(QTime(15, 45), now);
        QCOMPARE(countdown(projected(), plan, now), QStringLiteral("Round 1 at 15:45 – in 27:05"));
        plan.nextRound = now.addSecs(-60);
        QCOMPARE(countdown(projected(), plan, now), QStringLiteral("Round 1 at 15:30 – in 12:05"));
        pairAndPublish();
        QVERIFY(applied(desk(), EnterResult{BoardId{RoundNumber{1}, 1, 1}, GameResult::draw}));
        QVERIFY(countdown(projected(), {}, now).isEmpty()); // at ten o'clock of a day that is not known
        EventData dated = projected().event;
        dated.roundDates[RoundNumber{2}] = QDate(2026, 9, 5);
        QVERIFY(applied(desk(), editOf(projected().event, dated)));
        QCOMPARE(countdown(projected(), {}, now),
                 QStringLiteral("Round 2 on %1 at 10:00").arg(shownDate(QDate(2026, 9, 5))));
    }

    void aScreenThatIsUnpluggedTakesTheViewToAnotherOrEndsIt()
    {
        const QList<QScreen*> screens = QGuiApplication::screens();
        if (screens.size() < 3)
            QSKIP("this platform has no three screens");
        pairAndPublish();
        const auto others = [&] {
            QList<QScreen*> rest = screens;
            rest.removeAll(window().screen());
            return rest;
        }();
        HallPlan plan;
        plan.screen = others[1]->name();
        window().hall().setPlan(plan);
        trigger(ActionId::hallView);
        QTRY_COMPARE(hall().screen(), others[1]);
        QVERIFY(hall().isFullScreen());
        window().hall().loseScreen(others[0]); // not ours
        QCOMPARE(hall().screen(), others[1]);
        window().hall().loseScreen(others[1]);
        QTRY_COMPARE(hall().screen(), others[0]);
        QVERIFY2(message().contains(others[0]->name()), qPrintable(message()));
        plan.screen = window().screen()->name(); // chosen all the same
        window().hall().setPlan(plan);
        QTRY_COMPARE(hall().screen(), window().screen());
        QCOMPARE(projected().lastPublished().value, 1);
    }

    void withoutAnotherScreenTheViewClosesWithALine()
    {
        trigger(ActionId::hallView);
        HallPlan plan;
        plan.screen = window().screen()->name();
        window().hall().setPlan(plan);
        for (const QScreen* screen : QGuiApplication::screens())
            if (screen != window().screen())
                QSKIP("the other test: there is another screen");
        window().hall().loseScreen(window().screen());
        QTRY_VERIFY(window().findChild<HallView*>() == nullptr);
        QVERIFY2(message().contains("Shift+F11"), qPrintable(message()));
    }

private:
    [[nodiscard]] HallView& hall() const { return find<HallView>("hallView"); }
};

static const pairwright::RegisteredTest<TestHall> registered("test_hall");

#include "test_hall.moc"
