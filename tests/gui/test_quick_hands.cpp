#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// Few keys for what is done often.
class TestQuickHands : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
    }
    void cleanup() { close(); }
    void anEmptyListOfPlayersHasTheCursorInTheLineThatAdds();
    void aPlayerNeedsNoSemicolons();
    void theFirstQuestionAboutKeysTakesANumberOrEnter();
    void withAllResultsInTheEntryWalksTheBoards();
    void closingTheWindowClosesTheTournament();
    void theDatesOfAllRoundsAreGivenAtOnce();
    void aByeForAnyRoundByKeys();
    void fillDownAndPasteAreOneStep();
    void cutAndCopyOfACell();
    void theMouseFindsAMenuEverywhere();

private:
    void open(int players)
    {
        QVERIFY(openFile(makeTournament(players)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QTRY_VERIFY(!session().isSaving());
        activate();
    }
    [[nodiscard]] QTableView& players() const { return find<QTableView>("playersTable"); }
    [[nodiscard]] int column(const QString& heading) const
    {
        for (int i = 0; i < players().model()->columnCount(); ++i)
            if (players().model()->headerData(i, Qt::Horizontal).toString() == heading)
                return i;
        return -1;
    }
    void choose(int row, const QString& heading) const
    {
        QTest::qWait(1); // tables fit their columns, and delegates store, a little later
        players().setFocus();
        players().setCurrentIndex(players().model()->index(row, column(heading)));
    }
};

void TestQuickHands::anEmptyListOfPlayersHasTheCursorInTheLineThatAdds()
{
    open(0);
    press(Qt::Key_2, Qt::AltModifier);
    type(QStringLiteral("Jones, Tom 1800"));
    press(Qt::Key_Return);
    type(QStringLiteral("Smith, Ann"));
    press(Qt::Key_Return);
    QCOMPARE(projected().players.size(), std::size_t{2});
}

void TestQuickHands::aPlayerNeedsNoSemicolons()
{
    open(0);
    EventData event = projected().event;
    event.federation = QStringLiteral("GER");
    QVERIFY(applied(desk(), editOf(projected().event, event)));
    press(Qt::Key_L, Qt::ControlModifier);
    type(QStringLiteral("Jones, Tom 1800"));
    press(Qt::Key_Return);
    type(QStringLiteral("Blanc, Zoe; FRA"));
    press(Qt::Key_Return);
    QCOMPARE(projected().players[0].data.name, QStringLiteral("Jones, Tom"));
    QCOMPARE(projected().players[0].data.rating->value, 1800);
    QCOMPARE(projected().players[0].data.federation, QStringLiteral("GER"));
    QCOMPARE(projected().players[1].data.federation, QStringLiteral("FRA"));
}

void TestQuickHands::theFirstQuestionAboutKeysTakesANumberOrEnter()
{
    open(4);
    pairAndPublish();
    press(Qt::Key_F8);
    QVERIFY(!settings().keyPreset());
    type(QStringLiteral("3"));
    QVERIFY(settings().keyPreset() == KeyPreset::chess);
    type(QStringLiteral("1"));
    QCOMPARE(projected().board({one, 1})->game(1).outcome.result, std::optional(GameResult::whiteWins));

    start();
    open(4);
    pairAndPublish();
    press(Qt::Key_F8);
    press(Qt::Key_Return);
    QVERIFY(settings().keyPreset() == KeyPreset::vega);
    QVERIFY(keypad().hasFocus());
}

void TestQuickHands::withAllResultsInTheEntryWalksTheBoards()
{
    settings().setKeyPreset(KeyPreset::vega);
    open(6);
    pairAndPublish();
    press(Qt::Key_F8);
    type(QStringLiteral("111"));
    press(Qt::Key_Escape);
    press(Qt::Key_F8);
    QVERIFY2(keypad().echo().startsWith(QLatin1Char('1')), qPrintable(keypad().echo()));
    type(QStringLiteral("55"));
    QVERIFY2(keypad().echo().startsWith(QLatin1Char('2')), qPrintable(keypad().echo()));
    type(QStringLiteral("00"));
    QVERIFY2(keypad().echo().startsWith(QLatin1Char('3')), qPrintable(keypad().echo()));
    QCOMPARE(projected().board({one, 1})->game(1).outcome.result, std::optional(GameResult::draw));
    QCOMPARE(projected().board({one, 2})->game(1).outcome.result, std::optional(GameResult::blackWins));
}

void TestQuickHands::closingTheWindowClosesTheTournament()
{
    open(4);
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(desk().session() == nullptr);
    QVERIFY(window().isVisible());
    QVERIFY(find<QListWidget>("recentFiles").isVisible());
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!window().isVisible());
}

void TestQuickHands::theDatesOfAllRoundsAreGivenAtOnce()
{
    open(4);
    window().lead({PageId::overview, {}, {}, {}});
    fill("startDate", QStringLiteral("2026-10-03"));
    const QList<QAction*> choices = find<QToolButton>("spreadDates").menu()->actions();
    const auto date = [this](int round) {
        return projected().event.roundDates.at(RoundNumber{round});
    };
    choices.at(0)->trigger();
    QCOMPARE(date(7), QDate(2026, 10, 3));
    choices.at(1)->trigger();
    QCOMPARE(date(7), QDate(2026, 10, 9));
    choices.at(2)->trigger();
    QCOMPARE(date(7), QDate(2026, 11, 14));
    screenshot(QStringLiteral("hands-dates"));
    choices.at(3)->trigger();
    QVERIFY(projected().event.roundDates.empty());
}

void TestQuickHands::aByeForAnyRoundByKeys()
{
    open(4);
    press(Qt::Key_2, Qt::AltModifier);
    choose(1, QStringLiteral("Name"));
    press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(window().focusWidget()->objectName(), QStringLiteral("presence1"));
    QTest::qWait(1); // the boxes of the player shown before go
    press(Qt::Key_1);
    press(Qt::Key_5);
    press(Qt::Key_Tab);
    press(Qt::Key_0);
    const Player& player = projected().players[1];
    QCOMPARE(presenceIn(player, RoundNumber{1}), Presence::present);
    QCOMPARE(presenceIn(player, RoundNumber{2}), Presence::halfPointBye);
    QCOMPARE(presenceIn(player, RoundNumber{3}), Presence::present);
    QCOMPARE(presenceIn(player, RoundNumber{4}), Presence::zeroPointBye);
    screenshot(QStringLiteral("hands-byes"));
}

void TestQuickHands::fillDownAndPasteAreOneStep()
{
    open(6);
    press(Qt::Key_2, Qt::AltModifier);
    choose(0, QStringLiteral("Group"));
    press(Qt::Key_F2);
    type(QStringLiteral("Seniors"));
    press(Qt::Key_Return);
    choose(0, QStringLiteral("Group"));
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_D, Qt::ControlModifier);
    const auto groups = [this] {
        QStringList all;
        for (const Player& player : projected().players)
            all.append(player.data.group);
        return all.join(QLatin1Char(','));
    };
    QCOMPARE(groups(), QStringLiteral("Seniors,Seniors,Seniors,Seniors,,"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(groups(), QStringLiteral("Seniors,,,,,"));

    QApplication::clipboard()->setText(QStringLiteral("A\nB\nC\n"));
    choose(2, QStringLiteral("Group"));
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(groups(), QStringLiteral("Seniors,,A,B,C,"));
    // What makes no sense in its column changes nothing at all.
    QApplication::clipboard()->setText(QStringLiteral("2000\nmany\n"));
    const Tournament before = projected();
    choose(0, QStringLiteral("Rating"));
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(message().contains(QStringLiteral("many")), qPrintable(message()));
    QVERIFY(projected() == before);
}

void TestQuickHands::cutAndCopyOfACell()
{
    open(4);
    press(Qt::Key_2, Qt::AltModifier);
    choose(3, QStringLiteral("Club"));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Club A"));
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(projected().players[3].data.club, QString());
    choose(0, QStringLiteral("Club"));
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(projected().players[0].data.club, QStringLiteral("Club A"));
}

void TestQuickHands::theMouseFindsAMenuEverywhere()
{
    open(6);
    pairAndPublish();
    for (const auto& [page, name] :
         {std::pair{PageId::players, "playersTable"}, std::pair{PageId::rounds, "boardsTable"},
          std::pair{PageId::standings, "standingsTable"}}) {
        window().lead({page, {}, {}, {}});
        auto& table = find<QTableView>(name);
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, QPoint(20, 20),
                                 table.viewport()->mapToGlobal(QPoint(20, 20)));
        QApplication::sendEvent(table.viewport(), &wanted);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY2(menu != nullptr && menu->actions().size() > 2, name);
        menu->close();
    }
}

static const pairwright::RegisteredTest<TestQuickHands> registered("test_quick_hands");
#include "test_quick_hands.moc"
