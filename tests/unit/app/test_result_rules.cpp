#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/pairing_job.h"
#include "app/session/plan/result_entry.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Codes = std::vector<FindingCode>;

} // namespace

class ResultRulesTest : public QObject {
    Q_OBJECT
private slots:
    void aResultOfTheCurrentRoundIsEnteredChangedAndCleared();
    void aBoardThatIsNotThereIsRefused();
    void thePreviousRoundIsCorrectedUntilTheNextIsComplete();
    void aCorrectionSaysWhatItChanges();
    void fromThenOnOnlyTheRatingReportIsCorrected();
    void anAdjournedGameIsSettledAtAnyTime();
    void anAdjournedGameCannotBecomeAForfeit();
    void allOpenBoardsAreRegisteredAsAdjournedInOneStep();
    void manyResultsAreOneStepAndAllOrNothing();
    void oneChooserNamesTheCommandForAResult();
    void anAdjournedGameIsOverwrittenUntilARoundIsPairedFromIt();
};

void ResultRulesTest::aResultOfTheCurrentRoundIsEnteredChangedAndCleared()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    const BoardId board{one, 2};
    for (const GameResult result : allGameResults()) {
        QCOMPARE(levelOf(tournament, EnterResult{board, result}), WarningLevel::none);
        tournament.apply(EnterResult{board, result});
        QCOMPARE(tournament.value.game(board)->outcome.result.value(), result);
        QVERIFY(tournament.plan(EnterResult{board, result}).delta.empty());
    }
    tournament.apply(EnterResult{board, std::nullopt});
    QVERIFY(!tournament.value.game(board)->outcome.result);
}

void ResultRulesTest::aBoardThatIsNotThereIsRefused()
{
    MemoryTournament tournament(4, 3);
    QCOMPARE(refusals(tournament, EnterResult{{one, 1}, GameResult::draw}), (Codes{FindingCode::unknownBoard}));
    tournament.pairAndPublish();
    for (const BoardId board :
         {BoardId{one, 0}, BoardId{one, 3}, BoardId{one, -1}, BoardId{two, 1}, BoardId{RoundNumber{0}, 1}}) {
        QCOMPARE(refusals(tournament, EnterResult{board, GameResult::draw}), (Codes{FindingCode::unknownBoard}));
        QCOMPARE(resultEntryFor(tournament.value, board), ResultEntry::notPossible);
    }
}

void ResultRulesTest::thePreviousRoundIsCorrectedUntilTheNextIsComplete()
{
    MemoryTournament tournament(6, 5);
    tournament.pairAndPublish();
    QCOMPARE(resultEntryFor(tournament.value, {one, 1}), ResultEntry::enter);
    QCOMPARE(refusals(tournament, CorrectResult{{one, 1}, GameResult::draw}), (Codes{FindingCode::nothingToCorrect}));
    tournament.enterAll();
    QCOMPARE(resultEntryFor(tournament.value, {one, 1}), ResultEntry::enter);
    tournament.pairAndPublish();
    QCOMPARE(resultEntryFor(tournament.value, {one, 1}), ResultEntry::correct);
    QCOMPARE(refusals(tournament, EnterResult{{one, 1}, GameResult::whiteWins}), (Codes{FindingCode::useCorrection}));
    QCOMPARE(refusals(tournament, SetRatingOnlyResult{{one, 1}, GameResult::whiteWins}),
             (Codes{FindingCode::stillCorrectable}));
    tournament.apply(EnterResults{two, {{1, GameResult::draw}, {2, GameResult::draw}}});
    const CorrectResult correction{{one, 1}, GameResult::whiteWins};
    QCOMPARE(levelOf(tournament, correction), WarningLevel::confirm);
    const Pairings before = tournament.value.round(two)->published()->pairings;
    tournament.apply(correction);
    QCOMPARE(tournament.value.game({one, 1})->outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(tournament.value.round(two)->published()->pairings, before);
    // The last result of round 2 ends it, also when a game there is adjourned.
    tournament.apply(EnterResult{{two, 3}, GameResult::adjourned});
    const CorrectResult late{{one, 2}, GameResult::whiteWins};
    QVERIFY(has(tournament.plan(late).findings, FindingCode::onlyIfReportedInTime, WarningLevel::confirm));
    QVERIFY(refusals(tournament, late).empty());
    QVERIFY(refusals(tournament, SetRatingOnlyResult{{one, 2}, GameResult::whiteWins}).empty());
    tournament.apply(late);
    QCOMPARE(tournament.value.game({one, 2})->outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(tournament.value.integrity.back().kind, IntegrityEvent::Kind::correction);
    // With the round after it published it is over.
    tournament.pairAndPublish();
    QCOMPARE(refusals(tournament, CorrectResult{{one, 3}, GameResult::whiteWins}),
             (Codes{FindingCode::ratingOnlyFromNowOn}));
}

void ResultRulesTest::aCorrectionSaysWhatItChanges()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::blackWins);
    tournament.pairAndPublish();
    const Match board = *tournament.value.board({one, 2});
    const Plan plan = tournament.plan(CorrectResult{{one, 2}, GameResult::draw});
    QCOMPARE(codesOf(plan.findings),
             (Codes{FindingCode::pairingsStay, FindingCode::pointsChange, FindingCode::pointsChange}));
    QCOMPARE(plan.findings[0].round.value(), two);
    QCOMPARE(plan.findings[1].player.value(), board.a);
    QCOMPARE(plan.findings[1].value.value(), std::int64_t{5});
    QCOMPARE(plan.findings[2].player.value(), board.b);
    QCOMPARE(plan.findings[2].value.value(), std::int64_t{-5});
    QVERIFY(tournament.plan(CorrectResult{{one, 2}, GameResult::blackWins}).delta.empty());
    QCOMPARE(refusals(tournament, CorrectResult{{one, 2}, GameResult::adjourned}),
             (Codes{FindingCode::resultNotAllowed}));
}

void ResultRulesTest::fromThenOnOnlyTheRatingReportIsCorrected()
{
    MemoryTournament tournament(6, 5);
    for (int i = 0; i < 3; ++i) {
        tournament.pairAndPublish();
        if (i < 2)
            tournament.enterAll();
    }
    const BoardId board{one, 1};
    QCOMPARE(resultEntryFor(tournament.value, board), ResultEntry::ratingOnly);
    QCOMPARE(refusals(tournament, EnterResult{board, GameResult::whiteWins}),
             (Codes{FindingCode::ratingOnlyFromNowOn}));
    QCOMPARE(refusals(tournament, CorrectResult{board, GameResult::whiteWins}),
             (Codes{FindingCode::ratingOnlyFromNowOn}));
    const SetRatingOnlyResult command{board, GameResult::whiteWins};
    QCOMPARE(levelOf(tournament, command), WarningLevel::confirm);
    tournament.apply(command);
    QCOMPARE(tournament.value.game(board)->outcome.ratingOnly.value(), GameResult::whiteWins);
    QCOMPARE(tournament.value.game(board)->outcome.result.value(), GameResult::draw);
    tournament.apply(SetRatingOnlyResult{board, std::nullopt});
    QVERIFY(!tournament.value.game(board)->outcome.ratingOnly);
    QCOMPARE(refusals(tournament, SetRatingOnlyResult{{RoundNumber{3}, 1}, GameResult::draw}),
             (Codes{FindingCode::nothingToCorrect}));
}

void ResultRulesTest::anAdjournedGameIsSettledAtAnyTime()
{
    MemoryTournament tournament(6, 5);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::adjourned);
    tournament.pairAndPublish();
    tournament.enterAll();
    tournament.pairAndPublish();
    QCOMPARE(resultEntryFor(tournament.value, {one, 1}), ResultEntry::adjourned);
    QCOMPARE(refusals(tournament, SetRatingOnlyResult{{one, 1}, GameResult::draw}),
             (Codes{FindingCode::useAdjournedResult}));
    QCOMPARE(refusals(tournament, EnterAdjournedResult{{two, 1}, GameResult::draw}),
             (Codes{FindingCode::notAdjourned}));
    QCOMPARE(levelOf(tournament, EnterAdjournedResult{{one, 1}, GameResult::draw}), WarningLevel::none);
    const Plan win = tournament.plan(EnterAdjournedResult{{one, 2}, GameResult::blackWins});
    QVERIFY(has(win.findings, FindingCode::pairedAsDraw, WarningLevel::confirm));
    QVERIFY(has(win.findings, FindingCode::pointsChange, WarningLevel::none));
    tournament.apply(EnterAdjournedResult{{one, 2}, GameResult::blackWins});
    const BoardOutcome& outcome = tournament.value.game({one, 2})->outcome;
    QCOMPARE(outcome.result.value(), GameResult::blackWins);
    QVERIFY(outcome.wasAdjourned);
    QCOMPARE(tournament.value.round(one)->adjournedBoards(), (std::vector<int>{1, 3}));
    QCOMPARE(resultEntryFor(tournament.value, {one, 2}), ResultEntry::ratingOnly);
}

void ResultRulesTest::anAdjournedGameCannotBecomeAForfeit()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::adjourned);
    for (const GameResult result :
         {GameResult::whiteWinsByForfeit, GameResult::doubleForfeit, GameResult::unratedDraw, GameResult::adjourned})
        QCOMPARE(refusals(tournament, EnterAdjournedResult{{one, 1}, result}), (Codes{FindingCode::resultNotAllowed}));
    // In the current round a mistyped "adjourned" is simply overwritten.
    QVERIFY(refusals(tournament, EnterResult{{one, 1}, GameResult::whiteWinsByForfeit}).empty());
}

void ResultRulesTest::allOpenBoardsAreRegisteredAsAdjournedInOneStep()
{
    MemoryTournament tournament(6, 5);
    QCOMPARE(refusals(tournament, RegisterAdjourned{one}), (Codes{FindingCode::notPublished}));
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 2}, GameResult::whiteWins});
    const Plan plan = tournament.plan(RegisterAdjourned{one});
    QCOMPARE(highestLevel(plan.findings), WarningLevel::confirm);
    QCOMPARE(plan.findings.front().boards, (std::vector<int>{1, 3}));
    QCOMPARE(plan.step.count, 2);
    tournament.apply(RegisterAdjourned{one});
    QCOMPARE(tournament.value.round(one)->adjournedBoards(), (std::vector<int>{1, 3}));
    QCOMPARE(tournament.value.game({one, 2})->outcome.result.value(), GameResult::whiteWins);
    QVERIFY(tournament.plan(RegisterAdjourned{one}).findings.empty());
}

void ResultRulesTest::manyResultsAreOneStepAndAllOrNothing()
{
    MemoryTournament tournament(6, 5);
    tournament.pairAndPublish();
    const EnterResults good{one, {{3, GameResult::draw}, {1, GameResult::doubleForfeit}}};
    QCOMPARE(tournament.plan(good).delta.size(), std::size_t{2});
    const EnterResults bad{one, {{1, GameResult::draw}, {9, GameResult::draw}}};
    QCOMPARE(refusals(tournament, bad), (Codes{FindingCode::unknownBoard}));
}

void ResultRulesTest::oneChooserNamesTheCommandForAResult()
{
    MemoryTournament tournament(6, 5);
    const BoardId board{one, 1};
    const auto chosen = [&](std::optional<GameResult> result) {
        return commandFor(tournament.value, board, result);
    };
    // What is not possible is a command too: the planner says why.
    QCOMPARE(refusals(tournament, chosen(GameResult::draw)), (Codes{FindingCode::unknownBoard}));
    tournament.pairAndPublish();
    QVERIFY(std::holds_alternative<EnterResult>(chosen(GameResult::draw)));
    tournament.enterAll();
    QVERIFY(std::holds_alternative<EnterResult>(chosen(std::nullopt)));
    tournament.pairAndPublish();
    QVERIFY(std::holds_alternative<CorrectResult>(chosen(GameResult::whiteWins)));
    QCOMPARE(refusals(tournament, chosen(std::nullopt)), (Codes{FindingCode::useCorrection}));
    tournament.enterAll();
    QVERIFY(std::holds_alternative<CorrectResult>(chosen(GameResult::whiteWins)));
    tournament.pairAndPublish();
    QVERIFY(std::holds_alternative<SetRatingOnlyResult>(chosen(GameResult::whiteWins)));
    QVERIFY(std::holds_alternative<SetRatingOnlyResult>(chosen(std::nullopt)));
}

void ResultRulesTest::anAdjournedGameIsOverwrittenUntilARoundIsPairedFromIt()
{
    MemoryTournament tournament(6, 5);
    const BoardId board{one, 1};
    const auto chosen = [&](std::optional<GameResult> result) {
        return commandFor(tournament.value, board, result);
    };
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::adjourned);
    for (const GameResult result : {GameResult::whiteWins, GameResult::whiteWinsByForfeit})
        QCOMPARE(levelOf(tournament, chosen(result)), WarningLevel::none);
    const auto draft = proposeRound(tournament.value);
    tournament.apply(StoreProposal{draft.value()});
    QVERIFY(std::holds_alternative<EnterAdjournedResult>(chosen(GameResult::whiteWins)));
    QCOMPARE(levelOf(tournament, chosen(GameResult::whiteWins)), WarningLevel::confirm);
    QCOMPARE(refusals(tournament, chosen(GameResult::whiteWinsByForfeit)), (Codes{FindingCode::resultNotAllowed}));
    QCOMPARE(levelOf(tournament, chosen(std::nullopt)), WarningLevel::none);
    tournament.apply(PublishRound{two});
    QVERIFY(std::holds_alternative<EnterAdjournedResult>(chosen(GameResult::whiteWins)));
    QCOMPARE(refusals(tournament, chosen(std::nullopt)), (Codes{FindingCode::useAdjournedResult}));
}

static const pairwright::RegisteredTest<ResultRulesTest> registered("test_result_rules");
#include "test_result_rules.moc"
