#include "app/pairing/manual_comparison.h"
#include "tests/gui/scripted_asker.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/frame/main_window.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/settings/language.h"

#include <QDir>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace pairwright;

namespace {

constexpr RoundNumber five{5};

} // namespace

/// Pairing by hand in the window, by keyboard alone, on the sample tournament. Each test starts with the proposal for
/// round 5.
class TestHandEditing : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void thePhaseLocksEverythingElse();
    void keysSwapPlayersAndColours();
    void unpairedPlayersAreAtTheEndAndArePairedThere();
    void aTableIsMovedByItsNumber();
    void aRematchIsAskedAndCanBeRefused();
    void theJudgeSpeaksWhileOneEdits();
    void undoAndCancelBringBackTheProposal();
    void validatingShowsThreeListsAndKeepsThem();
    void draggingAPlayerOntoAnotherSwapsThem();
    void thePhaseIsThereAfterARestart();
    void lettersDoNothingOutsideThePhase();

private:
    void expectThreeLists();
    void expectTheInspectorToSaySo();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void beginEditing();
    void goTo(int board, BoardsModel::Column column);
    void screenshot(const QString& name);
    [[nodiscard]] const RoundVersion& proposal() const
    {
        return *window_->desk().projected().rounds.back().proposal();
    }
    [[nodiscard]] const Match& board(int number) const
    {
        return proposal().pairings.boards.at(static_cast<std::size_t>(number - 1));
    }
    [[nodiscard]] bool isEnabled(ActionId id) const { return window_->desk().actions().get(id)->isEnabled(); }
    template <class Widget>
    Widget& find(const char* name)
    {
        auto* widget = window_->findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget named %s", name);
        return *widget;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<UserSettings> settings_;
    Language language_;
    std::unique_ptr<MainWindow> window_;
    ScriptedAsker* asker_ = nullptr;
};

void TestHandEditing::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    settings_ = std::make_unique<UserSettings>(folder_->filePath(QStringLiteral("settings.ini")));
    language_.use(QStringLiteral("en"));
    auto asker = std::make_unique<ScriptedAsker>();
    asker->paths.push_back(folder_->filePath(QStringLiteral("sample.pairwright")));
    asker_ = asker.get();
    window_ = std::make_unique<MainWindow>(*settings_, language_, std::move(asker));
    window_->resize(1366, 768);
    window_->show();
    QVERIFY(window_->openFile(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf")));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    press(Qt::Key_F6);
    QTRY_VERIFY(window_->desk().projected().rounds.size() == 5);
    QTRY_VERIFY(!window_->desk().session()->isSaving());
}

void TestHandEditing::cleanup()
{
    window_.reset();
}

void TestHandEditing::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focused = window_->focusWidget();
    QTest::keyClick(focused != nullptr ? focused : window_.get(), key, modifiers);
}

void TestHandEditing::beginEditing()
{
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(window_->desk().projected().roundEditedByHand(), std::optional(five));
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

void TestHandEditing::screenshot(const QString& name)
{
    QTest::qWait(50);
    const QDir folder(QStringLiteral(PAIRWRIGHT_SCREENSHOTS));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QVERIFY(window_->grab().save(folder.filePath(name + QStringLiteral(".png"))));
}

void TestHandEditing::thePhaseLocksEverythingElse()
{
    QVERIFY(isEnabled(ActionId::editPairings) && isEnabled(ActionId::publish));
    QVERIFY(!find<QWidget>("editBanner").isVisible());
    beginEditing();
    QVERIFY(find<QWidget>("editBanner").isVisible());
    QVERIFY2(find<QLabel>("editTitle").text().contains(QStringLiteral("Editing the pairings of round 5 by hand")),
             qPrintable(find<QLabel>("editTitle").text()));
    for (const ActionId id :
         {ActionId::pairRound, ActionId::publish, ActionId::discardProposal, ActionId::withdrawPublication,
          ActionId::enterResults, ActionId::addPlayer, ActionId::importPlayers, ActionId::editPairings})
        QVERIFY2(!isEnabled(id), qPrintable(window_->desk().actions().get(id)->objectName()));
    QVERIFY(isEnabled(ActionId::validatePairings) && isEnabled(ActionId::cancelEditing));
    // What has no action is refused with the reason.
    QVERIFY(!window_->desk().apply(SetRoundCount{8}));
    QVERIFY2(window_->desk().messages().text().contains(QStringLiteral("are being edited by hand")),
             qPrintable(window_->desk().messages().text()));
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
    press(Qt::Key_Escape);
    QVERIFY(find<QLabel>("editKeys").text().contains(QStringLiteral("S swap two players")));
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
        QTest::mouseClick(window_->desk().messages().findChild<QPushButton*>(), Qt::LeftButton);
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
    QTRY_VERIFY2(window_->desk().messages().text().contains(QStringLiteral("has no board, no bye")),
                 qPrintable(window_->desk().messages().text()));
    QVERIFY(proposal().manualPhase);
    goTo(firstFree + 1, BoardsModel::White);
    const PlayerKey chosen{model.index(firstFree, BoardsModel::White).data(PlayerRole).toLongLong()};
    press(Qt::Key_P);
    if (!proposal().unpaired().empty()) // neither gets the colour due
        QTest::mouseClick(window_->desk().messages().findChild<QPushButton*>(), Qt::LeftButton);
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

void TestHandEditing::aRematchIsAskedAndCanBeRefused()
{
    beginEditing();
    const Match before = board(4);
    asker_->consents = false;
    // 9-7 and 12-2: 2 and 9 met in round 3.
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(5, BoardsModel::Black);
    press(Qt::Key_S);
    QCOMPARE(asker_->questions.size(), std::size_t{1});
    QCOMPARE(asker_->questions.back().level, WarningLevel::confirm);
    QVERIFY2(asker_->questions.back().text.contains(QStringLiteral("already met in round 3")),
             qPrintable(asker_->questions.back().text));
    QCOMPARE(board(4), before);
    asker_->consents = true;
    press(Qt::Key_S);
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    QVERIFY(!(board(4) == before));
    const QString verdict = find<QTextBrowser>("editVerdict").toPlainText();
    QVERIFY2(verdict.contains(QStringLiteral("⚠ Board 4: ")) && verdict.contains(QStringLiteral("met in round 3")),
             qPrintable(verdict));
}

void TestHandEditing::theJudgeSpeaksWhileOneEdits()
{
    beginEditing();
    auto& verdict = find<QTextBrowser>("editVerdict");
    QTRY_VERIFY2(verdict.toPlainText().contains(QStringLiteral("It is the round that the rules give.")),
                 qPrintable(verdict.toPlainText()));
    // 11-10 and 9-7, both of players with 3 and 2½ points: 11-7 and 9-10 are possible, but worse.
    goTo(3, BoardsModel::Black);
    press(Qt::Key_S);
    goTo(4, BoardsModel::Black);
    press(Qt::Key_S);
    if (proposal().origin != PairingOrigin::edited)
        QTest::mouseClick(window_->desk().messages().findChild<QPushButton*>(), Qt::LeftButton);
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
    QTRY_VERIFY(find<QTextBrowser>("onlyByHand").isVisible());
    expectThreeLists();
    screenshot(QStringLiteral("hand-editing-comparison"));
    expectTheInspectorToSaySo();
    press(Qt::Key_F7);
    QTRY_VERIFY(window_->desk().projected().publishedRounds() == 5);
    QVERIFY(find<QToolButton>("comparisonHead").isVisible());
    window_->desk().showRound(RoundNumber{4});
    QVERIFY(!find<QToolButton>("comparisonHead").isVisible());
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
        return window_->inspector().explanationText();
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
    const QString path = window_->desk().session()->path();
    window_->close();
    QVERIFY(window_->desk().session() == nullptr);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openFile(path));
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
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_C, Qt::Key_U, Qt::Key_P, Qt::Key_B, Qt::Key_T})
        press(key);
    QVERIFY(proposal().pairings == before);
    beginEditing();
    // On another page letters are letters.
    window_->lead({PageId::players, {}, {}, {}});
    for (const ActionId id : {ActionId::swapPlayers, ActionId::unpair, ActionId::giveBye})
        QVERIFY(!isEnabled(id));
    window_->lead({PageId::rounds, {}, {}, {}});
    QVERIFY(isEnabled(ActionId::unpair));
}

static const pairwright::RegisteredTest<TestHandEditing> registered("test_hand_editing");
#include "test_hand_editing.moc"
