#include "app/formats/trf/export_findings.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/overview/day/day_view.h"
#include "ui/pages/players/player_panel.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/text/format.h"
#include "ui/text/steps/step_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/state_chip.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// The window never says what is not so. Each by the keys and the mouse of somebody who meets it.
class TestTrueWords : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { close(); }

    void anAdjournedGameOfAnEarlierRoundKeepsEverythingProvisional();
    void finalStandingsAndAReportWaitForOpenGames();
    void theStatusBarNamesAsManyBoardsAsThereIsRoomFor();
    void theAdjournedGameIsFoundWhenNothingElseIsMissing();
    void pairingWithAGameOfAnEarlierRoundAdjournedAsks();
    void aRefusedPointValueGoesBackToWhatIsStored();
    void pointsStayWithinTheirBoundsAndAreFixedOnceBegun();
    void aRefusedDateGoesBackAndIsNamed();
    void standingsAndSheetsShowTheLastRoundWithResults();
    void theRoundChosenOnAPageStaysThere();
    void resultsOnAnOlderRoundStayThereAndAreCorrected();
    void theEntryFollowsUndoAndUndoSaysWhatItUndid();
    void findingAPlayerSelectsThePlayer();
    void aLetterNeverOverwritesAName();
    void aCommandWithoutASelectionSaysWhatToSelect();
    void whatIsTypedIntoACellIsStored();
    void aSheetEditedByHandSaysSo();
    void theColoursOfRoundOneAreExplainedByTheNumberThatCounts();
    void leadersAreThoseOfTheLastRoundThatWasPlayed();
    void aWithdrawnPublicationHasToBePairedAgain();
    void undoOfAnImportNamesTheFile();
    void whereChangesComeFromIsKeptAsACodeAndReadInEveryLanguage();
    void nothingOfAPairingIsToldInTheNextTournament();
    void theInspectorTellsOfThePlayerThatWasClicked();
    void playersOfOneNameAreToldApart();
    void aRatingSaysWhichListItIsFrom();
    void aYearOfTwoFiguresIsUnderstood_data();
    void aYearOfTwoFiguresIsUnderstood();
    void theStatusBarShowsItsWords();
    void aResultIsChosenFromAllOfThem();

private:
    void open(int players, const NewTournament& start = testOpen());
    /// F8, one key for each board.
    void enter(const QString& keys);
    void lead(PageId page)
    {
        window().lead({page, {}, {}, {}});
        QTest::qWait(1); // tables fit their columns a little later
    }
    [[nodiscard]] QString textsOf(const QWidget& parent) const;
    /// Of the header of a page: title, facts and marks.
    template <class PageType>
    [[nodiscard]] QString headOf() const
    {
        return textsOf(*window().findChild<PageType*>()->template findChild<PageHeader*>());
    }
    [[nodiscard]] QString statusText() const { return find<QToolButton>("missingBoards").text(); }
    [[nodiscard]] QTableView& players() const { return find<QTableView>("playersTable"); }
    [[nodiscard]] QModelIndex cell(QTableView& table, int row, const QString& heading) const;
    void click(QTableView& table, const QModelIndex& index, bool twice = false) const;
    [[nodiscard]] QString glance() const { return textsOf(*window().findChild<DayView*>()); }
    void playTwoRounds(const QString& keysOfRoundOne);
    [[nodiscard]] QString playerRound(int round) const;
};

void TestTrueWords::init()
{
    start();
    settings().setKeyPreset(KeyPreset::vega);
    activate();
}

void TestTrueWords::open(int players, const NewTournament& start)
{
    QVERIFY(openFile(makeTournament(players, start)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    QTRY_VERIFY(!session().isSaving());
    activate();
}

/// Results that only an arbiter gives, and unrated ones, stand in the menu of a board, too (checklist 180, 185).
void TestTrueWords::aResultIsChosenFromAllOfThem()
{
    open(12);
    pairAndPublish();
    lead(PageId::rounds);
    auto& table = find<QTableView>("boardsTable");
    for (const auto& [place, result] :
         {std::pair(0, GameResult::halfZero), std::pair(1, GameResult::zeroHalf), std::pair(2, GameResult::zeroZero),
          std::pair(3, GameResult::unratedWhiteWins), std::pair(4, GameResult::unratedDraw),
          std::pair(5, GameResult::unratedBlackWins)}) {
        click(table, cell(table, place, QStringLiteral("Result")), true);
        QTRY_VERIFY(window().findChild<QMenu*>("resultMenu") != nullptr);
        auto* menu = window().findChild<QMenu*>("resultMenu");
        QTRY_VERIFY(menu->isVisible());
        QAction* wanted = nullptr;
        int results = 0;
        for (QAction* action : menu->actions())
            if (!action->isSeparator()) {
                ++results;
                if (action->text().endsWith(QLatin1Char('\t') + formatResult(result)))
                    wanted = action;
            }
        QCOMPARE(results, 13);
        QVERIFY(wanted != nullptr);
        QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(wanted).center());
        QTRY_VERIFY(!session().isSaving());
        QTRY_VERIFY(projected().game({RoundNumber{1}, place + 1})->outcome.result == result);
        QTRY_VERIFY(window().findChild<QMenu*>("resultMenu") == nullptr);
    }
}

void TestTrueWords::enter(const QString& keys)
{
    press(Qt::Key_F8);
    QVERIFY(keypad().hasFocus());
    type(keys);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!session().isSaving());
}

QString TestTrueWords::textsOf(const QWidget& parent) const
{
    QStringList texts;
    for (const QLabel* label : parent.findChildren<QLabel*>())
        if (label->isVisibleTo(&parent))
            texts.append(label->text());
    return texts.join(QLatin1Char('\n'));
}

QModelIndex TestTrueWords::cell(QTableView& table, int row, const QString& heading) const
{
    for (int column = 0; column < table.model()->columnCount(); ++column)
        if (table.model()->headerData(column, Qt::Horizontal).toString() == heading)
            return table.model()->index(row, column);
    return {};
}

void TestTrueWords::click(QTableView& table, const QModelIndex& index, bool twice) const
{
    QVERIFY(index.isValid());
    table.scrollTo(index);
    const QPoint at = table.visualRect(index).center();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, at);
    if (twice)
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, at);
}

QString TestTrueWords::playerRound(int round) const
{
    const QTableWidgetItem* item = find<QTableWidget>("playerRounds").item(round - 1, 1);
    return item != nullptr ? item->text() : QString();
}

/// Of two planned rounds the second is published.
void TestTrueWords::playTwoRounds(const QString& keysOfRoundOne)
{
    NewTournament start = testOpen();
    start.plannedRounds = 2;
    open(8, start);
    pairAndPublish();
    enter(keysOfRoundOne);
    pairAndPublish();
}

void TestTrueWords::anAdjournedGameOfAnEarlierRoundKeepsEverythingProvisional()
{
    playTwoRounds(QStringLiteral("7111"));
    enter(QStringLiteral("1111"));

    lead(PageId::rounds);
    QString head = headOf<RoundsPage>();
    QVERIFY2(head.contains(QStringLiteral("round 1")) && head.contains(QStringLiteral("adjourned")), qPrintable(head));
    desk().showRound(one);
    head = headOf<RoundsPage>();
    QVERIFY2(!head.contains(QStringLiteral("Closed")) && head.contains(QStringLiteral("Adjourned")), qPrintable(head));

    press(Qt::Key_F9);
    head = headOf<StandingsPage>();
    QVERIFY2(head.contains(QStringLiteral("after Round 1")) && head.contains(QStringLiteral("Provisional")) &&
                 !head.contains(QStringLiteral("Final")),
             qPrintable(head));
    QVERIFY2(head.contains(QStringLiteral("djourned")), qPrintable(head));
    QVERIFY2(statusText().contains(QStringLiteral("round 1")), qPrintable(statusText()));
    lead(PageId::overview);
    QVERIFY2(glance().contains(QStringLiteral("round 1")) && glance().contains(QStringLiteral("adjourned")),
             qPrintable(glance()));

    // When it ends all of that is gone.
    QVERIFY(applied(desk(), EnterAdjournedResult{{one, 1}, GameResult::draw}));
    press(Qt::Key_F9);
    head = headOf<StandingsPage>();
    QVERIFY2(head.contains(QStringLiteral("Final")), qPrintable(head));
    QVERIFY2(!statusText().contains(QStringLiteral("adjourned")), qPrintable(statusText()));
}

void TestTrueWords::finalStandingsAndAReportWaitForOpenGames()
{
    playTwoRounds(QStringLiteral("1111"));
    enter(QStringLiteral("117"));
    const auto shown = [this](const QString& words) {
        for (const QLabel* label : window().findChildren<QLabel*>())
            if (label->isVisible() && // the last words stay together
                QString(label->text()).replace(QChar::Nbsp, QLatin1Char(' ')).contains(words))
                return true;
        return false;
    };
    const auto isEnabled = [this](ActionId id) {
        return desk().actions().get(id)->isEnabled();
    };
    const QString named = QStringLiteral("board 4 of round 2 (no result); board 3 of round 2 (adjourned)");

    press(Qt::Key_F9);
    QVERIFY2(headOf<StandingsPage>().contains(QStringLiteral("after Round 1")), qPrintable(headOf<StandingsPage>()));
    QVERIFY(find<QWidget>("standingsTable").isVisible());
    window().findChild<StandingsPage*>()->stepRound(1);
    QVERIFY(shown(named) && shown(QStringLiteral("Those after round 1 can be had meanwhile")));
    QVERIFY(!find<QWidget>("standingsTable").isVisible() && !find<QWidget>("takeStandings").isEnabled());
    QVERIFY(!headOf<StandingsPage>().contains(QStringLiteral("counted as")));
    screenshot(QStringLiteral("final-standings-wait"));

    ReportChoice wanted;
    for (const ReportKind kind : {ReportKind::standings, ReportKind::crossTable, ReportKind::groups}) {
        wanted.kind = kind;
        wanted.round = RoundNumber{2};
        const auto refused = makeReport(desk().projected(), wanted);
        QVERIFY(!refused && refused.error().code == ReportError::Code::gamesOpen);
        wanted.round = RoundNumber{1};
        QVERIFY(makeReport(desk().projected(), wanted).hasValue());
        QCOMPARE(usualRound(desk().projected(), kind), std::optional(RoundNumber{1}));
    }
    lead(PageId::reports);
    window().findChild<ReportsPage*>()->choose(ReportKind::standings);
    window().findChild<ReportsPage*>()->stepRound(1);
    QVERIFY(shown(named));
    QVERIFY(!isEnabled(ActionId::print) && !isEnabled(ActionId::savePdf) && !isEnabled(ActionId::saveHtml));
    const auto isRefused = [&] {
        lead(PageId::exports);
        return !canExportReport(exportFindings(desk().projected())) && shown(QStringLiteral("in the way"));
    };
    QVERIFY(isRefused());
    desk().actions().get(ActionId::exportTrf26)->trigger();
    QTRY_VERIFY(shown(QStringLiteral("The report cannot be made yet")));

    QVERIFY(applied(desk(), EnterResult{{RoundNumber{2}, 4}, GameResult::draw}));
    QVERIFY(isRefused());
    QVERIFY(applied(desk(), EnterAdjournedResult{{RoundNumber{2}, 3}, GameResult::draw}));
    QVERIFY(!isRefused());
    press(Qt::Key_F9);
    QVERIFY2(headOf<StandingsPage>().contains(QStringLiteral("Final")), qPrintable(headOf<StandingsPage>()));
    QVERIFY(find<QWidget>("standingsTable").isVisible());
    wanted.round = RoundNumber{2};
    QVERIFY(makeReport(desk().projected(), wanted).hasValue());
}

void TestTrueWords::theStatusBarNamesAsManyBoardsAsThereIsRoomFor()
{
    open(58);
    pairAndPublish();
    const auto& bar = find<QToolButton>("missingBoards");
    QTRY_VERIFY2(statusText().endsWith(QStringLiteral("29 missing: boards 1–29")), qPrintable(statusText()));
    for (int board = 2; board <= 26; board += 2)
        QVERIFY(applied(desk(), EnterResult{{RoundNumber{1}, board}, GameResult::draw}));
    QTRY_VERIFY2(statusText().endsWith(QStringLiteral("boards 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27–29")),
                 qPrintable(statusText()));
    window().resize(window().minimumSizeHint().width(), window().height());
    QTRY_VERIFY2(statusText().endsWith(QStringLiteral(", …")), qPrintable(statusText()));
    QVERIFY(bar.width() >= bar.minimumWidth() && bar.minimumWidth() > 0);
    window().resize(1366, window().height());
    QTRY_VERIFY2(statusText().endsWith(QStringLiteral(", 27–29")), qPrintable(statusText()));
}

void TestTrueWords::theAdjournedGameIsFoundWhenNothingElseIsMissing()
{
    open(8);
    pairAndPublish();
    enter(QStringLiteral("1711"));
    pairAndPublish();
    enter(QStringLiteral("1111"));
    QTest::mouseClick(&find<QToolButton>("missingBoards"), Qt::LeftButton);
    QCOMPARE(desk().shownRound(), std::optional(one));
    QVERIFY(desk().selectedBoard() == (BoardId{one, 2}));
    QVERIFY2(message().contains(QStringLiteral("Adjourned: board 2 of round 1")), qPrintable(message()));
}

void TestTrueWords::pairingWithAGameOfAnEarlierRoundAdjournedAsks()
{
    open(8);
    pairAndPublish();
    enter(QStringLiteral("1711"));
    pairAndPublish(); // of the round before: that was said when the game was registered
    enter(QStringLiteral("1111"));
    press(Qt::Key_F6);
    QTRY_COMPARE(offered(), QStringLiteral("Pair with Them as Draws"));
    QVERIFY2(message().contains(QStringLiteral("Round 1: still adjourned: board 2")), qPrintable(message()));
    QVERIFY(projected().round(RoundNumber{3}) == nullptr);
    pressInMessage();
    QTRY_VERIFY(projected().round(RoundNumber{3}) != nullptr);
    // Where it has ended nobody asks.
    trigger(ActionId::discardProposal);
    QVERIFY(applied(desk(), EnterAdjournedResult{{one, 2}, GameResult::draw}));
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().round(RoundNumber{3}) != nullptr);
}

void TestTrueWords::aRefusedPointValueGoesBackToWhatIsStored()
{
    open(4);
    trigger(ActionId::setUp);
    auto& win = find<QDoubleSpinBox>("pointsWin");
    win.setFocus();
    win.selectAll();
    QTest::keyClicks(&win, QStringLiteral("0"));
    QTest::keyClick(&win, Qt::Key_Tab);
    QVERIFY2(message().contains(QStringLiteral("contradict")), qPrintable(message()));
    QCOMPARE(projected().settings.points.winValue().tenths, 10);
    QCOMPARE(win.value(), 1.0);
    QCOMPARE(win.text(), QStringLiteral("1"));
    // The reason stands by the field, also when the message has gone.
    desk().messages().dismiss();
    auto& note = find<QLabel>("playRefusal");
    QVERIFY2(note.isVisible() && note.text().contains(QStringLiteral("contradict")), qPrintable(note.text()));
    screenshot(QStringLiteral("words-refused"));
    win.setFocus();
    win.selectAll();
    QTest::keyClicks(&win, QStringLiteral("3"));
    QTest::keyClick(&win, Qt::Key_Tab);
    QCOMPARE(projected().settings.points.winValue().tenths, 30);
    QVERIFY(!note.isVisible());
}

void TestTrueWords::pointsStayWithinTheirBoundsAndAreFixedOnceBegun()
{
    open(4);
    trigger(ActionId::setUp);
    const auto typed = [this](const char* field, const char* value) {
        auto& box = find<QDoubleSpinBox>(field);
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QLatin1String(value));
        QTest::keyClick(&box, Qt::Key_Tab);
    };
    const PointSystem usual = projected().settings.points;
    typed("pointsDraw", "0.6");
    QVERIFY2(message().contains(QStringLiteral("Two draws would be worth more")), qPrintable(message()));
    typed("pointsBye", "1.5");
    QVERIFY2(message().contains(QStringLiteral("more than a win")), qPrintable(message()));
    typed("pointsBye", "0.7");
    QVERIFY2(message().contains(QStringLiteral("1, ½ or 0")), qPrintable(message()));
    const auto& refusal = find<QLabel>("playRefusal");
    QVERIFY2(refusal.isVisible(), "the reason stands by the field");
    QVERIFY(projected().settings.points == usual);
    QVERIFY(!find<QLabel>("whyFixed").isVisible());
    window().resize(760, window().height());
    QTest::qWait(1);
    QVERIFY2(refusal.height() >= refusal.heightForWidth(refusal.width()), "all lines of it");
    screenshot(QStringLiteral("points-refused"));
    typed("pointsWin", "3"); // the bye follows
    typed("pointsDraw", "1");
    QVERIFY(projected().settings.points == PointSystem::of(Score{30}, Score{10}, Score{30}));
    pairAndPublish();
    lead(PageId::overview);
    for (const char* field : {"pointsWin", "pointsDraw", "pointsBye"})
        QVERIFY2(!find<QDoubleSpinBox>(field).isEnabled(), field);
    QVERIFY(!find<QComboBox>("system").isEnabled());
    QVERIFY(!find<QComboBox>("acceleration").isEnabled());
    QVERIFY(find<QLabel>("whyFixed").isVisible());
    QVERIFY2(find<QLabel>("whyFixed").text().contains(QStringLiteral("since round 1")), "grey fields say why");
    QVERIFY(applied(desk(), SetRatedBy{RatedBy::nobody}));
    QVERIFY(find<QDoubleSpinBox>("pointsWin").isEnabled());
    QVERIFY(find<QComboBox>("system").isEnabled());
    QVERIFY(!find<QComboBox>("acceleration").isEnabled());
}

void TestTrueWords::aRefusedDateGoesBackAndIsNamed()
{
    open(4);
    trigger(ActionId::setUp);
    fill("startDate", QStringLiteral("2026-10-03"));
    QCOMPARE(projected().event.start, QDate(2026, 10, 3));
    fill("startDate", QStringLiteral("thirty"));
    auto& start = find<DateField>("startDate");
    QCOMPARE(start.date(), QDate(2026, 10, 3));
    QVERIFY2(dateFromText(start.text()) == QDate(2026, 10, 3), qPrintable(start.text()));
    auto& note = find<QLabel>("eventRefusal");
    QVERIFY2(note.isVisible() && note.text().contains(QStringLiteral("thirty")), qPrintable(note.text()));
    fill("endDate", QStringLiteral("2026-10-01"));
    QVERIFY2(find<QLineEdit>("endDate").text().isEmpty(), qPrintable(find<QLineEdit>("endDate").text()));
    QVERIFY2(message().contains(QStringLiteral("before the start")), qPrintable(message()));
    fill("roundDate1", QStringLiteral("soon"));
    QVERIFY(find<QLineEdit>("roundDate1").text().isEmpty());
}

void TestTrueWords::standingsAndSheetsShowTheLastRoundWithResults()
{
    open(8);
    for (int round = 1; round <= 2; ++round) {
        pairAndPublish();
        enter(QStringLiteral("1111"));
    }
    pairAndPublish();
    desk().showRound(one);
    press(Qt::Key_F9);
    QVERIFY2(headOf<StandingsPage>().contains(QStringLiteral("Round 2")), qPrintable(headOf<StandingsPage>()));
    const auto sheet = [this] {
        return window().findChild<ReportsPage*>()->document()->titleLines.join(QLatin1Char('\n'));
    };
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY2(sheet().contains(QStringLiteral("round 3")), qPrintable(sheet()));
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY2(sheet().contains(QStringLiteral("round 2")), qPrintable(sheet()));
    press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY2(sheet().contains(QStringLiteral("round 2")), qPrintable(sheet()));
    // What the Rounds page shows is its own affair.
    QCOMPARE(desk().shownRound(), std::optional(one));
}

void TestTrueWords::theRoundChosenOnAPageStaysThere()
{
    open(8);
    for (int round = 1; round <= 2; ++round) {
        pairAndPublish();
        enter(QStringLiteral("1111"));
    }
    press(Qt::Key_F9);
    press(Qt::Key_PageUp, Qt::ControlModifier);
    QVERIFY2(headOf<StandingsPage>().contains(QStringLiteral("Round 1")), qPrintable(headOf<StandingsPage>()));
    lead(PageId::players);
    press(Qt::Key_F9);
    QVERIFY2(headOf<StandingsPage>().contains(QStringLiteral("Round 1")), qPrintable(headOf<StandingsPage>()));
    // With the next results it is the newest round that is asked about.
    pairAndPublish();
    enter(QStringLiteral("1"));
    press(Qt::Key_F9);
    QVERIFY2(headOf<StandingsPage>().contains(QStringLiteral("Round 3")), qPrintable(headOf<StandingsPage>()));
}

void TestTrueWords::resultsOnAnOlderRoundStayThereAndAreCorrected()
{
    open(8);
    pairAndPublish();
    enter(QStringLiteral("1111"));
    pairAndPublish();
    desk().showRound(one);
    table().setFocus();
    table().selectRow(1);
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk().shownRound(), std::optional(one));
    QVERIFY(!keypad().isVisible());
    auto* correction = window().findChild<QWidget*>(QStringLiteral("correctionWindow"));
    QVERIFY(correction != nullptr && correction->isVisible());
    correction->close();
    activate();
    // The key for results means the round that is being played.
    lead(PageId::players);
    press(Qt::Key_F8);
    QCOMPARE(desk().shownRound(), std::optional(two));
    QVERIFY(keypad().hasFocus());
}

void TestTrueWords::theEntryFollowsUndoAndUndoSaysWhatItUndid()
{
    open(8);
    pairAndPublish();
    press(Qt::Key_F8);
    type(QStringLiteral("10"));
    session().flush();
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 3 ")), qPrintable(keypad().echo()));
    press(Qt::Key_Z, Qt::ControlModifier);
    session().flush();
    QVERIFY2(message().contains(QStringLiteral("Undone")) && message().contains(QStringLiteral("Board 2")),
             qPrintable(message()));
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 2 ")) &&
                 !keypad().echo().endsWith(QStringLiteral("0 – 1")),
             qPrintable(keypad().echo()));
    QVERIFY2(!keypad().answer().contains(QStringLiteral("✓")), qPrintable(keypad().answer()));
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(message().contains(QStringLiteral("Done again")) && message().contains(QStringLiteral("Board 2")),
             qPrintable(message()));
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 2 ")) &&
                 keypad().echo().endsWith(QStringLiteral("0 – 1")),
             qPrintable(keypad().echo()));
}

void TestTrueWords::findingAPlayerSelectsThePlayer()
{
    open(12);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Down}) {
        lead(PageId::players);
        press(Qt::Key_F, Qt::ControlModifier);
        find<QLineEdit>("playerSearch").clear();
        type(QStringLiteral("11"));
        press(key);
        QVERIFY(players().hasFocus());
        QCOMPARE(players().selectionModel()->selectedRows().size(), 1);
        QVERIFY(desk().selectedPlayer() == PlayerKey{11});
    }
    press(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(projected().players.size(), std::size_t{11});
    QVERIFY(projected().player(PlayerKey{11}) == nullptr);
}

void TestTrueWords::aLetterNeverOverwritesAName()
{
    open(4);
    lead(PageId::players);
    const QModelIndex name = cell(players(), 0, QStringLiteral("Name"));
    click(players(), name);
    type(QStringLiteral("x"));
    press(Qt::Key_Return);
    QCOMPARE(projected().players.front().data.name, QStringLiteral("Player 01"));
    players().setFocus();
    press(Qt::Key_F2);
    type(QStringLiteral("Smith, Ann"));
    press(Qt::Key_Return);
    QTRY_COMPARE(projected().players.front().data.name,
                 QStringLiteral("Smith, Ann")); // a delegate stores a little later
}

void TestTrueWords::aCommandWithoutASelectionSaysWhatToSelect()
{
    open(4);
    lead(PageId::players);
    players().clearSelection();
    players().setCurrentIndex({});
    desk().selectPlayer(std::nullopt);
    for (const ActionId id : {ActionId::withdraw, ActionId::byes, ActionId::removePlayer, ActionId::returnPlayer,
                              ActionId::forbidMeeting}) {
        desk().messages().dismiss();
        trigger(id);
        QVERIFY2(message().contains(QStringLiteral("Select")), qPrintable(action(id)->objectName() + message()));
    }
    QCOMPARE(projected().players.size(), std::size_t{4});
}

void TestTrueWords::whatIsTypedIntoACellIsStored()
{
    window().resize(1920, 1080); // a narrow table leaves columns out
    open(4);
    lead(PageId::players);
    for (const char* heading : {"Club", "Group"}) {
        find<DataTable>("playersTable").want(cell(players(), 1, QLatin1String(heading)).column());
        click(players(), cell(players(), 1, QLatin1String(heading)));
        press(Qt::Key_F2);
        type(QStringLiteral("Rooks"));
        press(Qt::Key_Return);
    }
    QTRY_COMPARE(projected().players[1].data.group, QStringLiteral("Rooks"));
    QCOMPARE(projected().players[1].data.club, QStringLiteral("Rooks"));
    // Leaving the cell by the mouse keeps what was typed, too.
    click(players(), cell(players(), 2, QStringLiteral("Club")));
    press(Qt::Key_F2);
    type(QStringLiteral("Knights"));
    click(players(), cell(players(), 0, QStringLiteral("Name")));
    QCOMPARE(projected().players[2].data.club, QStringLiteral("Knights"));
}

void TestTrueWords::aSheetEditedByHandSaysSo()
{
    open(8);
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().round(one) != nullptr && !session().isSaving());
    trigger(ActionId::editPairings);
    QTRY_VERIFY(projected().roundEditedByHand().has_value());
    table().setFocus();
    table().setCurrentIndex(boards().index(0, BoardsModel::White));
    press(Qt::Key_C);
    QTRY_VERIFY(!session().isSaving());
    trigger(ActionId::validatePairings);
    QTRY_VERIFY(!projected().roundEditedByHand().has_value() && !session().isSaving());
    press(Qt::Key_F7);
    QTRY_COMPARE(projected().lastPublished().value, 1);
    press(Qt::Key_1, Qt::ControlModifier);
    const QString notes = window().findChild<ReportsPage*>()->document()->notes.join(QLatin1Char('\n'));
    QVERIFY2(notes.contains(QStringLiteral("arbiter")) && notes.contains(QStringLiteral("1 board")), qPrintable(notes));
    QVERIFY2(!notes.contains(QStringLiteral("Paired by the rules")), qPrintable(notes));
}

void TestTrueWords::theColoursOfRoundOneAreExplainedByTheNumberThatCounts()
{
    open(8);
    QVERIFY(applied(desk(), SetAbsence{one, {PlayerKey{1}, PlayerKey{4}}, AbsenceKind::halfPoint}));
    QTRY_VERIFY(!session().isSaving());
    pairAndPublish();
    table().setFocus();
    // Players 2, 3, 5 meet 6, 7, 8 and count as 1 to 6.
    table().selectRow(2);
    press(Qt::Key_E, Qt::ControlModifier);
    const QString told = window().inspector().explanationText();
    QVERIFY2(told.contains(QStringLiteral("counts as")), qPrintable(told));
}

void TestTrueWords::leadersAreThoseOfTheLastRoundThatWasPlayed()
{
    open(8);
    pairAndPublish();
    lead(PageId::overview);
    QVERIFY2(!glance().contains(QStringLiteral("In front")), qPrintable(glance()));
    enter(QStringLiteral("1111"));
    pairAndPublish();
    lead(PageId::overview);
    QVERIFY2(glance().contains(QStringLiteral("In front after round 1")), qPrintable(glance()));
}

void TestTrueWords::aWithdrawnPublicationHasToBePairedAgain()
{
    open(8);
    pairAndPublish();
    trigger(ActionId::withdrawPublication);
    QCOMPARE(projected().lastPublished().value, 0);
    QVERIFY2(!message().contains(QStringLiteral("proposal")) && message().contains(QStringLiteral("F6")),
             qPrintable(message()));
}

void TestTrueWords::undoOfAnImportNamesTheFile()
{
    open(1);
    asker().paths = {makeFile(QStringLiteral("list.csv"), "Name;Rating\nJones, Tom;1800\nPlayer 01;2300\n")};
    trigger(ActionId::importPlayers);
    press(Qt::Key_Return);
    QCOMPARE(projected().players.size(), std::size_t{2});
    const QString undo = action(ActionId::undo)->text();
    QVERIFY2(undo.contains(QStringLiteral("list.csv")) && !undo.contains(QLatin1Char('2')), qPrintable(undo));
}

void TestTrueWords::whereChangesComeFromIsKeptAsACodeAndReadInEveryLanguage()
{
    language().use(QStringLiteral("de"));
    open(4);
    lead(PageId::players);
    QApplication::clipboard()->setText(QStringLiteral("A\nB\n"));
    players().setFocus();
    find<DataTable>("playersTable").want(PlayersModel::columnOf(PlayerField::group));
    players().setCurrentIndex(players().model()->index(0, PlayersModel::columnOf(PlayerField::group)));
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(session().undoStep()->text, QString(fromCells));
    QApplication::clipboard()->setText(QStringLiteral("Name\tRating\nJones, Tom\t1800\nSmith, Ann\t1700\n"));
    trigger(ActionId::importClipboard);
    press(Qt::Key_Return);
    QCOMPARE(projected().players.size(), std::size_t{6});
    QCOMPARE(session().undoStep()->text, QString(fromClipboard));
    language().use(QStringLiteral("en"));
    QTRY_VERIFY2(action(ActionId::undo)->text().contains(QStringLiteral("the clipboard")),
                 qPrintable(action(ActionId::undo)->text()));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(action(ActionId::undo)->text().contains(QStringLiteral("Cells of 2 players")),
             qPrintable(action(ActionId::undo)->text()));
    // A journal of an older program has the word itself.
    StepDescription old = *session().undoStep();
    old.text = QStringLiteral("Zwischenablage");
    QCOMPARE(describeStep(old), QStringLiteral("Import of Zwischenablage"));
}

void TestTrueWords::nothingOfAPairingIsToldInTheNextTournament()
{
    const QString next = inFolder(QStringLiteral("next.pairwright"));
    QVERIFY(QFile::rename(makeTournament(3), next));
    open(400);
    press(Qt::Key_F6);
    RoundFlow& flow = window().findChild<RoundsPage*>()->flow();
    QVERIFY(flow.isPairing());
    QVERIFY(openFile(next));
    QTest::qWait(300);
    QCOMPARE(message(), QString());
    QVERIFY(projected().rounds.empty());
    QVERIFY(!flow.isPairing());
}

void TestTrueWords::theInspectorTellsOfThePlayerThatWasClicked()
{
    open(8);
    pairAndPublish();
    enter(QStringLiteral("1111"));
    lead(PageId::rounds);
    const Match board = *projected().board({one, 2});
    click(table(), boards().index(1, BoardsModel::Black));
    QVERIFY(desk().selectedPlayer() == board.b);
    click(table(), boards().index(1, BoardsModel::White));
    QVERIFY(desk().selectedPlayer() == board.a);
    click(table(), boards().index(1, BoardsModel::Black));
    window().inspector().showPlayer();
    const QString white = projected().player(board.a)->data.name;
    QVERIFY2(playerRound(1).contains(QStringLiteral("Black against ") + white) &&
                 playerRound(1).endsWith(QStringLiteral(", lost")),
             qPrintable(playerRound(1)));
}

void TestTrueWords::playersOfOneNameAreToldApart()
{
    open(0);
    std::vector<NewPlayer> twins;
    for (const char* name : {"Fischer, Anna", "Fischer, Anna", "Smith, Bo", "Jones, Tom"}) {
        twins.push_back(GuiDesk::newPlayer(QLatin1String(name)));
        twins.back().data.rating = Rating{2000 - static_cast<int>(twins.size()), RatingSource::fide, {}};
    }
    QVERIFY(session().apply(AddPlayers{twins, {}}, WarningLevel::acknowledge));
    QTRY_VERIFY(!session().isSaving());
    pairAndPublish();
    press(Qt::Key_F8);
    QVERIFY2(keypad().echo().contains(QStringLiteral("Fischer, Anna (no. 1)")), qPrintable(keypad().echo()));
    press(Qt::Key_Escape);
    desk().selectPlayer(PlayerKey{3});
    window().inspector().showPlayer();
    QVERIFY2(playerRound(1).contains(QStringLiteral("Fischer, Anna (no. 1)")), qPrintable(playerRound(1)));
}

void TestTrueWords::aRatingSaysWhichListItIsFrom()
{
    open(0);
    lead(PageId::players);
    trigger(ActionId::addPlayer);
    type(QStringLiteral("Jones, Tom; 1800"));
    press(Qt::Key_Return);
    type(QStringLiteral("Smith, Ann; 1900; 24600001"));
    press(Qt::Key_Return);
    // Nobody has a FIDE rating without a FIDE ID.
    QCOMPARE(projected().players[0].data.rating->source, RatingSource::national);
    QCOMPARE(projected().players[1].data.rating->source, RatingSource::fide);
    desk().selectPlayer(PlayerKey{1});
    window().inspector().showPlayer();
    const QString told = textsOf(*window().findChild<PlayerPanel*>());
    QVERIFY2(told.contains(QStringLiteral("1800 (national, typed)")), qPrintable(told));
}

void TestTrueWords::aYearOfTwoFiguresIsUnderstood_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("points") << QStringLiteral("3.10.26");
    QTest::newRow("slashes, as the country has them") << QStringLiteral("3/10/26");
    QTest::newRow("four figures") << QStringLiteral("3.10.2026");
    QTest::newRow("ISO") << QStringLiteral("2026-10-03");
}

void TestTrueWords::aYearOfTwoFiguresIsUnderstood()
{
    QFETCH(QString, typed);
    window().resize(1920, 1080);
    open(4);
    trigger(ActionId::setUp);
    fill("startDate", typed);
    QCOMPARE(projected().event.start, QDate(2026, 10, 3));
    lead(PageId::players);
    find<DataTable>("playersTable").want(PlayersModel::columnOf(PlayerField::birth));
    click(players(), cell(players(), 0, QStringLiteral("Birth")));
    press(Qt::Key_F2);
    type(QStringLiteral("12.5.98"));
    press(Qt::Key_Return);
    QTRY_VERIFY2(projected().players.front().data.birth == (BirthDate{1998, 5, 12}), qPrintable(message()));
}

void TestTrueWords::theStatusBarShowsItsWords()
{
    open(8);
    pairAndPublish();
    QApplication::processEvents();
    for (const char* name : {"keyPreset", "missingBoards"}) {
        const auto& button = find<QToolButton>(name);
        QVERIFY2(button.width() >= button.fontMetrics().horizontalAdvance(button.text()), name);
    }
    close();
    start();
    QApplication::processEvents();
    const auto& preset = find<QToolButton>("keyPreset");
    QVERIFY2(preset.width() >= preset.fontMetrics().horizontalAdvance(preset.text()),
             qPrintable(QString::number(preset.width())));
    screenshot(QStringLiteral("words-status"));
}

static const pairwright::RegisteredTest<TestTrueWords> registered("test_true_words");
#include "test_true_words.moc"
