#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include "app/formats/slips/slip_code.h"
#include "app/storage/tournament/read_tournament.h"
#include "ui/dialogs/dialog_asker.h"
#include "ui/pages/players/presence/presence_view.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace pairwright;

/// An evening as a new user plays it: the keys of somebody who does not know the program yet.
class TestAnEvening : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void cleanup() { close(); }

    void afterAScanTheDigitsNameABoard();
    void withAllResultsInAScanLeavesNothingToReplace();
    void escapeComesBackFromANewTournament();
    void theOwnTournamentIsFoundWhereItIsOpen();
    void closingTakesWhatIsTypedInAField();
    void closingTakesWhatIsTypedInATable();
    void closingAsksAboutAPlayerWhoIsHalfTyped();
    void aClickOnABoardLeavesTheKeys();
    void f8LeadsToWhatIsMissing();
    void ctrlEOnAByeExplainsTheBye();
    void escapeFromTheDoorLeavesNoButtonUnderSpace();
    void escapeInTheCheckInClearsTheLettersFirst();
    void f6WithMostResultsMissingIsAskedAbout();

private:
    void playRound(int players)
    {
        QVERIFY(openFile(makeTournament(players)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        activate();
        pairAndPublish();
    }
    void scan(int board, GameResult result) const
    {
        const RoundVersion& version = *projected().round(one)->published();
        type(slipDigits({one, version.version, board, 1, result, slipStamp(version)}).value());
        press(Qt::Key_Return);
    }
    [[nodiscard]] std::optional<GameResult> resultOf(int board) const
    {
        session().flush();
        return projected().game({one, board})->outcome.result;
    }
};

void TestAnEvening::afterAScanTheDigitsNameABoard()
{
    playRound(46);
    press(Qt::Key_F8);
    type(QStringLiteral("/"));
    scan(21, GameResult::whiteWins);
    QCOMPARE(resultOf(21), std::optional(GameResult::whiteWins));
    type(QStringLiteral("22"));
    QCOMPARE(resultOf(21), std::optional(GameResult::whiteWins));
    type(QStringLiteral(" 1"));
    QCOMPARE(resultOf(22), std::optional(GameResult::whiteWins));
    // Scanned again with the same result, or another: the digits still name a board.
    scan(21, GameResult::whiteWins);
    type(QStringLiteral("11 1"));
    QCOMPARE(resultOf(11), std::optional(GameResult::whiteWins));
    scan(21, GameResult::blackWins);
    type(QStringLiteral("20 1"));
    QCOMPARE(resultOf(20), std::optional(GameResult::whiteWins));
    QCOMPARE(resultOf(21), std::optional(GameResult::whiteWins));
    screenshot(QStringLiteral("evening-scan"));
}

void TestAnEvening::withAllResultsInAScanLeavesNothingToReplace()
{
    playRound(8);
    press(Qt::Key_F8);
    for (int board = 1; board <= 4; ++board)
        type(QStringLiteral("1"));
    QCOMPARE(resultOf(4), std::optional(GameResult::whiteWins));
    scan(3, GameResult::whiteWins);
    type(QStringLiteral("22"));
    for (int board = 1; board <= 4; ++board)
        QCOMPARE(resultOf(board), std::optional(GameResult::whiteWins));
}

void TestAnEvening::escapeComesBackFromANewTournament()
{
    const QString file = makeTournament(4);
    MainWindow mine(settings(), language());
    mine.show();
    QVERIFY(mine.openFile(file));
    mine.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&mine));
    QTest::keyClick(&mine, Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(QApplication::activeWindow() != &mine);
    auto* second = qobject_cast<MainWindow*>(QApplication::activeWindow());
    QVERIFY(second != nullptr);
    const QPointer<MainWindow> watched(second);
    auto* name = second->findChild<QLineEdit*>(QStringLiteral("newName"));
    QTRY_VERIFY(QApplication::focusWidget() == name);
    QTest::keyClicks(name, QStringLiteral("Not"));
    QTest::keyClick(name, Qt::Key_Escape);
    QTRY_VERIFY(!watched || !watched->isVisible());
    QTRY_VERIFY(QApplication::activeWindow() == &mine);
    QVERIFY(mine.desk().mayChange(CommandName::storeProposal));
    QVERIFY(mine.close());
}

void TestAnEvening::theOwnTournamentIsFoundWhereItIsOpen()
{
    const QString file = makeTournament(4);
    MainWindow mine(settings(), language());
    mine.show();
    QVERIFY(mine.openFile(file));
    activate(); // the other window, with the list of recent tournaments
    QVERIFY(openFile(file));
    QVERIFY(desk().session() == nullptr);
    QTRY_VERIFY(QApplication::activeWindow() == &mine);
    QVERIFY(mine.desk().mayChange(CommandName::storeProposal));
    QVERIFY(mine.close());
}

void TestAnEvening::closingTakesWhatIsTypedInAField()
{
    const QString file = makeTournament(4);
    QVERIFY(openFile(file));
    activate();
    auto& name = find<QLineEdit>("eventName");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Autumn open"));
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() == nullptr);
    QCOMPARE(readTournament(file)->event.name, QStringLiteral("Autumn open"));
}

void TestAnEvening::closingTakesWhatIsTypedInATable()
{
    const QString file = makeTournament(4);
    QVERIFY(openFile(file));
    activate();
    press(Qt::Key_2, Qt::AltModifier);
    auto& table = find<QTableView>("playersTable");
    for (int column = 0; column < table.model()->columnCount(); ++column)
        if (table.model()->headerData(column, Qt::Horizontal).toString() == QStringLiteral("Name"))
            table.setCurrentIndex(table.model()->index(0, column));
    table.setFocus();
    press(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Jones, Tom"));
    QVERIFY(window().close());
    QCOMPARE(readTournament(file)->players.front().data.name, QStringLiteral("Jones, Tom"));
}

void TestAnEvening::closingAsksAboutAPlayerWhoIsHalfTyped()
{
    QVERIFY(openFile(makeTournament(4)));
    activate();
    press(Qt::Key_2, Qt::AltModifier);
    find<QLineEdit>("quickAdd").setFocus();
    type(QStringLiteral("Smith, An"));
    asker().consents = false;
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() != nullptr);
    QVERIFY2(asker().questions.back().text.contains(QStringLiteral("Smith, An")),
             qPrintable(asker().questions.back().text));
    QCOMPARE(find<QLineEdit>("quickAdd").text(), QStringLiteral("Smith, An"));
    asker().consents = true;
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() == nullptr);
}

void TestAnEvening::aClickOnABoardLeavesTheKeys()
{
    playRound(12);
    for (const bool slips : {false, true}) {
        press(Qt::Key_F8);
        if (slips)
            type(QStringLiteral("/"));
        const int board = slips ? 5 : 3;
        const QRect row = table().visualRect(table().model()->index(board - 1, 2));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, row.center());
        QVERIFY(QApplication::focusWidget() == &keypad());
        type(QStringLiteral("1"));
        QCOMPARE(resultOf(board), std::optional(GameResult::whiteWins));
        QVERIFY(!resultOf(1));
    }
}

void TestAnEvening::f8LeadsToWhatIsMissing()
{
    playRound(8);
    press(Qt::Key_F8);
    for (int board = 1; board <= 4; ++board)
        type(QStringLiteral("1"));
    QCOMPARE(resultOf(4), std::optional(GameResult::whiteWins));
    pairAndPublish();
    press(Qt::Key_Escape);
    desk().showRound(one);
    press(Qt::Key_F8);
    QCOMPARE(desk().shownRound(), std::optional(two));
    QVERIFY(QApplication::focusWidget() == &keypad());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QVERIFY(window().findChild<QDialog*>(QStringLiteral("correctionWindow")) == nullptr);
    type(QStringLiteral("1"));
    session().flush();
    QCOMPARE(projected().game({two, 1})->outcome.result, std::optional(GameResult::whiteWins));
}

void TestAnEvening::ctrlEOnAByeExplainsTheBye()
{
    playRound(7);
    const int last = table().model()->rowCount() - 1;
    table().setFocus();
    table().selectRow(last);
    press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(table().currentIndex().row(), last);
    QVERIFY(!desk().selectedBoard());
}

void TestAnEvening::escapeFromTheDoorLeavesNoButtonUnderSpace()
{
    QVERIFY(openFile(makeTournament(4)));
    activate();
    press(Qt::Key_R, Qt::ControlModifier);
    click("openDoor");
    const auto door = [] {
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto found = std::find_if(all.begin(), all.end(), [](QWidget* one) {
            return one->isVisible() && qobject_cast<PresenceView*>(one) != nullptr;
        });
        return found == all.end() ? nullptr : *found;
    };
    QTRY_VERIFY(door() != nullptr);
    QTest::keyClick(door()->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(door() == nullptr);
    activate();
    QVERIFY(qobject_cast<QLineEdit*>(window().focusWidget()) != nullptr);
    press(Qt::Key_Space);
    QApplication::processEvents();
    QVERIFY(door() == nullptr);
}

void TestAnEvening::escapeInTheCheckInClearsTheLettersFirst()
{
    QVERIFY(openFile(makeTournament(4)));
    activate();
    press(Qt::Key_R, Qt::ControlModifier);
    auto* letters = qobject_cast<QLineEdit*>(window().focusWidget());
    QVERIFY(letters != nullptr);
    type(QStringLiteral("Pla"));
    press(Qt::Key_Escape);
    QVERIFY(letters->isVisible());
    QCOMPARE(letters->text(), QString());
    press(Qt::Key_Escape);
    QVERIFY(!letters->isVisible());
}

void TestAnEvening::f6WithMostResultsMissingIsAskedAbout()
{
    playRound(12);
    press(Qt::Key_F8);
    type(QStringLiteral("11"));
    QCOMPARE(resultOf(2), std::optional(GameResult::whiteWins));
    asker().consents = false;
    press(Qt::Key_F6);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
    QVERIFY2(asker().questions.back().text.contains(QStringLiteral("4 of 6 boards")),
             qPrintable(asker().questions.back().text));
    QVERIFY(!resultOf(3));
    // Of a few it is enough to read it; the number is said there too.
    type(QStringLiteral("111"));
    QCOMPARE(resultOf(5), std::optional(GameResult::whiteWins));
    press(Qt::Key_F6);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QVERIFY2(message().contains(QStringLiteral("1 of 6 boards")), qPrintable(message()));
    pressInMessage();
    QTRY_VERIFY(projected().round(two) != nullptr && !session().isSaving());
    // Back in two steps: the proposal, and all the adjourned games at once.
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!resultOf(6));
}

static const pairwright::RegisteredTest<TestAnEvening> registered("test_an_evening");
#include "test_an_evening.moc"
