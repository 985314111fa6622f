#include "app/pairing/manual_comparison.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/made_events.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace pairwright;

namespace {

constexpr RoundNumber four{4};

} // namespace

/// A round that the engine cannot pair, made by hand in the window: four players who have all met.
class TestRoundMadeByHand : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void theMessageOffersItAndKeysMakeIt();
    void theMouseMakesIt();
    void cancellingLeavesTheRoundUnpaired();
    void aProposalOutOfDateWithoutALegalRoundLeadsOutByF6_data() { ofPlayersAndTeams(); }
    void aProposalOutOfDateWithoutALegalRoundLeadsOutByF6();
    void editingByHandAProposalOutOfDateNamesWhatHelps_data() { ofPlayersAndTeams(); }
    void editingByHandAProposalOutOfDateNamesWhatHelps();

private:
    static void ofPlayersAndTeams();
    /// A proposal of round 1, and then nobody may meet anybody.
    void proposeAndForbid();
    void begin();
    void choose(int row);
    [[nodiscard]] const RoundVersion& proposal() const { return *projected().rounds.back().proposal(); }
};

void TestRoundMadeByHand::init()
{
    start();
    NewTournament event = testOpen();
    event.plannedRounds = 5;
    QVERIFY(openFile(makeTournament(4, event)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    activate();
    for (int round = 1; round <= 3; ++round) {
        pairAndPublish();
        for (int board = 1; board <= 2; ++board)
            QVERIFY(applied(desk(), EnterResult{{RoundNumber{round}, board}, GameResult::draw}));
        QTRY_VERIFY(!session().isSaving());
    }
}

void TestRoundMadeByHand::cleanup()
{
    close();
}

/// F6, and what the message offers.
void TestRoundMadeByHand::begin()
{
    press(Qt::Key_F6);
    QTRY_COMPARE(offered(), QStringLiteral("Make the Round by Hand"));
    QVERIFY2(message().contains(QStringLiteral("may meet nobody but one another")), qPrintable(message()));
    screenshot(QStringLiteral("round-by-hand-offered"));
    pressInMessage();
    QTRY_COMPARE(projected().roundEditedByHand(), std::optional(four));
    QTRY_VERIFY(table().hasFocus());
}

void TestRoundMadeByHand::choose(int row)
{
    while (table().currentIndex().row() > 0)
        press(Qt::Key_Up);
    for (int i = 0; i < row; ++i)
        press(Qt::Key_Down);
    QCOMPARE(table().currentIndex().row(), row);
}

void TestRoundMadeByHand::theMessageOffersItAndKeysMakeIt()
{
    begin();
    QCOMPARE(boards().rowCount(), 4); // everybody is in the pool
    screenshot(QStringLiteral("round-by-hand-empty"));
    const QTextBrowser& verdict = find<QTextBrowser>("editVerdict");
    QTRY_VERIFY2(verdict.toPlainText().contains(QStringLiteral("cannot be paired")), qPrintable(verdict.toPlainText()));
    QVERIFY2(verdict.toPlainText().startsWith(QStringLiteral("Unpaired: ")), qPrintable(verdict.toPlainText()));

    const auto asked = asker().questions.size();
    choose(0);
    press(Qt::Key_P);
    choose(3);
    press(Qt::Key_P);
    QCOMPARE(asker().questions.size(), asked + 1); // they have met
    QVERIFY2(asker().questions.back().text.contains(QStringLiteral("met")), qPrintable(asker().questions.back().text));
    QCOMPARE(proposal().pairings.boards.size(), std::size_t{1});
    QTRY_VERIFY(verdict.toPlainText().contains(QStringLiteral("⚠ ")));
    choose(1);
    press(Qt::Key_P);
    QVERIFY(proposal().unpaired().empty());
    screenshot(QStringLiteral("round-by-hand-made"));

    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!proposal().manualPhase);
    QVERIFY2(message().contains(QStringLiteral("The pairings of round 4 are validated")), qPrintable(message()));
    QVERIFY(comparisonFromJson(proposal().comparisonJson)->noRound);
    QTRY_COMPARE(find<QTextBrowser>("onlyByTheRules").toPlainText(), QStringLiteral("nothing"));
    QCOMPARE(find<QTextBrowser>("onlyByHand").toPlainText().count(QLatin1Char('\n')), 1);
    QVERIFY(find<QTextBrowser>("handWarnings").toPlainText().contains(QStringLiteral("cannot be paired")));
    screenshot(QStringLiteral("round-by-hand-validated"));

    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished() == four);
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_I, Qt::ControlModifier);
    screenshot(QStringLiteral("round-by-hand-published"));
    // Results as in any other round, and the next one.
    for (int board = 1; board <= 2; ++board)
        QVERIFY(applied(desk(), EnterResult{{four, board}, GameResult::whiteWins}));
    QTRY_VERIFY(!session().isSaving());
    press(Qt::Key_F6);
    QTRY_COMPARE(offered(), QStringLiteral("Make the Round by Hand"));
}

void TestRoundMadeByHand::theMouseMakesIt()
{
    begin();
    QAbstractItemModel& model = *table().model();
    const auto drop = [&](int from, int onto) {
        const std::unique_ptr<QMimeData> data{model.mimeData({model.index(from, BoardsModel::White)})};
        QVERIFY(data != nullptr);
        model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(onto, BoardsModel::White));
    };
    drop(3, 0);
    QTRY_COMPARE(proposal().pairings.boards.size(), std::size_t{1});
    drop(2, 1);
    QTRY_COMPARE(proposal().pairings.boards.size(), std::size_t{2});
    find<QTableView>("boardsTable").setFocus();
    // The next step of the round stands in the head of its page.
    const auto buttons = find<QWidget>("roundsPage").findChildren<QPushButton*>();
    const auto intended = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->property("primary").toBool() && button->isVisible();
    });
    QVERIFY(intended != buttons.end());
    QTest::mouseClick(*intended, Qt::LeftButton);
    QTRY_VERIFY(!proposal().manualPhase);
}

void TestRoundMadeByHand::cancellingLeavesTheRoundUnpaired()
{
    begin();
    choose(0);
    press(Qt::Key_B);
    QVERIFY(proposal().pairings.bye);
    trigger(ActionId::cancelEditing);
    QTRY_VERIFY(!projected().roundEditedByHand());
    QTRY_VERIFY2(message().contains(QStringLiteral("Round 4 is not paired.")), qPrintable(message()));
    QVERIFY(projected().round(four) == nullptr || projected().round(four)->proposal() == nullptr);
}

void TestRoundMadeByHand::ofPlayersAndTeams()
{
    QTest::addColumn<bool>("ofTeams");
    QTest::newRow("players") << false;
    QTest::newRow("teams") << true;
}

void TestRoundMadeByHand::proposeAndForbid()
{
    QFETCH(bool, ofTeams);
    QString file = inFolder(QStringLiteral("another.pairwright"));
    if (ofTeams) {
        file = makeLeague(file);
    } else {
        const auto made = TournamentSession::create(file, testOpen());
        QVERIFY(made && (*made)->apply(AddPlayers{GuiDesk::newPlayers(6), {}}));
        (*made)->flush();
    }
    QVERIFY(openFile(file));
    if (!ofTeams)
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    activate();
    press(Qt::Key_F6);
    QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
    ForbiddenPairs all;
    for (const Player& player : projected().players)
        all.players.push_back(player.key);
    QVERIFY(applied(desk(), SetForbidden{{adding(all)}}));
    QTRY_VERIFY(!session().isSaving());
    QVERIFY(session().isProposalStale(projected(), one));
}

void TestRoundMadeByHand::aProposalOutOfDateWithoutALegalRoundLeadsOutByF6()
{
    proposeAndForbid();
    press(Qt::Key_F6);
    QTRY_COMPARE(offered(), QStringLiteral("Make the Round by Hand"));
    pressInMessage();
    QTRY_COMPARE(projected().roundEditedByHand(), std::optional(one));
    QVERIFY(proposal().pairings.boards.empty());
    QCOMPARE(proposal().unpaired().size(), projected().players.size());
    QTRY_VERIFY2(message().contains(QStringLiteral("out of date and is discarded")), qPrintable(message()));
    screenshot(QStringLiteral("36-out-of-date-by-hand"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!projected().roundEditedByHand());
    QVERIFY(!proposal().pairings.boards.empty());
}

void TestRoundMadeByHand::editingByHandAProposalOutOfDateNamesWhatHelps()
{
    proposeAndForbid();
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(offered(), QStringLiteral("Make the Round by Hand"));
    QVERIFY2(message().contains(QStringLiteral("Press F6")) && message().contains(QStringLiteral("discarded")),
             qPrintable(message()));
    QVERIFY(!projected().roundEditedByHand());
    pressInMessage();
    QTRY_COMPARE(projected().roundEditedByHand(), std::optional(one));
    QVERIFY(proposal().pairings.boards.empty());
}

static const pairwright::RegisteredTest<TestRoundMadeByHand> registered("test_round_made_by_hand");
#include "test_round_made_by_hand.moc"
