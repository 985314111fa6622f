#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/dialog_asker.h"
#include "ui/frame/inspector.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/text/format.h"
#include "ui/widgets/data_table.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QTableView>
#include <QTest>
#include <QTimer>
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
    void byesAreCalledTheSameInTheListAndInItsKeys();
    void aByeForAnyRoundByKeys();
    void fillDownAndPasteAreOneStep();
    void cutAndCopyOfACell();
    void copiedRowsOfPlayersChangeNothingWherePastedBack();
    void whatIsCutIsWhatWasCopied();
    void aColumnGoesIntoAnotherOneAsItIs();
    void spreadsheetsGetAndGiveCellsWithTabsSignsAndQuotes();
    void whatTheTableDoesNotShowIsNotCopied();
    void whatDoesNotFitOrCannotBeChangedIsSaid();
    void severalPlayersLeaveAndComeBackInOneStep();
    void theMouseFindsAMenuEverywhere();
    void ratingFederationAndClubStandBesideTheNamesWhereTheyAreWanted();
    void aQuestionOutOfADialogGivesTheKeysBackToIt();

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
        const QPersistentModelIndex cell = players().model()->index(row, column(heading));
        QRect place;
        do { // tables fit their columns, and delegates store, a little later
            if (players().isColumnHidden(cell.column())) // empty; the menu of the header brings it
                find<DataTable>("playersTable").want(cell.column());
            place = players().visualRect(cell);
            QTest::qWait(5);
            players().scrollTo(cell);
        } while (players().visualRect(cell) != place);
        QTest::mouseClick(players().viewport(), Qt::LeftButton, {}, place.center());
        QCOMPARE(players().currentIndex(), QModelIndex(cell));
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
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 1 ")), qPrintable(keypad().echo()));
    type(QStringLiteral("55"));
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 2 ")), qPrintable(keypad().echo()));
    type(QStringLiteral("00"));
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 3 ")), qPrintable(keypad().echo()));
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
    choices.last()->trigger();
    QVERIFY(projected().event.roundDates.empty());
}

/// One word for each kind of bye: what is chosen, and what the keys are said to do.
void TestQuickHands::byesAreCalledTheSameInTheListAndInItsKeys()
{
    open(4);
    press(Qt::Key_2, Qt::AltModifier);
    choose(1, QStringLiteral("Name"));
    press(Qt::Key_B, Qt::ControlModifier);
    const auto* box = qobject_cast<QComboBox*>(window().focusWidget());
    QVERIFY(box != nullptr && box->objectName() == QLatin1String("presence1"));
    for (const AbsenceKind kind : {AbsenceKind::halfPoint, AbsenceKind::zeroPoint, AbsenceKind::fullPoint}) {
        QVERIFY2(box->findText(describeAbsence(kind)) > 0, qPrintable(describeAbsence(kind)));
        QVERIFY2(box->toolTip().contains(describeAbsence(kind)), qPrintable(box->toolTip()));
    }
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
    QTRY_VERIFY(!session().isSaving());
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

void TestQuickHands::copiedRowsOfPlayersChangeNothingWherePastedBack()
{
    open(5);
    PlayerData data = projected().players[1].data;
    data.club = QStringLiteral("Two  blanks");
    data.phone = QStringLiteral("+49 30 123");
    data.remarks = QStringLiteral("=SUM(1)");
    data.birth = BirthDate{1998, 5, 12};
    data.sex = Sex::Female;
    data.feePaid = QStringLiteral("25.50");
    QVERIFY(applied(desk(), editOf(projected().players[1], data)));
    PlayerData unrated = projected().players[4].data; // the last of the table
    unrated.rating.reset();
    QVERIFY(applied(desk(), editOf(projected().players[4], unrated)));
    press(Qt::Key_2, Qt::AltModifier);
    for (int i = 0; i < players().model()->columnCount(); ++i)
        players().setColumnHidden(i, false);
    const Tournament before = projected();
    for (const char* heading : {"Name", "Group", "No.", "Remarks"}) {
        choose(1, QLatin1StringView(heading));
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Down, Qt::ShiftModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        choose(1, QLatin1StringView(heading));
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(projected() == before, heading);
    }
    // Elsewhere each field comes into its own column, in one step. Nobody may be there twice by name.
    players().setColumnHidden(column(QStringLiteral("Name")), true);
    players().setColumnHidden(column(QStringLiteral("Rating")), true);
    choose(1, QStringLiteral("Group"));
    press(Qt::Key_Up, Qt::ShiftModifier); // the cursor is on the upper row
    press(Qt::Key_C, Qt::ControlModifier);
    choose(2, QStringLiteral("Club"));
    press(Qt::Key_V, Qt::ControlModifier);
    const auto& now = projected().players;
    QCOMPARE(now[3].data.name, before.players[3].data.name);
    QCOMPARE(now[3].data.rating, before.players[3].data.rating);
    QVERIFY2(now[3].data.club == QStringLiteral("Two  blanks"),
             qPrintable(now[3].data.club + QStringLiteral(": ") + message()));
    QCOMPARE(now[2].data.club, before.players[0].data.club);
    QCOMPARE(now[3].data.birth, before.players[1].data.birth);
    QVERIFY(now[0] == before.players[0] && now[1] == before.players[1]);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(projected() == before);
    choose(1, QStringLiteral("Birth"));
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(projected().players[2].data.birth, before.players[1].data.birth);
}

void TestQuickHands::whatIsCutIsWhatWasCopied()
{
    open(5);
    press(Qt::Key_2, Qt::AltModifier);
    const Tournament before = projected();
    choose(1, QStringLiteral("Club"));
    for (int i = 0; i < 2; ++i)
        press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_X, Qt::ControlModifier);
    QStringList clubs;
    for (std::size_t i = 1; i <= 3; ++i) {
        PlayerData emptied = before.players[i].data;
        emptied.club.clear();
        QVERIFY(projected().players[i].data == emptied);
        clubs.append(before.players[i].data.club);
    }
    QCOMPARE(QApplication::clipboard()->text(), clubs.join(QLatin1Char('\n')) + QLatin1Char('\n'));
    choose(1, QStringLiteral("Club"));
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(projected() == before);
}

void TestQuickHands::aColumnGoesIntoAnotherOneAsItIs()
{
    open(4);
    PlayerData data = projected().players[0].data;
    data.club = QStringLiteral("=A  B");
    QVERIFY(applied(desk(), editOf(projected().players[0], data)));
    press(Qt::Key_2, Qt::AltModifier);
    const QString second = projected().players[1].data.club;
    choose(0, QStringLiteral("Club"));
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_X, Qt::ControlModifier);
    choose(1, QStringLiteral("Group"));
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(projected().players[1].data.group, QStringLiteral("=A  B"));
    QCOMPARE(projected().players[2].data.group, second);
    QCOMPARE(projected().players[0].data.group, QString());
    QCOMPARE(projected().players[0].data.club, QString());
}

void TestQuickHands::spreadsheetsGetAndGiveCellsWithTabsSignsAndQuotes()
{
    open(4);
    PlayerData data = projected().players[0].data;
    data.club = QStringLiteral("+49");
    QVERIFY(applied(desk(), editOf(projected().players[0], data)));
    press(Qt::Key_2, Qt::AltModifier);
    choose(0, QStringLiteral("Club"));
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("\t'+49\t")), qPrintable(text));
    QCOMPARE(text.count(QLatin1Char('\n')), qsizetype{2});
    // Only the text comes back from another program.
    QApplication::clipboard()->setText(QStringLiteral("'+49\n\"two\nlines\"\n\"a\tb\"\r\n"));
    choose(0, QStringLiteral("Group"));
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(projected().players[0].data.group, QStringLiteral("+49"));
    QCOMPARE(projected().players[1].data.group, QStringLiteral("two lines"));
    QCOMPARE(projected().players[2].data.group, QStringLiteral("a b"));
    QCOMPARE(projected().players[3].data.group, QString());
}

void TestQuickHands::whatTheTableDoesNotShowIsNotCopied()
{
    open(4);
    PlayerData data = projected().players[0].data;
    data.phone = QStringLiteral("5550100");
    data.club = QStringLiteral("Shown");
    QVERIFY(applied(desk(), editOf(projected().players[0], data)));
    press(Qt::Key_2, Qt::AltModifier);
    const int phone = PlayersModel::columnOf(PlayerField::phone);
    players().setColumnHidden(phone, true);
    choose(0, QStringLiteral("Club"));
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(players().isColumnHidden(phone));
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->formats().size() > 1);
    for (const QString& format : copied->formats()) {
        QVERIFY2(copied->data(format).contains("Shown"), qPrintable(format));
        QVERIFY2(!copied->data(format).contains("5550100"), qPrintable(format));
    }
}

void TestQuickHands::whatDoesNotFitOrCannotBeChangedIsSaid()
{
    open(4);
    press(Qt::Key_2, Qt::AltModifier);
    const Tournament before = projected();
    QApplication::clipboard()->setText(QStringLiteral("A\nB\nC\n"));
    choose(2, QStringLiteral("Group"));
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(message().contains(QStringLiteral("larger")), qPrintable(message()));
    QVERIFY(projected() == before);
    choose(0, QStringLiteral("No."));
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(message().contains(QStringLiteral("cannot be changed")), qPrintable(message()));
    QApplication::clipboard()->setText(QStringLiteral("held"));
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("held"));
    // A broken copy of ours is only its text.
    auto* broken = new QMimeData;
    broken->setData(QStringLiteral("application/vnd.pairwright.players+json"), R"({"columns":["club"],"rows":[[]]})");
    broken->setText(QStringLiteral("A"));
    QApplication::clipboard()->setMimeData(broken);
    choose(0, QStringLiteral("Group"));
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(projected().players[0].data.group == QStringLiteral("A"), qPrintable(message()));
}

void TestQuickHands::severalPlayersLeaveAndComeBackInOneStep()
{
    open(6);
    press(Qt::Key_2, Qt::AltModifier);
    const Tournament before = projected();
    const auto away = [this] {
        return std::count_if(projected().players.begin(), projected().players.end(), [](const Player& player) {
            return presenceIn(player, RoundNumber{1}) == Presence::withdrawn;
        });
    };
    for (const ActionId leaving : {ActionId::withdraw, ActionId::expel}) {
        choose(1, QStringLiteral("Name"));
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_Down, Qt::ShiftModifier);
        trigger(leaving);
        QCOMPARE(away(), 3);
        QVERIFY2(message().contains(QStringLiteral("3 players are")), qPrintable(message()));
        trigger(ActionId::returnPlayer);
        QCOMPARE(away(), 0);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(away(), 3);
        QVERIFY2(action(ActionId::undo)->text().contains(QStringLiteral("3 players")),
                 qPrintable(action(ActionId::undo)->text()));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(projected() == before);
    }
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

void TestQuickHands::ratingFederationAndClubStandBesideTheNamesWhereTheyAreWanted()
{
    open(8);
    pairAndPublish();
    auto& table = find<QTableView>("boardsTable");
    QHeaderView& header = *table.horizontalHeader();
    QVERIFY(table.isColumnHidden(BoardsModel::WhiteRating));
    emit header.customContextMenuRequested(QPoint(20, 5));
    auto* menu = table.findChild<QMenu*>(QStringLiteral("columnMenu"));
    QVERIFY(menu != nullptr);
    for (const char* column : {"White: Rating", "Black: Rating"}) {
        const auto actions = menu->actions();
        const auto wanted = std::find_if(actions.begin(), actions.end(), [column](const QAction* action) {
            return action->text() == QLatin1StringView(column);
        });
        QVERIFY2(wanted != actions.end(), column);
        (*wanted)->trigger();
    }
    menu->close();
    QVERIFY(!table.isColumnHidden(BoardsModel::WhiteRating) && !table.isColumnHidden(BoardsModel::BlackRating));
    QCOMPARE(header.visualIndex(BoardsModel::WhiteRating), header.visualIndex(BoardsModel::White) + 1);
    QCOMPARE(header.visualIndex(BoardsModel::BlackRating), header.visualIndex(BoardsModel::Black) + 1);
    const PlayerKey white = projected().round(one)->published()->pairings.boards.front().a;
    QCOMPARE(table.model()->index(0, BoardsModel::WhiteRating).data().toString(),
             QString::number(projected().player(white)->data.rating->value));
    screenshot(QStringLiteral("rounds-with-ratings"));
}

void TestQuickHands::aQuestionOutOfADialogGivesTheKeysBackToIt()
{
    QWidget main;
    main.resize(400, 300);
    QDialog dialog(&main);
    QLineEdit field(&dialog);
    main.show();
    dialog.show();
    dialog.activateWindow();
    field.setFocus();
    QTRY_COMPARE(QApplication::activeWindow(), &dialog);
    DialogAsker asker(&main);
    Question question;
    question.title = QStringLiteral("Sure?");
    question.action = QStringLiteral("Go On");
    QWidget* parent = nullptr;
    QTimer::singleShot(200, &main, [&parent] {
        QWidget* asked = QApplication::activeModalWidget();
        parent = asked->parentWidget();
        QTest::keyClick(asked, Qt::Key_Escape);
    });
    QVERIFY(!asker.ask(question));
    QCOMPARE(parent, &dialog);
    QTRY_COMPARE(QApplication::activeWindow(), &dialog);
    QCOMPARE(QApplication::focusWidget(), &field);
}

static const pairwright::RegisteredTest<TestQuickHands> registered("test_quick_hands");
#include "test_quick_hands.moc"
