#include "tests/gui/two_windows.h"
#include "tests/support/registered_test.h"

#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/entry/result_menu.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace pairwright;

/// While a question, a menu or a list is open at one desk, another desk changes what it is about.
class TestOpenQuestions : public QObject, public TwoWindows {
    Q_OBJECT
private slots:
    void init()
    {
        owner_ = test::eventOf(8);
        start(owner_);
        ada_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(ben_.projected().lastPublished() == one, longEnough);
    }
    void cleanup() { end(); }

    void theLastQuestionOfACorrectionAsksWhatIsThereNow()
    {
        for (const int board : {1, 2, 3, 4})
            QVERIFY(applied(ada_.desk(), EnterResult{{one, board}, GameResult::whiteWins}));
        ada_.pairAndPublish();
        waitForBen();
        const auto slow = [this](bool replaces) {
            ada_.asker().person = std::make_unique<SlowPerson>([this, replaces](const Question& question) {
                if (question.action == QStringLiteral("Replace"))
                    return replaces ? std::optional(Consent{}) : std::nullopt;
                const GameResult other =
                    resultAt(ben_, 1) == GameResult::draw ? GameResult::blackWinsByForfeit : GameResult::draw;
                applied(ben_.desk(), CorrectResult{{one, 1}, other});
                (void)QTest::qWaitFor([&] { return resultAt(ada_, 1) == other; }, longEnough);
                return std::optional(Consent{});
            });
            ada_.asker().questions.clear();
            ada_.desk().apply(CorrectResult{{one, 1}, GameResult::blackWins}, QStringLiteral("Correct round 1?"));
        };
        slow(false);
        QCOMPARE(ada_.asker().questions.size(), std::size_t{2});
        QVERIFY(isNamed(ada_.asker().questions.back(), GameResult::draw, GameResult::blackWins));
        waitForBen();
        QCOMPARE(resultAt(ben_, 1), std::optional(GameResult::draw));
        slow(true);
        QCOMPARE(ada_.asker().questions.size(), std::size_t{2});
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(ben_, 1), std::optional(GameResult::blackWins), longEnough);
    }

    void anOlderResultIsReplacedKnowingWhoseItIs()
    {
        for (const int board : {1, 2, 3, 4})
            benEnters(board, GameResult::whiteWins);
        // Ada opens the event later.
        ada_.desk().setSession(nullptr);
        openAt(ada_, owner_, QStringLiteral("Ada"));
        ada_.activate();
        ada_.trigger(ActionId::pageRounds);
        ada_.desk().showRound(one);
        ada_.press(Qt::Key_F8);
        auto& bar = ada_.find<KeypadBar>("keypadBar");
        ada_.type(QStringLiteral("/2"));
        ada_.press(Qt::Key_Space);
        ada_.press(Qt::Key_0);
        for (const QString& part : {QStringLiteral("Ben (arbiter), at "), formatResult(GameResult::whiteWins)})
            QVERIFY2(bar.answer().contains(part), qPrintable(bar.answer()));
        QCOMPARE(resultAt(ada_, 2), std::optional(GameResult::whiteWins));
        ada_.press(Qt::Key_Return);
        ada_.press(Qt::Key_Escape);
        // In a round that is over the question says it.
        ada_.pairAndPublish();
        waitForBen();
        QVERIFY(applied(ben_.desk(), CorrectResult{{one, 1}, GameResult::draw}));
        waitForBen();
        ada_.asker().questions.clear();
        ada_.asker().consents = false;
        ada_.desk().apply(CorrectResult{{one, 1}, GameResult::blackWins}, QStringLiteral("Correct round 1?"));
        QCOMPARE(ada_.asker().questions.size(), std::size_t{1});
        const QString text = ada_.asker().questions.front().text;
        for (const QString& part :
             {QStringLiteral("Board 1: “%1” was entered by Ben (arbiter) at ").arg(formatResult(GameResult::draw))})
            QVERIFY2(text.contains(part), qPrintable(text));
    }

    void aMenuOfResultsThatWasOpenReplacesNothingUnasked()
    {
        ada_.activate();
        ada_.trigger(ActionId::pageRounds);
        ada_.desk().showRound(one);
        auto& table = ada_.find<QTableView>("boardsTable");
        table.setCurrentIndex(table.model()->index(0, 0));
        ada_.trigger(ActionId::correctResult);
        auto& menu = ada_.find<ResultMenu>("resultMenu");
        QVERIFY(applied(ben_.desk(), EnterResult{{one, 1}, GameResult::whiteWins}));
        QTRY_VERIFY_WITH_TIMEOUT(resultAt(ada_, 1).has_value(), longEnough);
        ada_.asker().consents = false;
        ada_.asker().questions.clear();
        QTest::keyClick(&menu, Qt::Key_0);
        QCOMPARE(ada_.asker().questions.size(), std::size_t{1});
        QVERIFY(isNamed(ada_.asker().questions.front(), GameResult::whiteWins, GameResult::blackWins));
        QCOMPARE(resultAt(ada_, 1), std::optional(GameResult::whiteWins));
    }

    void aListOfPresenceThatWasOpenReplacesNothingUnasked()
    {
        ada_.activate();
        ada_.trigger(ActionId::pagePlayers);
        const PlayerKey player = ada_.projected().players.front().key;
        auto& table = ada_.find<QTableView>("playersTable");
        table.setCurrentIndex(table.model()->index(0, 1));
        ada_.desk().selectPlayer(player);
        ada_.press(Qt::Key_B, Qt::ControlModifier);
        auto& box = ada_.find<QComboBox>("presence2");
        for (const bool replaces : {false, true}) {
            QTest::mouseClick(&box, Qt::LeftButton);
            QTRY_VERIFY(box.view()->isVisible());
            const AbsenceKind other = replaces ? AbsenceKind::zeroPoint : AbsenceKind::halfPoint;
            const AbsenceKind wanted = replaces ? AbsenceKind::halfPoint : AbsenceKind::zeroPoint;
            QVERIFY(applied(ben_.desk(), SetAbsence{two, {player}, other}));
            QTRY_VERIFY_WITH_TIMEOUT(absence(ada_, player) == other, longEnough);
            ada_.asker().consents = replaces;
            ada_.asker().questions.clear();
            QTest::keyClick(box.view(), Qt::Key_Home);
            for (int row = replaces ? 1 : 2; row > 0; --row)
                QTest::keyClick(box.view(), Qt::Key_Down);
            QTest::keyClick(box.view(), Qt::Key_Return);
            QTRY_COMPARE(ada_.asker().questions.size(), std::size_t{1});
            const Question& question = ada_.asker().questions.front();
            QVERIFY2(question.text.contains(QStringLiteral("Ben (arbiter) at ")), qPrintable(question.text));
            waitForBen();
            QVERIFY(absence(ben_, player) == (replaces ? wanted : other));
        }
    }

    void aKeyForTheNextBoardReplacesNothing()
    {
        ada_.activate();
        ada_.desk().showRound(one);
        ada_.press(Qt::Key_F8);
        auto& bar = ada_.find<KeypadBar>("keypadBar");
        QVERIFY(applied(ben_.desk(), EnterResult{{one, 1}, GameResult::whiteWins}));
        QTRY_VERIFY_WITH_TIMEOUT(resultAt(ada_, 1).has_value(), longEnough);
        ada_.press(Qt::Key_0);
        ada_.press(Qt::Key_0);
        for (const QString& part :
             {QStringLiteral("Board 1"), QStringLiteral("Ben (arbiter), at "), formatResult(GameResult::whiteWins),
              QStringLiteral("Return replaces it by “0"), QStringLiteral("Space goes on")})
            QVERIFY2(bar.answer().contains(part), qPrintable(bar.answer()));
        QTRY_VERIFY(!ada_.session().isSaving());
        QCOMPARE(resultAt(ada_, 1), std::optional(GameResult::whiteWins));
        QVERIFY(!resultAt(ada_, 2));
        ada_.screenshot(QStringLiteral("entered-by-another-desk"));
        // What is asked about is what is there.
        QVERIFY(applied(ben_.desk(), EnterResult{{one, 1}, GameResult::draw}));
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(ada_, 1), std::optional(GameResult::draw), longEnough);
        ada_.press(Qt::Key_0);
        QVERIFY2(bar.answer().contains(formatResult(GameResult::draw)), qPrintable(bar.answer()));
        ada_.press(Qt::Key_Return);
        ada_.press(Qt::Key_1);
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(ada_, 2), std::optional(GameResult::whiteWins), longEnough);
        QCOMPARE(resultAt(ada_, 1), std::optional(GameResult::blackWins));
    }

    void aResultThatWaitedGoesToNobodyElse()
    {
        const auto nameOn = [this](int board, bool white) {
            const Game& game = ada_.projected().board({one, board})->game(1);
            return ada_.projected().player(white ? game.white : game.black)->data.name;
        };
        const QString meant = nameOn(1, true);
        test::letIn(login_, false);
        QTRY_VERIFY_WITH_TIMEOUT(ben_.session().isCutOff(), longEnough);
        QVERIFY(ben_.session().apply(EnterResult{{one, 1}, GameResult::whiteWins}));
        QTRY_COMPARE_WITH_TIMEOUT(ben_.session().waiting().size(), std::size_t{1}, longEnough);
        const Match first = *ada_.projected().board({one, 1});
        const Match second = *ada_.projected().board({one, 2});
        QVERIFY(ada_.session().apply(WithdrawPublication{one, QStringLiteral("late")}, WarningLevel::twoSteps));
        ada_.trigger(ActionId::pairRound);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.projected().round(one)->proposal() != nullptr, longEnough);
        for (const Command& command :
             std::vector<Command>{BeginManualPairing{one}, EditProposal{one, EditProposal::MoveBoard{1, 2}}})
            QVERIFY(ada_.session().apply(command, WarningLevel::twoSteps));
        QVERIFY(ada_.session().apply(ValidatePairings{one, ada_.projected().round(one)->proposal()->pairings, {}},
                                     WarningLevel::twoSteps));
        QVERIFY(ada_.session().apply(PublishRound{one}, WarningLevel::twoSteps));
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().isSaving(), longEnough);
        QVERIFY(ada_.projected().board({one, 1})->a == second.a && ada_.projected().board({one, 2})->a == first.a);
        test::letIn(login_, true);
        QTRY_VERIFY_WITH_TIMEOUT(!ben_.session().isCutOff() && ben_.session().waiting().front().clash, longEnough);
        ben_.asker().questions.clear();
        ben_.asker().consents = true;
        ben_.desk().decideWaiting();
        QCOMPARE(ben_.asker().questions.size(), std::size_t{1});
        const Question& question = ben_.asker().questions.front();
        for (const QString& part : {meant, nameOn(1, true), nameOn(1, false), QStringLiteral("Ada"),
                                    QStringLiteral("meet at board 2 now: enter it there")})
            QVERIFY2(question.text.contains(part), qPrintable(question.text));
        QCOMPARE(question.choices.front().options.size(), 1);
        QTRY_VERIFY(ben_.session().waiting().empty());
        QVERIFY(!resultAt(ben_, 1) && !resultAt(ben_, 2));
    }

private:
    static std::optional<AbsenceKind> absence(const OneOfTwo& desk, PlayerKey key)
    {
        const auto& absences = desk.session().saved().player(key)->absences;
        const auto found = absences.find(two);
        return found != absences.end() ? std::optional(found->second) : std::nullopt;
    }

    ServerAddress owner_;
};

static const RegisteredTest<TestOpenQuestions> registered("test_open_questions");
#include "test_open_questions.moc"
