#include "app/pairing/pairing_job.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/overview/day/day_view.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// What the window says has happened is what has happened: results by keys, questions that are cancelled, checks while
/// something is being saved.
class TestOutcomes : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { close(); }
    void theTickComesWhenTheResultIsOnDisk();
    void theTickOfAnOlderResultDoesNotCoverWhatIsTyped();
    void aMistypedAdjournmentIsOverwrittenWithoutAQuestion();
    void aCancelledQuestionLeavesNoTick();
    void slipBySlipACancelledBoardHasToBeNamedAgain();
    void clearingAnAdjournedGameSaysWhatItDid();
    void aRefusedForfeitStandsUnderItsMessage();
    void theMenuLeadsToTheCorrectionWhereSomethingRestsOnAResult();
    void anOfferThatIsClosedIsACancelledCommand();
    void withdrawingAsksAndDoesNothingUnlessItIsWanted();
    void checksAndGlanceSpeakOfWhatIsShown();

private:
    /// F8, and all results of round 1 but for board 1, which is adjourned.
    void adjournBoardOne();
    void proposeRoundTwo();
    void goToBoardOne();
    [[nodiscard]] std::optional<GameResult> result(int board) const
    {
        return projected().board({one, board})->game(1).outcome.result;
    }
    [[nodiscard]] QString answer() const { return keypad().answer(); }
    [[nodiscard]] bool hasTick() const { return answer().contains(QStringLiteral("✓")); }
};

void TestOutcomes::init()
{
    start();
    settings().setKeyPreset(KeyPreset::vega);
    QVERIFY(openFile(makeTournament(8)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    activate();
    pairAndPublish();
    press(Qt::Key_F8);
    QVERIFY(keypad().hasFocus());
}

void TestOutcomes::adjournBoardOne()
{
    type(QStringLiteral("7111"));
    QCOMPARE(result(1), std::optional(GameResult::adjourned));
}

void TestOutcomes::proposeRoundTwo()
{
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().round(RoundNumber{2}) != nullptr && !session().isSaving());
    press(Qt::Key_F8);
    QVERIFY(keypad().hasFocus());
}

void TestOutcomes::goToBoardOne()
{
    keypad().selectBoard(1);
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 1 ")), qPrintable(keypad().echo()));
}

void TestOutcomes::theTickComesWhenTheResultIsOnDisk()
{
    type(QStringLiteral("1"));
    QVERIFY(session().isSaving());
    QVERIFY2(answer().contains(QStringLiteral("saving")) && !hasTick(), qPrintable(answer()));
    session().flush();
    QVERIFY2(answer().startsWith(QStringLiteral("✓  Board 1 ")) && answer().endsWith(QStringLiteral("1 – 0")),
             qPrintable(answer()));
}

void TestOutcomes::theTickOfAnOlderResultDoesNotCoverWhatIsTyped()
{
    type(QStringLiteral("1x"));
    QVERIFY2(answer().contains(QLatin1Char('x')), qPrintable(answer()));
    session().flush();
    QVERIFY2(answer().contains(QLatin1Char('x')) && !hasTick(), qPrintable(answer()));
}

void TestOutcomes::aMistypedAdjournmentIsOverwrittenWithoutAQuestion()
{
    adjournBoardOne();
    goToBoardOne();
    asker().consents = false;
    type(QStringLiteral("11"));
    session().flush();
    QCOMPARE(result(1), std::optional(GameResult::whiteWins));
    QVERIFY2(hasTick(), qPrintable(answer()));
    QVERIFY(asker().questions.empty());
}

void TestOutcomes::aCancelledQuestionLeavesNoTick()
{
    adjournBoardOne();
    proposeRoundTwo();
    goToBoardOne();
    asker().consents = false;
    type(QStringLiteral("11"));
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
    QVERIFY2(!hasTick() && answer().contains(QStringLiteral("cancelled")), qPrintable(answer()));
    QCOMPARE(result(1), std::optional(GameResult::adjourned));
    // The board waits for its result again.
    QVERIFY2(keypad().echo().startsWith(QStringLiteral("Board 1 ")), qPrintable(keypad().echo()));
    asker().consents = true;
    type(QStringLiteral("11"));
    session().flush();
    QVERIFY2(hasTick(), qPrintable(answer()));
    QCOMPARE(result(1), std::optional(GameResult::whiteWins));
}

void TestOutcomes::slipBySlipACancelledBoardHasToBeNamedAgain()
{
    adjournBoardOne();
    proposeRoundTwo();
    asker().consents = false;
    type(QStringLiteral("/1 11"));
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QVERIFY2(!hasTick() && answer().contains(QStringLiteral("cancelled")), qPrintable(answer()));
    // The next number is the next board, and no result of the one before.
    type(QStringLiteral("2"));
    QVERIFY2(keypad().echo().endsWith(QLatin1Char('2')), qPrintable(keypad().echo()));
    QCOMPARE(asker().questions.size(), std::size_t{1});
}

void TestOutcomes::clearingAnAdjournedGameSaysWhatItDid()
{
    adjournBoardOne();
    proposeRoundTwo();
    goToBoardOne();
    type(QStringLiteral("99"));
    session().flush();
    QVERIFY2(answer().endsWith(QStringLiteral("cleared")), qPrintable(answer()));
    QCOMPARE(result(1), std::nullopt);
}

void TestOutcomes::aRefusedForfeitStandsUnderItsMessage()
{
    adjournBoardOne();
    proposeRoundTwo();
    goToBoardOne();
    type(QStringLiteral("33"));
    QVERIFY2(message().contains(QStringLiteral("cannot be entered: board 1")), qPrintable(message()));
    QVERIFY2(!hasTick() && answer().contains(QStringLiteral("message below")), qPrintable(answer()));
    QCOMPARE(result(1), std::optional(GameResult::adjourned));
}

void TestOutcomes::theMenuLeadsToTheCorrectionWhereSomethingRestsOnAResult()
{
    adjournBoardOne();
    proposeRoundTwo();
    press(Qt::Key_Escape);
    desk().showRound(one);
    table().selectRow(0);
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(window().findChild<QDialog*>(QStringLiteral("correctionWindow")) != nullptr);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QTest::keyClick(window().findChild<QDialog*>(QStringLiteral("correctionWindow")), Qt::Key_Escape);
    QVERIFY(asker().questions.empty());
    QCOMPARE(result(1), std::optional(GameResult::adjourned));
}

void TestOutcomes::anOfferThatIsClosedIsACancelledCommand()
{
    // The same name twice is offered in the message bar, at level 2.
    const AddPlayers twice{{GuiDesk::newPlayer(QStringLiteral("Player 01"))}, {}};
    std::vector<Answer> answers;
    const auto hear = [&answers](Answer answer) {
        answers.push_back(answer);
    };
    desk().apply(twice, {}, {}, hear);
    QVERIFY(answers.empty() && !offered().isEmpty());
    desk().messages().dismiss();
    QCOMPARE(answers, (std::vector<Answer>{Answer::cancelled}));
    desk().apply(twice, {}, {}, hear);
    desk().messages().tell(Mood::neutral, QStringLiteral("something else"));
    QCOMPARE(answers, (std::vector<Answer>{Answer::cancelled, Answer::cancelled}));
    answers.clear();
    desk().apply(twice, {}, {}, hear);
    pressInMessage();
    QCOMPARE(answers, (std::vector<Answer>{Answer::accepted}));
    session().flush();
    QCOMPARE(answers, (std::vector<Answer>{Answer::accepted, Answer::confirmed}));
}

void TestOutcomes::withdrawingAsksAndDoesNothingUnlessItIsWanted()
{
    QSignalSpy changed(&desk(), &Desk::changed);
    asker().consents = false;
    trigger(ActionId::withdrawPublication);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(changed.count(), 0);
    // With a result in, nobody is asked for a reason.
    type(QStringLiteral("1"));
    trigger(ActionId::withdrawPublication);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QVERIFY2(message().contains(QStringLiteral("board 1")), qPrintable(message()));
    QCOMPARE(projected().lastPublished().value, 1);
}

void TestOutcomes::checksAndGlanceSpeakOfWhatIsShown()
{
    window().inspector().showChecks();
    const auto checks = [this] {
        return window().inspector().checksText();
    };
    // Asked while the result is still on its way to the disk.
    QVERIFY2(checks().contains(QStringLiteral("missing: boards 1")), qPrintable(checks()));
    type(QStringLiteral("1"));
    QVERIFY(session().isSaving());
    QVERIFY2(checks().contains(QStringLiteral("missing: boards 2")), qPrintable(checks()));
    session().flush();
    QVERIFY2(checks().contains(QStringLiteral("missing: boards 2")), qPrintable(checks()));

    type(QStringLiteral("111"));
    proposeRoundTwo();
    window().lead({PageId::overview, {}, {}, {}});
    const auto glance = [this] {
        QStringList texts;
        for (const QLabel* label : window().findChild<DayView*>()->findChildren<QLabel*>())
            texts.append(label->text());
        return texts.join(QLatin1Char('\n'));
    };
    QVERIFY2(glance().contains(QStringLiteral("Only a proposal")), qPrintable(glance()));
    QVERIFY(applied(desk(), WithdrawPlayer{{PlayerKey{8}}, RoundNumber{2}}));
    QVERIFY(session().isSaving());
    QVERIFY2(glance().contains(QStringLiteral("Something has changed since")), qPrintable(glance()));
}

static const pairwright::RegisteredTest<TestOutcomes> registered("test_outcomes");
#include "test_outcomes.moc"
