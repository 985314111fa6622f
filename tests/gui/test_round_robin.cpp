#include "app/pairing/pairing_job.h"
#include "tests/gui/made_events.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/text/rounds/round_text.h"
#include "ui/text/steps/change_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// A round robin through the window: numbers, all rounds laid out and published, results.
class RoundRobinWindowTest : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void theOverviewAsksForNumbersInPlaceOfColours();
    void anOddNumberHasNoSeam();
    void eachRowHasItsPlaceWhicheverSystemCameBefore();
    void twoHaveNoTable();
    void theReasonOfALateEntryIsTranslatedWhereItIsShown();
    void theButtonSaysWhatItDoes();
    void theOverviewSaysWhichGamesArePostponed();
    void allRoundsAreLaidOutAndPublishedByKeys();
    void aGameIsPostponedAndPlayedLater();
    void aLateEntryOfAnEvenFieldComesBeforeTheFirstResult();
    void requestedByesGoWithAWordAndComeBackWithUndo();
    void aRoundIsMovedToAnotherDate();
    void coloursAreTurnedInOneRoundOfTheTable();
    void theFinalTableWaitsForTheLastGame();
    void datesAreAskedForTheRoundsOfTheTable();
    void aFileOpensOnTheRoundThatIsPlayedWithoutNotesOfASwiss();

private:
    void begin(int players, const char* system);
    void choose(const char* box, const QVariant& data) const
    {
        auto& combo = find<QComboBox>(box);
        chooseByKeys(combo, combo.findData(data));
    }
    /// Numbers by rating, all rounds laid out and published.
    void layOutAll();
    void add(const QString& line) const;
};

void RoundRobinWindowTest::begin(int players, const char* system)
{
    QVERIFY(openFile(makeTournament(players)));
    activate();
    auto& systems = find<QComboBox>("system");
    chooseByKeys(systems, systems.findText(QLatin1String(system), Qt::MatchStartsWith));
    QTRY_VERIFY(!session().isSaving());
}

void RoundRobinWindowTest::layOutAll()
{
    choose("numbers", static_cast<int>(NumberDraw::By::rating));
    QTRY_VERIFY(projected().settings.numberDraw && !session().isSaving());
    press(Qt::Key_F6);
    QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
    press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(projected().allRoundsPublished() && !session().isSaving());
}

void RoundRobinWindowTest::add(const QString& line) const
{
    press(Qt::Key_L, Qt::ControlModifier);
    auto& added = find<QLineEdit>("quickAdd");
    QTRY_VERIFY(added.hasFocus());
    QTest::keyClicks(&added, line);
    press(Qt::Key_Return);
    QTRY_VERIFY(!session().isSaving());
}

void RoundRobinWindowTest::datesAreAskedForTheRoundsOfTheTable()
{
    begin(4, "Round robin");
    QVERIFY(window().findChild<QWidget*>(QStringLiteral("roundDate3")) != nullptr);
    QVERIFY(window().findChild<QWidget*>(QStringLiteral("roundDate4")) == nullptr);
    add(QStringLiteral("Fifth, Anna; 1777"));
    QTRY_VERIFY(window().findChild<QWidget*>(QStringLiteral("roundDate5")) != nullptr);
    QVERIFY(window().findChild<QWidget*>(QStringLiteral("roundDate6")) == nullptr);
}

void RoundRobinWindowTest::aLateEntryOfAnEvenFieldComesBeforeTheFirstResult()
{
    begin(6, "Round robin");
    layOutAll();
    const std::vector<PlayerKey> before = projected().settings.declaredOrder;
    // Somebody who hears what changes may leave it.
    asker().consents = false;
    add(QStringLiteral("Late, Anna; 1777"));
    QCOMPARE(projected().players.size(), std::size_t{6});
    const QString asked = asker().questions.back().text + asker().questions.back().consequences;
    QVERIFY2(asked.contains(QStringLiteral("7 players")) && asked.contains(QStringLiteral("7 rounds")),
             qPrintable(asked));
    QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
    asker().consents = true;
    press(Qt::Key_Return); // what was typed is still there
    QTRY_COMPARE(projected().players.size(), std::size_t{7});
    QTRY_VERIFY(!session().isSaving());
    QVERIFY(projected().allRoundsPublished());
    QCOMPARE(projected().rounds.size(), std::size_t{7});
    for (std::size_t i = 0; i < before.size(); ++i)
        QCOMPARE(projected().settings.declaredOrder[i], before[i]); // everybody keeps his number
    QVERIFY2(message().contains(QStringLiteral("meets everybody")), qPrintable(message()));
    screenshot(QStringLiteral("round-robin-late-entry"));
    // With a result in, an odd field still has the free number, an even one has none.
    window().lead({PageId::rounds, {}, {}, BoardId{RoundNumber{1}, 1}});
    press(Qt::Key_F8);
    type(QStringLiteral("1"));
    QTRY_COMPARE(projected().round(RoundNumber{1})->openBoards().size(), std::size_t{2});
    press(Qt::Key_Escape);
    QTRY_VERIFY(!session().isSaving());
    add(QStringLiteral("Second, Ben; 1700"));
    QTRY_COMPARE(projected().players.size(), std::size_t{8});
    QCOMPARE(projected().rounds.size(), std::size_t{7});
    add(QStringLiteral("Third, Cleo; 1600"));
    QCOMPARE(projected().players.size(), std::size_t{8});
    QVERIFY2(message().contains(QStringLiteral("free")), qPrintable(message()));
    screenshot(QStringLiteral("round-robin-too-late"));
}

void RoundRobinWindowTest::theFinalTableWaitsForTheLastGame()
{
    begin(4, "Round robin");
    layOutAll();
    // All of the last round, and of the others all but one game.
    for (const BoardId id : {BoardId{RoundNumber{1}, 1}, BoardId{RoundNumber{2}, 1}, BoardId{RoundNumber{2}, 2},
                             BoardId{RoundNumber{3}, 1}, BoardId{RoundNumber{3}, 2}})
        QVERIFY(applied(desk(), EnterResult{id, GameResult::whiteWins}));
    press(Qt::Key_F9);
    auto& table = find<QTableView>("standingsTable");
    auto& page = *window().findChild<StandingsPage*>();
    QVERIFY(table.isVisible()); // those after round 2, provisional
    page.stepRound(1);
    QVERIFY(!table.isVisible());
    QVERIFY(applied(desk(), EnterResult{{RoundNumber{1}, 2}, GameResult::draw}));
    QTRY_VERIFY(table.isVisible());
}

void RoundRobinWindowTest::requestedByesGoWithAWordAndComeBackWithUndo()
{
    QVERIFY(openFile(makeTournament(6)));
    activate();
    trigger(ActionId::pagePlayers);
    auto& players = find<QTableView>("playersTable");
    players.setFocus();
    QTest::keyClick(&players, Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(&players, Qt::Key_Down);
    press(Qt::Key_B, Qt::ControlModifier);
    auto* bye = qobject_cast<QComboBox*>(window().focusWidget());
    QVERIFY(bye != nullptr);
    chooseByKeys(*bye, 1); // half-point bye
    const PlayerKey who{2};
    QTRY_VERIFY(presenceIn(*projected().player(who), RoundNumber{1}) == Presence::halfPointBye);
    QTRY_VERIFY(!session().isSaving());
    window().lead({PageId::overview, {}, {}, {}});
    auto& systems = find<QComboBox>("system");
    const int swiss = systems.currentIndex();
    const int table = systems.findText(QStringLiteral("Round robin"), Qt::MatchStartsWith);
    chooseByKeys(systems, table);
    QVERIFY2(message().contains(QStringLiteral("1 bye with points")), qPrintable(message()));
    QCOMPARE(offered(), QStringLiteral("Change"));
    QCOMPARE(systems.currentIndex(), swiss); // not yet
    screenshot(QStringLiteral("round-robin-byes-asked"));
    pressInMessage();
    QTRY_COMPARE(systems.currentIndex(), table);
    QTRY_VERIFY(!session().isSaving());
    QVERIFY(projected().player(who)->absences.empty());
    screenshot(QStringLiteral("round-robin-byes-gone"));
    activate();
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(systems.currentIndex(), swiss);
    QVERIFY(presenceIn(*projected().player(who), RoundNumber{1}) == Presence::halfPointBye);
}

void RoundRobinWindowTest::theOverviewAsksForNumbersInPlaceOfColours()
{
    begin(10, "Double round robin");
    trigger(ActionId::setUp);
    QVERIFY(!find<QComboBox>("initialColour").isVisibleTo(&window()));
    QVERIFY(find<QComboBox>("seam").isVisibleTo(&window()));
    QVERIFY(!find<QComboBox>("cycles").isVisibleTo(&window()));
    QVERIFY(!find<QSpinBox>("plannedRounds").isEnabled());
    QVERIFY(!projected().settings.numberDraw);
    choose("numbers", static_cast<int>(NumberDraw::By::lot));
    QTRY_VERIFY(projected().settings.numberDraw && projected().settings.numberDraw->seed);
    const auto seed = projected().settings.numberDraw->seed;
    QTRY_VERIFY(find<QPushButton>("drawNumbers").isVisibleTo(&window()));
    click("drawNumbers");
    QTRY_VERIFY(projected().settings.numberDraw->seed != seed);
    choose("seam", QStringLiteral("straight"));
    QTRY_COMPARE(projected().settings.options.of(*findOption("seam")), std::string_view("straight"));
    screenshot(QStringLiteral("round-robin-overview"));
}

void RoundRobinWindowTest::anOddNumberHasNoSeam()
{
    begin(9, "Double round robin");
    QVERIFY(!find<QComboBox>("seam").isVisibleTo(&window()));
    QCOMPARE(find<QSpinBox>("plannedRounds").value(), 18);
}

/// What can be seen of a form stands below one another, each with a height of its own.
void RoundRobinWindowTest::eachRowHasItsPlaceWhicheverSystemCameBefore()
{
    begin(6, "Dutch");
    trigger(ActionId::setUp);
    auto& systems = find<QComboBox>("system");
    const auto everyRowHasItsPlace = [&] {
        const auto* form = qobject_cast<QFormLayout*>(systems.parentWidget()->layout());
        int bottom = 0;
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem* item = form->itemAt(row, QFormLayout::FieldRole);
            item = item != nullptr ? item : form->itemAt(row, QFormLayout::SpanningRole);
            const QWidget* field = item != nullptr ? item->widget() : nullptr;
            if (field == nullptr || !field->isVisible())
                continue;
            if (field->y() < bottom || field->height() < 12)
                return qPrintable(
                    field->objectName() +
                    QStringLiteral(" at %1, %2 high, below %3").arg(field->y()).arg(field->height()).arg(bottom));
            bottom = field->geometry().bottom();
        }
        return "";
    };
    const auto expect = [&](const char* system, const QStringList& shown) {
        chooseByKeys(systems, systems.findText(QLatin1String(system), Qt::MatchStartsWith));
        QTRY_COMPARE(everyRowHasItsPlace(), "");
        for (const QString& name : shown)
            QVERIFY2(find<QWidget>(qPrintable(name)).isVisible(), qPrintable(name));
    };
    systems.showPopup();
    QTRY_VERIFY(systems.view()->isVisible());
    QVERIFY(systems.view()->sizeHintForColumn(0) <= systems.view()->viewport()->width());
    systems.hidePopup();
    for (int again = 0; again < 3; ++again) {
        expect("Double round robin", {"numbers", "seam", "pointsWin"});
        expect("Multiple round robin", {"numbers", "seam", "cycles", "pointsWin"});
        expect("Round robin", {"numbers", "pointsWin"});
        expect("Multiple round robin", {"cycles", "pointsWin"});
        expect("Dutch", {"initialColour", "acceleration", "pointsWin"});
        expect("Multiple round robin", {"cycles", "pointsWin"});
        expect("Dutch", {"initialColour", "acceleration", "pointsWin"});
    }
}

void RoundRobinWindowTest::theReasonOfALateEntryIsTranslatedWhereItIsShown()
{
    const PublicationChange taken{RoundNumber{1},
                                  1,
                                  {QDateTime::currentDateTimeUtc(), std::nullopt},
                                  {{}, WithdrawnPublication{QDateTime::currentDateTimeUtc(), lateEntryReason}}};
    desk().language().use(QStringLiteral("de"));
    const std::vector<ChangeLine> lines = linesFor({taken}, Tournament());
    desk().language().use(QStringLiteral("en"));
    QVERIFY(!lines.empty());
    QVERIFY2(lines.front().after.contains(QStringLiteral("Nachmeldung")), qPrintable(lines.front().after));
}

void RoundRobinWindowTest::twoHaveNoTable()
{
    begin(2, "Round robin");
    QCOMPARE(find<QSpinBox>("plannedRounds").text(), QStringLiteral("–"));
    QCOMPARE(projected().settings.plannedRounds, 7);
}

void RoundRobinWindowTest::theButtonSaysWhatItDoes()
{
    const QAction* pair = window().findChild<QAction*>(QStringLiteral("pairRound"));
    QVERIFY(pair != nullptr);
    QCOMPARE(pair->text(), QStringLiteral("&Pair Round"));
    begin(5, "Round robin");
    QTRY_COMPARE(pair->text(), QStringLiteral("&Lay Out Rounds"));
}

void RoundRobinWindowTest::theOverviewSaysWhichGamesArePostponed()
{
    begin(6, "Round robin");
    QVERIFY(applied(desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
    QVERIFY(applied(desk(), LayOutRounds{*layOutRounds(projected())}));
    QVERIFY(applied(desk(), PublishRounds{RoundNumber{5}}));
    const auto& line = find<QLabel>("postponedGames");
    QVERIFY(!line.isVisibleTo(&window()));
    QVERIFY(applied(desk(), PostponeGame{{RoundNumber{2}, 1}, Postponement{QDate(2026, 6, 1)}}));
    QTRY_VERIFY(line.isVisibleTo(&window()));
    QVERIFY2(line.text().startsWith(QStringLiteral("1 game postponed, the next on ")), qPrintable(line.text()));
    QVERIFY(applied(desk(), PostponeGame{{RoundNumber{3}, 2}, Postponement{}}));
    QTRY_COMPARE(line.text(), QStringLiteral("2 games postponed, 1 of them to no day yet"));
    screenshot(QStringLiteral("round-robin-postponed-glance"));
}

void RoundRobinWindowTest::aFileOpensOnTheRoundThatIsPlayedWithoutNotesOfASwiss()
{
    // Results were being entered in another tournament when the file is opened from another page.
    QVERIFY(openFile(makeTournament(8)));
    desk().apply(SetInitialColour{{Colour::White, {}}});
    QTRY_VERIFY(!session().isSaving());
    pairAndPublish();
    trigger(ActionId::enterResults);
    QTRY_VERIFY(window().findChild<KeypadBar*>()->isVisible());
    trigger(ActionId::pageStandings);
    QVERIFY(openFile(makeChampionship(inFolder(QStringLiteral("championship.pairwright")))));
    QCOMPARE(desk().shownRound(), std::optional(RoundNumber{2}));
    trigger(ActionId::pageRounds);
    QVERIFY(!window().findChild<KeypadBar*>()->isVisible());
    // The table decides who meets whom: nobody floats there, and no colour is refused.
    for (int round = 1; round <= 7; ++round) {
        const RoundPicture picture = pictureOf(projected(), RoundNumber{round});
        const WorthALook found = worthALook(picture);
        QVERIFY(found.floats.empty() && found.colours.empty() && found.ratingGaps.empty());
    }
    desk().showRound(RoundNumber{7});
    const QString next = whatIsNext(projected(), RoundNumber{7}, false);
    QVERIFY2(next.endsWith(QStringLiteral("boards 1–4 of round 4 (no result); games of 2 more rounds.")),
             qPrintable(next));
}

void RoundRobinWindowTest::allRoundsAreLaidOutAndPublishedByKeys()
{
    begin(5, "Round robin");
    choose("numbers", static_cast<int>(NumberDraw::By::rating));
    QTRY_VERIFY(projected().settings.numberDraw);
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_F6);
    QTRY_COMPARE(projected().rounds.size(), std::size_t{5});
    QCOMPARE(projected().settings.plannedRounds, 5);
    QCOMPARE(boards().rowCount(), 3); // two boards, and who is free
    screenshot(QStringLiteral("round-robin-laid-out"));
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(projected().allRoundsPublished());
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); // as a list
    press(Qt::Key_F8);
    type(QStringLiteral("15"));
    QTRY_VERIFY(projected().round(RoundNumber{1})->openBoards().empty());
    press(Qt::Key_Escape);
    screenshot(QStringLiteral("round-robin-round-1"));
}

void RoundRobinWindowTest::aGameIsPostponedAndPlayedLater()
{
    begin(6, "Round robin");
    layOutAll();
    const BoardId first{RoundNumber{1}, 1};
    const auto postponedTo = [&] {
        return projected().game(first)->outcome.postponed;
    };
    press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
    auto* asked = window().findChild<QDialog*>(QStringLiteral("postponeWindow"));
    QVERIFY(asked != nullptr && asked->isVisible());
    auto* day = asked->findChild<QLineEdit*>(QStringLiteral("postponedTo"));
    QTest::keyClicks(day, QStringLiteral("2026-12-05"));
    screenshot(QStringLiteral("round-robin-postpone"), asked);
    QTest::mouseClick(asked->findChild<QPushButton*>(QStringLiteral("postpone")), Qt::LeftButton);
    QTRY_VERIFY(postponedTo() && postponedTo()->to == QDate(2026, 12, 5));
    QTRY_VERIFY(!session().isSaving());
    screenshot(QStringLiteral("round-robin-postponed"));
    // To no day yet: the list of the round says it as paper, web and hall do.
    activate();
    press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(window().findChild<QDialog*>(QStringLiteral("postponeWindow")) != asked);
    asked = window().findChild<QDialog*>(QStringLiteral("postponeWindow"));
    day = asked->findChild<QLineEdit*>(QStringLiteral("postponedTo"));
    day->selectAll();
    QTest::keyClick(day, Qt::Key_Delete);
    QTest::keyClick(day, Qt::Key_Return);
    QTRY_VERIFY(postponedTo() && !postponedTo()->to);
    QTRY_VERIFY(!session().isSaving());
    activate();
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); // as a list
    QStringList cells;
    for (int column = 0; column < boards().columnCount(); ++column)
        cells.append(boards().index(0, column).data().toString());
    QVERIFY2(cells.contains(QStringLiteral("no day yet")), qPrintable(cells.join(QLatin1Char('|'))));
    screenshot(QStringLiteral("round-robin-no-day-yet"));
    press(Qt::Key_F8);
    type(QStringLiteral("1"));
    QTRY_VERIFY(projected().game(first)->outcome.result && !postponedTo());
}

void RoundRobinWindowTest::aRoundIsMovedToAnotherDate()
{
    begin(6, "Round robin");
    layOutAll();
    const auto dateOf = [this](int round) {
        const auto found = projected().event.roundDates.find(RoundNumber{round});
        return found == projected().event.roundDates.end() ? QDate() : found->second;
    };
    trigger(ActionId::pageOverview);
    trigger(ActionId::setUp);
    fill("roundDate2", QStringLiteral("2026-10-09"));
    fill("roundDate3", QStringLiteral("2026-10-16"));
    QTRY_COMPARE(dateOf(3), QDate(2026, 10, 16));
    QTRY_VERIFY(!session().isSaving());
    fill("roundDate2", QStringLiteral("2026-10-23")); // after round 3, as happens in clubs
    QTRY_COMPARE(dateOf(2), QDate(2026, 10, 23));
    QTRY_VERIFY(!session().isSaving());
    QCOMPARE(dateOf(3), QDate(2026, 10, 16));
    screenshot(QStringLiteral("round-robin-other-date"));
    const std::vector<ChangeLine> lines = linesFor(*session().changesOf(session().lastStep()), projected());
    QCOMPARE(lines.size(), std::size_t{1});
    QCOMPARE(lines.front().what, QStringLiteral("Dates of the rounds"));
    trigger(ActionId::pageRounds); // in the field it would take back what was typed
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(dateOf(2), QDate(2026, 10, 9));
}

void RoundRobinWindowTest::coloursAreTurnedInOneRoundOfTheTable()
{
    begin(6, "Round robin");
    choose("numbers", static_cast<int>(NumberDraw::By::rating));
    QTRY_VERIFY(projected().settings.numberDraw && !session().isSaving());
    press(Qt::Key_F6);
    QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
    const RoundNumber three{3};
    while (desk().shownRound() != three)
        press(Qt::Key_PageDown, Qt::ControlModifier);
    const Match before = projected().round(three)->proposal()->pairings.boards.front();
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(projected().roundEditedByHand(), std::optional(three));
    QTRY_VERIFY(find<QTableView>("boardsTable").hasFocus());
    press(Qt::Key_C);
    if (projected().round(three)->proposal()->pairings.boards.front().a != before.b)
        pressInMessage(); // both get the wrong colour: said, and one key goes on
    QTRY_COMPARE(projected().round(three)->proposal()->pairings.boards.front().a, before.b);
    QCOMPARE(projected().round(three)->proposal()->pairings.boards.front().b, before.a);
    screenshot(QStringLiteral("round-robin-colours-turned"));
    trigger(ActionId::validatePairings);
    QTRY_VERIFY(!projected().roundEditedByHand());
    QTRY_VERIFY(!session().isSaving());
    // Everybody still meets everybody; three games of a colour in a row are asked about before all is published.
    asker().questions.clear();
    press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(projected().allRoundsPublished());
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
    QCOMPARE(projected().round(three)->published()->pairings.boards.front().a, before.b);
    QCOMPARE(projected().round(three)->published()->origin, PairingOrigin::edited);
}

static const pairwright::RegisteredTest<RoundRobinWindowTest> registered("test_round_robin");
#include "test_round_robin.moc"
