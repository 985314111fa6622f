#include "app/formats/slips/slip_code.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/models/roles.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/cross_table/cross_table_bar.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

using namespace pairwright;

/// The cross-table of a round robin, filled by keys.
class CrossTableTest : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void oneKeyIsOneGame();
    void withBlackTheKeyIsTheOtherWayRound();
    void bothGamesStandInOneCell();
    void arrowsGoBeyondTheDiagonal();
    void aWrongKeyStoresNothing();
    void aResultIsReplacedByTheSecondPress();
    void whatIsSaidToBeSavedIsTheLastResult();
    void roundsThatAreNotPublishedTakeNothing();
    void whoeverOnlyLooksEntersNothing();
    void enterGoesThroughTheRounds();
    void listAndCrossTableShowTheSameGame();
    void aNarrowWindowHasTheList();
    void aReaderHearsTheGame();
    void whoPlayedTooLittleIsStruckOut();
    void fortyPlayersScrollBesideTheirNames();
    void theKeysAreAskedForOnce();
    void aScannedSlipFindsItsGame();

private:
    void begin(int players, System system, bool publishAll = true);
    [[nodiscard]] CrossTable& table() const { return window().rounds().crossTable(); }
    [[nodiscard]] CrossTableModel& model() const { return table().grid().table(); }
    void goTo(int row, int column, int slot = 0)
    {
        // With the mouse, as who looks for a cell does.
        CrossTableGrid& grid = table().grid();
        const QRect cell = grid.visualRect(model().indexAt({row, column, slot}));
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, cell.center());
    }
    [[nodiscard]] QString mark(int row, int column, int slot = 0) const
    {
        return model().slotAt({row, column, slot}).mark;
    }
    [[nodiscard]] QString extra(int row, CrossTableModel::Extra what) const
    {
        return model().index(row, model().meetings().size() * model().slotCount() + what).data().toString();
    }
    [[nodiscard]] const Game& gameAt(int row, int column, int slot = 0) const
    {
        return *projected().game(model().meetings().at({row, column, slot})->game);
    }
};

void CrossTableTest::begin(int players, System system, bool publishAll)
{
    QVERIFY(openFile(makeTournament(players)));
    activate();
    QVERIFY(applied(desk(), SetSystem{{system, 2026}}));
    QVERIFY(applied(desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
    trigger(ActionId::pageRounds);
    press(Qt::Key_F6);
    QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
    press(Qt::Key_F7, publishAll ? Qt::ControlModifier : Qt::NoModifier);
    QTRY_VERIFY(projected().hasBegun() && !session().isSaving());
    QTRY_VERIFY(table().isVisible());
    table().grid().setFocus();
}

void CrossTableTest::oneKeyIsOneGame()
{
    begin(5, System::RoundRobin);
    press(Qt::Key_F8);
    QVERIFY(table().isEntering());
    goTo(1, 3);
    const bool white = model().slotAt({1, 3, 0}).white;
    type(QStringLiteral("1"));
    QCOMPARE(gameAt(1, 3).outcome.result, white ? GameResult::whiteWins : GameResult::blackWins);
    QCOMPARE(mark(1, 3), QStringLiteral("1"));
    QCOMPARE(mark(3, 1), QStringLiteral("0"));
    QCOMPARE(extra(1, CrossTableModel::Points), QStringLiteral("1"));
    QCOMPARE(extra(1, CrossTableModel::Games), QStringLiteral("1"));
    QCOMPARE(extra(1, CrossTableModel::Rank), QStringLiteral("1"));
    // What is counted in whole numbers ends below its title.
    const int extras = model().meetings().size() * model().slotCount();
    QVERIFY(model().index(1, extras + CrossTableModel::Points).data(SlotsRole).toBool());
    QVERIFY(!model().index(1, extras + CrossTableModel::FirstTieBreak).data(SlotsRole).toBool());
    // An empty cell is no nought.
    QCOMPARE(mark(0, 3), QString());
    QTRY_VERIFY(table().bar().answer().startsWith(QStringLiteral("✓")));
    QCOMPARE(table().grid().place(), (Meetings::Place{1, 3, 0}));
    screenshot(QStringLiteral("cross-table-single"));
}

void CrossTableTest::withBlackTheKeyIsTheOtherWayRound()
{
    begin(6, System::RoundRobin);
    press(Qt::Key_F8);
    const std::array<std::pair<const char*, std::pair<GameResult, GameResult>>, 4> keys{{
        {"1", {GameResult::whiteWins, GameResult::blackWins}},
        {"0", {GameResult::blackWins, GameResult::whiteWins}},
        {"5", {GameResult::draw, GameResult::draw}},
        {"+", {GameResult::whiteWinsByForfeit, GameResult::blackWinsByForfeit}},
    }};
    int column = 2;
    for (const auto& [key, result] : keys) {
        for (const int row : {0, 1}) {
            goTo(row, column);
            const bool white = model().slotAt({row, column, 0}).white;
            type(QLatin1String(key));
            QCOMPARE(gameAt(row, column).outcome.result, white ? result.first : result.second);
        }
        ++column;
    }
}

void CrossTableTest::bothGamesStandInOneCell()
{
    begin(10, System::DoubleRoundRobin);
    QCOMPARE(model().slotCount(), 2);
    for (int row = 0; row < 10; ++row) {
        for (int column = 0; column < 10; ++column) {
            if (row == column)
                continue;
            // Left with White, right with Black, in every cell.
            QVERIFY(model().slotAt({row, column, 0}).white);
            QVERIFY(!model().slotAt({row, column, 1}).white);
            QCOMPARE(model().meetings().mirrorOf({row, column, 0}), (Meetings::Place{column, row, 1}));
        }
    }
    press(Qt::Key_F8);
    const QString keys = QStringLiteral("1505100151");
    for (int game = 0; game < 15; ++game) {
        type(keys.mid(game % 10, 1));
        press(Qt::Key_Return);
    }
    // Twice: whatever stands there is replaced.
    goTo(8, 3);
    type(QStringLiteral("11"));
    QCOMPARE(mark(8, 3, 0), QStringLiteral("1"));
    QCOMPARE(mark(3, 8, 1), QStringLiteral("0"));
    press(Qt::Key_Tab);
    QCOMPARE(table().grid().place(), (Meetings::Place{8, 3, 1}));
    type(QStringLiteral("55"));
    QCOMPARE(mark(8, 3, 1), QStringLiteral("½"));
    press(Qt::Key_Tab);
    QVERIFY(table().bar().echo().contains(QStringLiteral("1 – 0")));
    screenshot(QStringLiteral("cross-table-double"));
}

void CrossTableTest::arrowsGoBeyondTheDiagonal()
{
    begin(6, System::RoundRobin);
    goTo(2, 1);
    press(Qt::Key_Right);
    QCOMPARE(table().grid().place(), (Meetings::Place{2, 3, 0}));
    press(Qt::Key_Down);
    QCOMPARE(table().grid().place(), (Meetings::Place{4, 3, 0}));
    press(Qt::Key_Up);
    QCOMPARE(table().grid().place(), (Meetings::Place{2, 3, 0}));
    for (int i = 0; i < 9; ++i)
        press(Qt::Key_Left);
    QCOMPARE(table().grid().place(), (Meetings::Place{2, 0, 0}));
    // Nobody is caught in the table.
    press(Qt::Key_Tab);
    QVERIFY(!table().grid().hasFocus());
}

void CrossTableTest::aWrongKeyStoresNothing()
{
    begin(4, System::RoundRobin);
    press(Qt::Key_F8);
    const Tournament before = projected();
    type(QStringLiteral("x"));
    QVERIFY(table().grid().isRefusing());
    QVERIFY(table().bar().answer().contains(QStringLiteral("x")));
    QVERIFY(projected() == before);
    QTRY_VERIFY(!table().grid().isRefusing());
}

void CrossTableTest::aResultIsReplacedByTheSecondPress()
{
    begin(4, System::RoundRobin);
    press(Qt::Key_F8);
    goTo(0, 3);
    type(QStringLiteral("1"));
    type(QStringLiteral("5"));
    QCOMPARE(mark(0, 3), QStringLiteral("1"));
    // Elsewhere in between: it is asked again.
    press(Qt::Key_Left);
    press(Qt::Key_Right);
    type(QStringLiteral("5"));
    QCOMPARE(mark(0, 3), QStringLiteral("1"));
    QVERIFY(table().grid().isRefusing());
    type(QStringLiteral("5"));
    QVERIFY(!table().grid().isRefusing());
    QTRY_COMPARE(mark(0, 3), QStringLiteral("½"));
    type(QStringLiteral("99"));
    QTRY_COMPARE(mark(0, 3), QString());
    QTRY_VERIFY(!session().isSaving());
    trigger(ActionId::undo);
    QTRY_COMPARE(mark(0, 3), QStringLiteral("½"));
}

void CrossTableTest::whatIsSaidToBeSavedIsTheLastResult()
{
    begin(4, System::RoundRobin);
    press(Qt::Key_F8);
    // The first is still on its way to the disk when the second replaces it.
    type(QStringLiteral("155"));
    QVERIFY(table().bar().answer().contains(QStringLiteral("saving")));
    QTRY_VERIFY(!session().isSaving());
    QTRY_VERIFY(table().bar().answer().startsWith(QStringLiteral("✓")));
    QVERIFY2(table().bar().answer().contains(QStringLiteral("½ – ½")), qPrintable(table().bar().answer()));
    // The same where the rounds are a list.
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_F8);
    keypad().selectBoard(2);
    type(QStringLiteral("1"));
    press(Qt::Key_Up);
    keypad().selectBoard(2);
    type(QStringLiteral("00"));
    QTRY_VERIFY(!session().isSaving());
    QTRY_VERIFY(keypad().answer().startsWith(QStringLiteral("✓")));
    QVERIFY2(keypad().answer().contains(QStringLiteral("0 – 1")), qPrintable(keypad().answer()));
}

void CrossTableTest::roundsThatAreNotPublishedTakeNothing()
{
    begin(4, System::RoundRobin, false);
    press(Qt::Key_F8);
    for (int column = 1; column < 4; ++column) {
        goTo(0, column);
        type(QStringLiteral("1"));
        const bool published = model().meetings().at({0, column, 0})->published;
        QCOMPARE(mark(0, column), published ? QStringLiteral("1") : QString());
        if (!published)
            QVERIFY(table().bar().answer().contains(QStringLiteral("not published")));
    }
    screenshot(QStringLiteral("cross-table-one-round"));
}

void CrossTableTest::whoeverOnlyLooksEntersNothing()
{
    begin(4, System::RoundRobin);
    goTo(0, 3);
    type(QStringLiteral("1"));
    QCOMPARE(mark(0, 3), QString());
    QVERIFY(message().contains(QStringLiteral("F8")));
    press(Qt::Key_F8);
    type(QStringLiteral("1"));
    press(Qt::Key_Escape);
    QVERIFY(!table().isEntering());
    QVERIFY(table().grid().hasFocus());
}

void CrossTableTest::enterGoesThroughTheRounds()
{
    begin(6, System::RoundRobin);
    press(Qt::Key_F8);
    for (int game = 0; game < 15; ++game) {
        const auto id = table().selectedGame();
        QVERIFY(id);
        QCOMPARE(id->round.value, game / 3 + 1);
        QCOMPARE(desk().shownRound(), id->round);
        type(QStringLiteral("5"));
        press(Qt::Key_Return);
    }
    QVERIFY(table().bar().answer().contains(QStringLiteral("No result is missing")));
    for (int row = 0; row < 6; ++row)
        QCOMPARE(extra(row, CrossTableModel::Points), QStringLiteral("2½"));
}

void CrossTableTest::listAndCrossTableShowTheSameGame()
{
    begin(6, System::RoundRobin);
    goTo(4, 1);
    const auto game = table().selectedGame();
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!table().isVisible());
    QCOMPARE(desk().shownRound(), game->round);
    QCOMPARE(WindowUnderTest::table().currentIndex().row(), game->board - 1);
    press(Qt::Key_F8);
    type(QStringLiteral("1"));
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_Escape);
    screenshot(QStringLiteral("cross-table-as-list"));
    const QString file = session().path();
    restart();
    QVERIFY(openFile(file));
    activate();
    trigger(ActionId::pageRounds);
    QVERIFY(!table().isVisible());
    click("asCrossTable");
    QVERIFY(table().isVisible());
}

void CrossTableTest::aNarrowWindowHasTheList()
{
    begin(10, System::DoubleRoundRobin);
    window().resize(683, 384);
    QTRY_VERIFY(!table().isVisible());
    QVERIFY(WindowUnderTest::table().isVisible());
    screenshot(QStringLiteral("cross-table-narrow"));
    window().resize(1366, 768);
    QTRY_VERIFY(table().isVisible());
}

void CrossTableTest::aReaderHearsTheGame()
{
    begin(6, System::DoubleRoundRobin);
    press(Qt::Key_F8);
    goTo(4, 1);
    type(QStringLiteral("1"));
    QAccessibleInterface* grid = QAccessible::queryAccessibleInterface(&table().grid());
    QVERIFY(grid != nullptr && grid->tableInterface() != nullptr);
    QAccessibleInterface* cell = grid->tableInterface()->cellAt(4, 2);
    QVERIFY(cell != nullptr);
    const QString round = QString::number(table().selectedGame()->round.value);
    QCOMPARE(cell->text(QAccessible::Name),
             QStringLiteral("Player 05, White against Player 02, round %1: 1 – 0").arg(round));
    QCOMPARE(grid->tableInterface()->cellAt(1, 9)->text(QAccessible::Name),
             QStringLiteral("Player 02, Black against Player 05, round %1: 1 – 0").arg(round));
    QTRY_VERIFY(table().bar().accessibleDescription().contains(QStringLiteral("1 – 0")));
    QVERIFY(grid->tableInterface()->rowDescription(4).contains(QStringLiteral("Player 05")));
}

void CrossTableTest::whoPlayedTooLittleIsStruckOut()
{
    begin(5, System::RoundRobin);
    press(Qt::Key_F8);
    type(QStringLiteral("1"));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!session().isSaving());
    const PlayerKey gone = model().meetings().players().back();
    desk().apply(WithdrawPlayer{{gone}, RoundNumber{6}}, WarningLevel::confirm);
    const PlayersModel players(desk()); // he leaves no round that there is not
    QCOMPARE(players.index(players.rowOf(gone), PlayersModel::statusColumn()).data().toString(),
             QStringLiteral("withdrawn"));
    int struck = -1;
    for (int row = 0; row < 5; ++row) {
        if (model().isLeftOut(row))
            struck = row;
    }
    QVERIFY(struck >= 0);
    screenshot(QStringLiteral("cross-table-struck-out"));
}

void CrossTableTest::fortyPlayersScrollBesideTheirNames()
{
    begin(40, System::DoubleRoundRobin);
    press(Qt::Key_F8);
    QElapsedTimer timer;
    timer.start();
    constexpr int games = 40;
    for (int game = 0; game < games; ++game) {
        type(QStringLiteral("5"));
        press(Qt::Key_Return);
        QApplication::processEvents();
    }
    qInfo("a key and the way to the next game: %lld ms", timer.elapsed() / games);
    QVERIFY(timer.elapsed() / games < 150);
    for (int i = 0; i < 45; ++i)
        press(Qt::Key_Right);
    QVERIFY(table().grid().horizontalScrollBar()->value() > 0);
    QVERIFY(table().grid().verticalHeader()->isVisible());
    screenshot(QStringLiteral("cross-table-forty"));
}

void CrossTableTest::theKeysAreAskedForOnce()
{
    start();
    begin(4, System::RoundRobin);
    press(Qt::Key_F8);
    QVERIFY(!table().isEntering());
    press(Qt::Key_3);
    QCOMPARE(settings().keyPreset(), std::optional(KeyPreset::chess));
    QVERIFY(table().isEntering());
    type(QStringLiteral("="));
    QTRY_COMPARE(table().grid().table().slotAt(*table().grid().place()).mark, QStringLiteral("½"));
}

void CrossTableTest::aScannedSlipFindsItsGame()
{
    begin(6, System::RoundRobin);
    press(Qt::Key_F8);
    // Of another round than the one that is shown.
    const BoardId board{RoundNumber{4}, 2};
    const RoundVersion& version = *projected().round(board.round)->published();
    const auto digits = slipDigits({.round = board.round,
                                    .version = version.version,
                                    .board = board.board,
                                    .result = GameResult::blackWins,
                                    .stamp = slipStamp(version)});
    QVERIFY(digits);
    type(*digits);
    press(Qt::Key_Return);
    QCOMPARE(projected().game(board)->outcome.result, GameResult::blackWins);
    QCOMPARE(table().selectedGame(), board);
    QCOMPARE(desk().shownRound(), board.round);
    // No digit of it was a result, and the Enter that ends a code led nowhere.
    int results = 0;
    for (const Round& round : projected().rounds)
        for (const Match& match : round.published()->pairings.boards)
            results += match.hasAnyResult();
    QCOMPARE(results, 1);
    // A misread one enters nothing.
    QString wrong = *digits;
    wrong.back() = wrong.back() == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
    const Tournament before = projected();
    type(wrong);
    QVERIFY(projected() == before);
    QVERIFY(table().grid().isRefusing());
}

static const pairwright::RegisteredTest<CrossTableTest> registered("test_cross_table");
#include "test_cross_table.moc"
