#include "app/domain/players/tpn_order.h"
#include "app/pairing/manual_comparison.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/theme/letters.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"

#include <QDir>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace pairwright;

namespace {

constexpr RoundNumber five{5};

} // namespace

/// Pairing by hand in the window, by keyboard alone, on the sample tournament. Each test starts with the proposal for
/// round 5.
class TestHandEditing : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void thePhaseLocksEverythingElse();
    void whoIsHeldHasAFrame();
    void theMapAndTheListHoldTheSamePlayer();
    void keysSwapPlayersAndColours();
    void unpairedPlayersAreAtTheEndAndArePairedThere();
    void aTableIsMovedByItsNumber();
    void boardsOutOfOrderAreToldAndPutRight();
    void aRematchIsAskedAndCanBeRefused();
    void theListShowsWhoWasToSitThere();
    void theJudgeSpeaksWhileOneEdits();
    void undoAndCancelBringBackTheProposal();
    void validatingShowsThreeListsAndKeepsThem();
    void validatingWhatTheRulesPairOtherwiseAsksAndCanBeRefused();
    void theListsMakeRoomWhileResultsAreEntered();
    void theListsLeaveTheBoardsRoomWhereLettersAreLarge();
    void betweenABandAndTheTitlesOfTheColumnsIsRoom();
    void publishingAfterAWarningEndsLikeAnyOther();
    void theChecksAreThoseOfTheEditThatIsShown();
    void draggingAPlayerOntoAnotherSwapsThem();
    void thePhaseIsThereAfterARestart();
    void aRoundMadeByHandIsReplacedOnlyWhenThatIsMeant();
    void lettersDoNothingOutsideThePhase();

private:
    void expectThreeLists();
    void expectTheInspectorToSaySo();
    void beginEditing();
    /// The frame round the cell of a name, in the colour of the focus.
    [[nodiscard]] bool isFramed(int board, BoardsModel::Column column);
    void goTo(int board, BoardsModel::Column column);
    [[nodiscard]] const RoundVersion& proposal() const { return *projected().rounds.back().proposal(); }
    [[nodiscard]] const Match& board(int number) const
    {
        return proposal().pairings.boards.at(static_cast<std::size_t>(number - 1));
    }
    [[nodiscard]] bool isEnabled(ActionId id) const { return action(id)->isEnabled(); }
};

void TestHandEditing::init()
{
    start();
    QVERIFY(openSample());
    activate();
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().rounds.size() == 5);
    QTRY_VERIFY(!session().isSaving());
}

void TestHandEditing::aRoundMadeByHandIsReplacedOnlyWhenThatIsMeant()
{
    beginEditing();
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(6, BoardsModel::Black);
    press(Qt::Key_S);
    QTRY_VERIFY(proposal().origin == PairingOrigin::edited && !session().isSaving());
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase && !session().isSaving());
    const Pairings made = proposal().pairings;
    QVERIFY(isEnabled(ActionId::pairRound));
    asker().questions.clear();
    asker().consents = false;
    press(Qt::Key_F6);
    QTest::qWait(100);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QVERIFY(asker().questions.front().title.contains(QStringLiteral("anew")));
    QVERIFY(proposal().pairings == made);
    asker().consents = true;
    press(Qt::Key_F6);
    QTRY_VERIFY(!(proposal().pairings == made));
}

void TestHandEditing::cleanup()
{
    close();
}

void TestHandEditing::beginEditing()
{
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(projected().roundEditedByHand(), std::optional(five));
    QTRY_VERIFY(find<QTableView>("boardsTable").hasFocus());
}

/// Goes there with the arrow keys.
void TestHandEditing::goTo(int board, BoardsModel::Column column)
{
    auto& table = find<QTableView>("boardsTable");
    while (table.currentIndex().row() > 0)
        press(Qt::Key_Up);
    for (int row = 1; row < board; ++row)
        press(Qt::Key_Down);
    press(column == BoardsModel::White ? Qt::Key_Left : Qt::Key_Right);
    QCOMPARE(table.currentIndex().row(), board - 1);
    QCOMPARE(table.currentIndex().column(), static_cast<int>(column));
}

bool TestHandEditing::isFramed(int board, BoardsModel::Column column)
{
    auto& table = find<QTableView>("boardsTable");
    const QRect cell = table.visualRect(table.model()->index(board - 1, column));
    const QImage image = table.viewport()->grab().toImage();
    const QColor accent = tintsOf(table.palette()).accent;
    const qreal ratio = image.devicePixelRatio();
    const auto isAccent = [&](int x, int y) {
        return image.pixelColor(qRound(x * ratio), qRound(y * ratio)) == accent;
    };
    const QPoint middle = cell.center();
    return isAccent(middle.x(), cell.top() + 2) && isAccent(middle.x(), cell.bottom() - 3) &&
           isAccent(cell.left() + 2, middle.y()) && isAccent(cell.right() - 2, middle.y());
}

void TestHandEditing::whoIsHeldHasAFrame()
{
    QVERIFY(!isFramed(1, BoardsModel::White));
    beginEditing();
    QVERIFY(isFramed(1, BoardsModel::White) && !isFramed(1, BoardsModel::Black));
    press(Qt::Key_Right);
    QVERIFY(isFramed(1, BoardsModel::Black) && !isFramed(1, BoardsModel::White));
    press(Qt::Key_Down);
    QVERIFY(isFramed(2, BoardsModel::Black) && !isFramed(1, BoardsModel::Black));
    // What stands beside a name holds it as well.
    auto& table = find<QTableView>("boardsTable");
    const QRect points = table.visualRect(table.model()->index(2, BoardsModel::WhitePoints));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, points.center());
    QVERIFY(isFramed(3, BoardsModel::White));
}

void TestHandEditing::theMapAndTheListHoldTheSamePlayer()
{
    beginEditing();
    goTo(2, BoardsModel::Black);
    trigger(ActionId::crossTableOrList);
    trigger(ActionId::crossTableOrList);
    QTRY_VERIFY(isFramed(2, BoardsModel::Black));
}

void TestHandEditing::thePhaseLocksEverythingElse()
{
    QVERIFY(isEnabled(ActionId::editPairings) && isEnabled(ActionId::publish));
    QVERIFY(!find<QWidget>("editBanner").isVisible());
    beginEditing();
    QVERIFY(find<QWidget>("editBanner").isVisible());
    QVERIFY2(find<QLabel>("editTitle").text().contains(QStringLiteral("Editing round 5 by hand")),
             qPrintable(find<QLabel>("editTitle").text()));
    for (const ActionId id :
         {ActionId::pairRound, ActionId::publish, ActionId::discardProposal, ActionId::withdrawPublication,
          ActionId::enterResults, ActionId::addPlayer, ActionId::importPlayers, ActionId::editPairings})
        QVERIFY2(!isEnabled(id), qPrintable(action(id)->objectName()));
    QVERIFY(isEnabled(ActionId::validatePairings) && isEnabled(ActionId::cancelEditing));
    // What has no action is refused with the reason.
    QVERIFY(!applied(desk(), SetRoundCount{8}));
    QVERIFY2(message().contains(QStringLiteral("are being edited by hand")), qPrintable(message()));
}

void TestHandEditing::keysSwapPlayersAndColours()
{
    beginEditing();
    const Match fourth = board(4);
    const Match sixth = board(6);
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    QVERIFY2(find<QLabel>("editKeys").text().startsWith(QStringLiteral("Who changes places with")),
             qPrintable(find<QLabel>("editKeys").text()));
    QVERIFY(!find<QWidget>("editKeyCaps").isVisible());
    press(Qt::Key_Escape);
    QVERIFY(find<QWidget>("editKeyCaps").isVisible()); // S: swap two players
    press(Qt::Key_S);
    goTo(6, BoardsModel::Black);
    press(Qt::Key_S);
    QCOMPARE(board(4).a, fourth.a);
    QCOMPARE(board(4).b, sixth.b);
    QCOMPARE(board(6).b, fourth.b);
    QCOMPARE(proposal().origin, PairingOrigin::edited);
    const Match first = board(1);
    goTo(1, BoardsModel::White);
    press(Qt::Key_C);
    // Both get the wrong colour: that is told, and one key goes on.
    if (board(1).a != first.b)
        pressInMessage();
    QCOMPARE(board(1).a, first.b);
    QTRY_VERIFY(find<QTableView>("boardsTable").hasFocus());
}

void TestHandEditing::unpairedPlayersAreAtTheEndAndArePairedThere()
{
    beginEditing();
    const std::size_t boards = proposal().pairings.boards.size();
    const Match second = board(2);
    goTo(2, BoardsModel::White);
    press(Qt::Key_U);
    QCOMPARE(proposal().pairings.boards.size(), boards - 1);
    const auto& model = *find<QTableView>("boardsTable").model();
    const auto textAt = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    const int firstFree = static_cast<int>(boards); // below the boards and the bye
    QCOMPARE(textAt(firstFree, BoardsModel::Black), QStringLiteral("unpaired"));
    QCOMPARE(textAt(firstFree + 1, BoardsModel::Black), QStringLiteral("unpaired"));
    QVERIFY2(find<QTextBrowser>("editVerdict").toPlainText().startsWith(QStringLiteral("Unpaired: ")),
             qPrintable(find<QTextBrowser>("editVerdict").toPlainText()));
    screenshot(QStringLiteral("hand-editing-unpaired"));
    // The phase does not end with somebody forgotten.
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY2(message().contains(QStringLiteral("has no board, no bye")), qPrintable(message()));
    QVERIFY(proposal().manualPhase);
    goTo(firstFree + 1, BoardsModel::White);
    const PlayerKey chosen{model.index(firstFree, BoardsModel::White).data(PlayerRole).toLongLong()};
    press(Qt::Key_P);
    if (!proposal().unpaired().empty()) // neither gets the colour due
        pressInMessage();
    QVERIFY(proposal().unpaired().empty());
    QCOMPARE(board(2).a, chosen);
    QCOMPARE(std::minmax(board(2).a, board(2).b), std::minmax(second.a, second.b));
}

void TestHandEditing::aTableIsMovedByItsNumber()
{
    beginEditing();
    const Match first = board(1);
    const Match second = board(2);
    goTo(1, BoardsModel::White);
    press(Qt::Key_T);
    auto& number = find<QSpinBox>("editTable");
    QTRY_VERIFY(number.hasFocus());
    press(Qt::Key_3);
    press(Qt::Key_Return);
    QCOMPARE(board(3).a, first.a);
    QCOMPARE(board(1).a, second.a);
    QVERIFY(find<QTableView>("boardsTable").hasFocus());
    press(Qt::Key_T);
    press(Qt::Key_Escape);
    QVERIFY(!number.isVisible());
    QVERIFY(find<QTableView>("boardsTable").hasFocus());
}

/// C.04.2 art. 3.6: what is published is in order, or the arbiter knows that it is not.
void TestHandEditing::boardsOutOfOrderAreToldAndPutRight()
{
    beginEditing();
    const auto told = [this] {
        return find<QTextEdit>("editVerdict").toPlainText().contains(QStringLiteral("article 3.6"));
    };
    const Pairings before = proposal().pairings;
    QVERIFY(!told());
    goTo(1, BoardsModel::White);
    press(Qt::Key_T);
    press(Qt::Key_5);
    press(Qt::Key_Return);
    QTRY_VERIFY(told());
    QVERIFY(proposal().pairings != before);
    press(Qt::Key_O);
    QTRY_VERIFY(!told());
    QVERIFY(proposal().pairings == before);
}

void TestHandEditing::aRematchIsAskedAndCanBeRefused()
{
    beginEditing();
    const Match before = board(4);
    asker().questions.clear();
    asker().consents = false;
    // 9-7 and 12-2: 2 and 9 met in round 3.
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
    QVERIFY2(asker().questions.back().text.contains(QStringLiteral("already met in round 3")),
             qPrintable(asker().questions.back().text));
    QCOMPARE(board(4), before);
    asker().consents = true;
    press(Qt::Key_S);
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    QVERIFY(!(board(4) == before));
    const QString verdict = find<QTextBrowser>("editVerdict").toPlainText();
    QVERIFY2(verdict.contains(QStringLiteral("⚠ Board 4: ")) && verdict.contains(QStringLiteral("met in round 3")),
             qPrintable(verdict));
    // It stands beside the board as well, and nowhere else.
    const QAbstractItemModel& rows = *find<QTableView>("boardsTable").model();
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex notes = rows.index(row, BoardsModel::Notes);
        QCOMPARE(notes.data().toString().contains(QStringLiteral("met in round 3")), row == 3);
        QCOMPARE(notes.data(MoodRole).isValid() && notes.data(MoodRole).toInt() == static_cast<int>(Mood::bad),
                 row == 3);
    }
    screenshot(QStringLiteral("hand-editing-broken"));
}

void TestHandEditing::theListShowsWhoWasToSitThere()
{
    const auto at = [this](int number, BoardsModel::Column column) {
        return find<QTableView>("boardsTable").model()->index(number - 1, column);
    };
    const auto nameOf = [this](PlayerKey key) {
        return projected().player(key)->data.name.section(QLatin1Char(','), 0, 0);
    };
    QVERIFY(!at(4, BoardsModel::White).flags().testFlag(Qt::ItemIsDragEnabled));
    beginEditing();
    const Match fourth = board(4);
    const Match sixth = board(6);
    for (int row = 1; row <= static_cast<int>(proposal().pairings.boards.size()); ++row) {
        QCOMPARE(at(row, BoardsModel::White).data(StruckRole).toString(), QString());
        QVERIFY(at(row, BoardsModel::Black).flags().testFlag(Qt::ItemIsDragEnabled));
    }
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(6, BoardsModel::Black);
    press(Qt::Key_S);
    QCOMPARE(board(4).b, sixth.b);
    QCOMPARE(at(4, BoardsModel::Black).data(StruckRole).toString(), nameOf(fourth.b));
    QCOMPARE(at(4, BoardsModel::White).data(StruckRole).toString(), QString()); // he stays where he was
    QCOMPARE(at(6, BoardsModel::Black).data(StruckRole).toString(), nameOf(sixth.b));
    QCOMPARE(at(5, BoardsModel::Black).data(StruckRole).toString(), QString());
    QVERIFY(at(4, BoardsModel::Black)
                .data(Qt::AccessibleDescriptionRole)
                .toString()
                .contains(QStringLiteral("instead of ") + nameOf(fourth.b)));
    // Whom one takes off the board stands without an opponent, and beside him who it was.
    goTo(1, BoardsModel::White);
    const Match first = board(1);
    press(Qt::Key_U);
    const QAbstractItemModel& rows = *find<QTableView>("boardsTable").model();
    int unpaired = 0;
    for (int row = 0; row < rows.rowCount(); ++row)
        if (rows.index(row, BoardsModel::Black).data().toString() == QStringLiteral("unpaired")) {
            ++unpaired;
            const PlayerKey player{rows.index(row, BoardsModel::White).data(PlayerRole).toLongLong()};
            QCOMPARE(rows.index(row, BoardsModel::Black).data(StruckRole).toString(),
                     nameOf(player == first.a ? first.b : first.a));
        }
    QVERIFY(unpaired > 0);
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(at(4, BoardsModel::Black).data(StruckRole).toString(), QString());
}

void TestHandEditing::theJudgeSpeaksWhileOneEdits()
{
    beginEditing();
    auto& verdict = find<QTextBrowser>("editVerdict");
    QTRY_VERIFY2(verdict.toPlainText().contains(QStringLiteral("Same pairings as the program’s so far.")),
                 qPrintable(verdict.toPlainText()));
    // 11-10 and 9-7, both of players with 3 and 2½ points: 11-7 and 9-10 are possible, but worse.
    goTo(3, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    if (proposal().origin != PairingOrigin::edited)
        pressInMessage();
    QTRY_VERIFY2(verdict.toPlainText().contains(QStringLiteral("Bracket of score")), qPrintable(verdict.toPlainText()));
    const auto& model = *find<QTableView>("boardsTable").model();
    QVERIFY2(model.index(2, BoardsModel::Notes).data().toString().contains(QStringLiteral("by hand")),
             qPrintable(model.index(2, BoardsModel::Notes).data().toString()));
    screenshot(QStringLiteral("hand-editing"));
}

void TestHandEditing::undoAndCancelBringBackTheProposal()
{
    const Pairings before = proposal().pairings;
    beginEditing();
    goTo(1, BoardsModel::White);
    press(Qt::Key_U);
    goTo(1, BoardsModel::White);
    press(Qt::Key_T);
    press(Qt::Key_2);
    press(Qt::Key_Return);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(proposal().pairings == before);
    QVERIFY(proposal().manualPhase);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!(proposal().pairings == before));
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!proposal().manualPhase);
    QVERIFY(proposal().pairings == before);
    QVERIFY(!find<QWidget>("editBanner").isVisible());
    QVERIFY(isEnabled(ActionId::publish));
}

void TestHandEditing::validatingShowsThreeListsAndKeepsThem()
{
    beginEditing();
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    const Pairings edited = proposal().pairings;
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase);
    QVERIFY(proposal().pairings == edited);
    QVERIFY(comparisonFromJson(proposal().comparisonJson));
    auto& head = find<QToolButton>("comparisonHead");
    QTRY_VERIFY(head.isVisible());
    QVERIFY(!find<QTextBrowser>("onlyByHand").isVisible()); // closed until somebody wants to read it
    QTest::mouseClick(&head, Qt::LeftButton);
    QVERIFY(find<QTextBrowser>("onlyByHand").isVisible());
    expectThreeLists();
    screenshot(QStringLiteral("hand-editing-comparison"));
    expectTheInspectorToSaySo();
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished().value == 5);
    QVERIFY(find<QToolButton>("comparisonHead").isVisible());
    desk().showRound(RoundNumber{4});
    QVERIFY(!find<QToolButton>("comparisonHead").isVisible());
}

void TestHandEditing::validatingWhatTheRulesPairOtherwiseAsksAndCanBeRefused()
{
    beginEditing();
    const auto pair = [this](int number) {
        const TpnMap order(tpnOrder(projected()));
        const auto side = [&](PlayerKey key) {
            return QString::number(order.tpnOf(key)->value) + QLatin1Char(' ') + projected().player(key)->data.name;
        };
        return side(board(number).a) + QStringLiteral(" \u2013 ") + side(board(number).b);
    };
    const QStringList rules{pair(4), pair(5)};
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    asker().questions.clear();
    asker().consents = false;
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(asker().questions.size(), std::size_t{1});
    const Question& question = asker().questions.front();
    QCOMPARE(question.level, WarningLevel::confirm);
    for (const QString& each : rules + QStringList{pair(4), pair(5)})
        QVERIFY2(question.text.contains(each), qPrintable(question.text + QLatin1Char('|') + each));
    QVERIFY(proposal().manualPhase); // it goes on
    asker().consents = true;
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase);
    // What is as the rules have it asks nothing.
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    asker().questions.clear();
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase);
    QVERIFY(asker().questions.empty());
}

void TestHandEditing::theListsLeaveTheBoardsRoomWhereLettersAreLarge()
{
    applyTextSize(14);
    const auto back = qScopeGuard([] { applyTextSize(0); });
    beginEditing();
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    auto& head = find<QToolButton>("comparisonHead");
    QTRY_VERIFY(head.isVisible());
    QTest::mouseClick(&head, Qt::LeftButton);
    auto& list = find<QTextBrowser>("onlyByHand");
    QVERIFY(list.isVisible());
    QCOMPARE(list.toPlainText().count(QStringLiteral(", ")), 1); // both boards in a line
    const auto& table = find<QTableView>("boardsTable");
    QTRY_VERIFY2(table.viewport()->height() / table.rowHeight(0) >= 8,
                 qPrintable(QString::number(table.viewport()->height() / table.rowHeight(0))));
    screenshot(QStringLiteral("hand-editing-comparison-large"));
    applyTextSize(0);
    QTRY_COMPARE(list.toPlainText().count(QLatin1Char('\n')), 1); // the table again
}

void TestHandEditing::betweenABandAndTheTitlesOfTheColumnsIsRoom()
{
    const auto& table = find<QTableView>("boardsTable");
    const auto roomBelow = [&](const char* band) {
        const auto& above = find<QWidget>(band);
        return table.mapTo(&window(), QPoint()).y() - above.mapTo(&window(), QPoint(0, above.height())).y();
    };
    beginEditing();
    QTRY_COMPARE(roomBelow("editBanner"), look::tableMargin);
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase && !session().isSaving());
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished().value == 5 && !session().isSaving());
    settings().setKeyPreset(KeyPreset::vega);
    trigger(ActionId::enterResults);
    QTRY_COMPARE(roomBelow("keypadBar"), look::tableMargin);
    // One way out is enough: the primary button, which says its key.
    QVERIFY(find<QWidget>("keypadBar").findChildren<QToolButton*>().isEmpty());
    click("endEntry");
    QTRY_VERIFY(!find<QWidget>("keypadBar").isVisible());
}

void TestHandEditing::theListsMakeRoomWhileResultsAreEntered()
{
    beginEditing();
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    auto& list = find<QTextBrowser>("onlyByHand");
    auto& head = find<QToolButton>("comparisonHead");
    QTRY_VERIFY(head.isVisible());
    QTRY_VERIFY(!session().isSaving());
    QTest::mouseClick(&head, Qt::LeftButton);
    QVERIFY(list.isVisible());
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished().value == 5);
    QVERIFY(list.isVisible());
    press(Qt::Key_F8);
    QVERIFY(keypad().isVisible());
    QVERIFY(!list.isVisible());
    QVERIFY(head.isVisible());
    screenshot(QStringLiteral("hand-editing-entry"));
    press(Qt::Key_Escape);
    QVERIFY(!keypad().isVisible());
    QVERIFY(list.isVisible());
    // Who closed them before finds them closed.
    QTest::mouseClick(&head, Qt::LeftButton);
    QVERIFY(!list.isVisible());
    press(Qt::Key_F8);
    press(Qt::Key_Escape);
    QVERIFY(!list.isVisible());
    // And who wants to see them during entry can.
    press(Qt::Key_F8);
    QTest::mouseClick(&head, Qt::LeftButton);
    QVERIFY(list.isVisible());
}

void TestHandEditing::publishingAfterAWarningEndsLikeAnyOther()
{
    beginEditing();
    goTo(1, BoardsModel::White);
    press(Qt::Key_C);
    if (proposal().origin != PairingOrigin::edited)
        pressInMessage();
    QCOMPARE(proposal().origin, PairingOrigin::edited);
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase);
    press(Qt::Key_F7);
    // Both players of board 1 get the wrong colour: level 2.
    QCOMPARE(offered(), QStringLiteral("Publish"));
    QCOMPARE(projected().lastPublished().value, 4);
    pressInMessage();
    QCOMPARE(projected().lastPublished().value, 5);
    QCOMPARE(message(), QStringLiteral("Round 5 is published."));
    QCOMPARE(offered(), QStringLiteral("Print Set"));
}

void TestHandEditing::theChecksAreThoseOfTheEditThatIsShown()
{
    window().inspector().showChecks();
    const auto checks = [this] {
        return window().inspector().checksText();
    };
    QVERIFY2(checks().contains(QStringLiteral("It breaks no rule.")), qPrintable(checks()));
    beginEditing();
    // 9-7 and 12-2: 2 and 9 met in round 3.
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    QVERIFY(session().isSaving());
    QVERIFY2(checks().contains(QStringLiteral("already met in round 3")), qPrintable(checks()));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(checks().contains(QStringLiteral("It breaks no rule.")), qPrintable(checks()));
}

void TestHandEditing::expectThreeLists()
{
    QVERIFY2(find<QToolButton>("comparisonHead").text().contains(QStringLiteral("2 boards other than by the rules")),
             qPrintable(find<QToolButton>("comparisonHead").text()));
    QCOMPARE(find<QTextBrowser>("onlyByHand").toPlainText().split(QLatin1Char('\n')).size(), 2);
    QCOMPARE(find<QTextBrowser>("onlyByTheRules").toPlainText().split(QLatin1Char('\n')).size(), 2);
    QVERIFY2(find<QTextBrowser>("handWarnings").toPlainText().contains(QStringLiteral("Have met in round 3")),
             qPrintable(find<QTextBrowser>("handWarnings").toPlainText()));
}

/// With the judge's verdict instead of the engine's record.
void TestHandEditing::expectTheInspectorToSaySo()
{
    find<QTableView>("boardsTable").selectRow(0);
    press(Qt::Key_E, Qt::ControlModifier);
    const auto told = [this] {
        return window().inspector().explanationText();
    };
    QTRY_VERIFY2(told().contains(QStringLiteral("edited by hand: no record of them exists")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("The whole round, judged by the rules")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("Have met in round 3")), qPrintable(told()));
    screenshot(QStringLiteral("hand-editing-explained"));
}

void TestHandEditing::draggingAPlayerOntoAnotherSwapsThem()
{
    beginEditing();
    auto& table = find<QTableView>("boardsTable");
    const Match fourth = board(4);
    const Match sixth = board(6);
    const QModelIndex from = table.model()->index(3, BoardsModel::Black);
    const QModelIndex onto = table.model()->index(5, BoardsModel::Black);
    QVERIFY(from.flags().testFlag(Qt::ItemIsDragEnabled) && onto.flags().testFlag(Qt::ItemIsDropEnabled));
    const std::unique_ptr<QMimeData> data(table.model()->mimeData({from}));
    QVERIFY(table.model()->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, onto));
    table.model()->dropMimeData(data.get(), Qt::MoveAction, -1, -1, onto);
    QCOMPARE(board(4).b, sixth.b);
    QCOMPARE(board(6).b, fourth.b);
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!table.model()->index(3, BoardsModel::Black).flags().testFlag(Qt::ItemIsDragEnabled));
}

void TestHandEditing::thePhaseIsThereAfterARestart()
{
    beginEditing();
    goTo(1, BoardsModel::White);
    press(Qt::Key_U);
    const Pairings edited = proposal().pairings;
    const QString path = session().path();
    window().close();
    QVERIFY(desk().session() == nullptr);
    window().show();
    activate();
    QVERIFY(openFile(path));
    QVERIFY(proposal().pairings == edited);
    QVERIFY(find<QWidget>("editBanner").isVisible());
    QVERIFY(!isEnabled(ActionId::publish));
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(isEnabled(ActionId::publish));
}

void TestHandEditing::lettersDoNothingOutsideThePhase()
{
    const Pairings before = proposal().pairings;
    find<QTableView>("boardsTable").setFocus();
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_C, Qt::Key_U, Qt::Key_P, Qt::Key_B, Qt::Key_T, Qt::Key_O})
        press(key);
    QVERIFY(proposal().pairings == before);
    beginEditing();
    // On another page letters are letters.
    window().lead({PageId::players, {}, {}, {}});
    for (const ActionId id : {ActionId::swapPlayers, ActionId::unpair, ActionId::giveBye})
        QVERIFY(!isEnabled(id));
    window().lead({PageId::rounds, {}, {}, {}});
    QVERIFY(isEnabled(ActionId::unpair));
}

static const pairwright::RegisteredTest<TestHandEditing> registered("test_hand_editing");
#include "test_hand_editing.moc"
