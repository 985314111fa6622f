#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/pairing_job.h"
#include "app/pairing/question_jobs.h"
#include "app/pairing/round_reading.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

RoundInQuestion questionOf(const Tournament& tournament, RoundNumber round)
{
    const Round& stored = *tournament.round(round);
    return roundInQuestion(tournament, round, stored.published() != nullptr ? *stored.published() : *stored.proposal());
}

PlayerKey key(std::int64_t value)
{
    return PlayerKey{value};
}

BoardPlayers board(std::int64_t white, std::int64_t black)
{
    return {key(white), key(black)};
}

WhyNotAnswer ask(const Tournament& tournament, RoundNumber round, std::int64_t a, std::int64_t b)
{
    return answerWhyNot(questionOf(tournament, round), key(a), key(b)).value();
}

/// The proposal with the Blacks of two boards exchanged: a round paired by hand.
void exchangeBlacks(Tournament& tournament, std::size_t one, std::size_t other)
{
    RoundVersion& version = tournament.rounds.back().versions.back();
    std::swap(version.pairings.boards.at(one).b, version.pairings.boards.at(other).b);
    version.record = {};
    version.origin = PairingOrigin::edited;
}

} // namespace

/// The questions about a stored round in terms of players; what the engine answers is tested with the engine.
class QuestionJobsTest : public QObject {
    Q_OBJECT
private slots:
    void aPairThatCostsAFloatIsWorse();
    void aPairThatMetIsImpossible();
    void aPairOfTheRoundIsPaired();
    void somebodyWhoIsAbsentCannotBePaired();
    void aChangedBoardIsMatchedToTheBoardOfTheSamePlayer();
    void aPublishedRoundIsAskedAsItWasPaired();
    void limAnswersWithAStep();
    void aRoundByTheRulesIsClean();
    void aRoundByHandIsJudged();
    void theReasonsOfAnImportedRoundAreComputed();
    void whatTheRulesDoNotGiveHasNoReasons();
    void anExchangedPairThatMetIsABrokenRule();
    void theJobAnswersFromAnotherThread();
    void theJobJudgesFromAnotherThread();
    void aCancelledQuestionHandsNothingOver();
    void spentTimeIsAnAnswer();
};

void QuestionJobsTest::aPairThatCostsAFloatIsWorse()
{
    const WhyNotAnswer answer = ask(proposedSample().value, five, 1, 2);
    QCOMPARE(answer.verdict, Counterfactual::Verdict::worse);
    QVERIFY(answer.roundIsByTheRules);
    QVERIFY(answer.bracket == Score{30});
    QVERIFY(answer.loss);
    QCOMPARE(answer.loss->criterion, Criterion::downfloaterCount);
    QCOMPARE(answer.loss->byTheRules, std::vector<std::int64_t>{0});
    QCOMPARE(answer.loss->instead, std::vector<std::int64_t>{2});
    QCOMPARE(answer.loss->chargedInstead, (std::vector{key(1), key(6)}));
    QCOMPARE(answer.loss->article, std::string("C.04.3:2026 art. 2.4.1 [C6]"));
}

void QuestionJobsTest::aPairThatMetIsImpossible()
{
    const WhyNotAnswer answer = ask(proposedSample().value, five, 3, 2);
    QCOMPARE(answer.verdict, Counterfactual::Verdict::impossible);
    QVERIFY(answer.obstacle == PairObstacle::Kind::haveMet);
    QVERIFY(answer.met == RoundNumber{2});
    QVERIFY(!answer.changes);
}

void QuestionJobsTest::aPairOfTheRoundIsPaired()
{
    QCOMPARE(ask(proposedSample().value, five, 6, 1).verdict, Counterfactual::Verdict::isPaired);
}

void QuestionJobsTest::somebodyWhoIsAbsentCannotBePaired()
{
    MemoryTournament tournament(6);
    tournament.apply(SetAbsence{RoundNumber{1}, {key(6)}, AbsenceKind::halfPoint});
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    const WhyNotAnswer answer = ask(tournament.value, RoundNumber{1}, 1, 6);
    QCOMPARE(answer.verdict, Counterfactual::Verdict::impossible);
    QVERIFY(answer.obstacle == PairObstacle::Kind::notInRound);
}

void QuestionJobsTest::aChangedBoardIsMatchedToTheBoardOfTheSamePlayer()
{
    const WhyNotAnswer answer = ask(proposedSample().value, five, 1, 4);
    QVERIFY(answer.changes);
    const std::vector<BoardExchange> expected{{board(4, 8), board(1, 4)}, {board(1, 6), board(6, 8)}};
    QVERIFY(answer.changes->boards == expected);
    QVERIFY(answer.changes->byeNow == answer.changes->byeInstead);
}

void QuestionJobsTest::aPublishedRoundIsAskedAsItWasPaired()
{
    MemoryTournament tournament(8);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    tournament.pairAndPublish();
    const WhyNotAnswer before = ask(tournament.value, RoundNumber{2}, 1, 2);
    tournament.apply(CorrectResult{{RoundNumber{1}, 1}, GameResult::blackWins});
    const WhyNotAnswer after = ask(tournament.value, RoundNumber{2}, 1, 2);
    QVERIFY(after.roundIsByTheRules);
    QCOMPARE(after.verdict, before.verdict);
    QVERIFY(after.bracket == before.bracket);
    QVERIFY(after.loss == before.loss);
}

void QuestionJobsTest::limAnswersWithAStep()
{
    MemoryTournament tournament(8);
    tournament.value.settings.system = {System::Lim, 1999};
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    const WhyNotAnswer answer = ask(tournament.value, RoundNumber{1}, 1, 6);
    QCOMPARE(answer.verdict, Counterfactual::Verdict::decidedByStep);
    QVERIFY(answer.step);
    QCOMPARE(answer.step->outcome, ProcedureOutcome::paired);
    QCOMPARE(answer.step->players, (std::vector{key(1), key(5)}));
    QVERIFY2(answer.step->article.starts_with("C.04.4.3"), answer.step->article.c_str());
}

void QuestionJobsTest::aRoundByTheRulesIsClean()
{
    const MemoryTournament tournament = proposedSample();
    for (int round = 1; round <= five.value; ++round) {
        const auto judgement = judgeRound(questionOf(tournament.value, RoundNumber{round}));
        QVERIFY(judgement.hasValue());
        QVERIFY(judgement->isClean());
        QVERIFY(judgement->changes.boards.empty());
    }
}

void QuestionJobsTest::theReasonsOfAnImportedRoundAreComputed()
{
    const MemoryTournament tournament = proposedSample();
    for (RoundNumber round{1}; round.value <= 4; ++round.value) {
        const RoundVersion& version = *tournament.value.round(round)->published();
        QVERIFY(!version.hasOwnRecord());
        const auto reasons = computeReasons(tournament.value, round, version);
        QVERIFY(reasons != nullptr);
        QCOMPARE(reasons->colours.size(), version.pairings.boards.size());
        const RoundReading reading(tournament.value, round, version, reasons);
        QCOMPARE(reading.record(), &reasons->stored);
        const RoundJudgement judged = judgeRound(questionOf(tournament.value, round)).value();
        QVERIFY(judged.isClean() && judged.reasons != nullptr);
        QVERIFY(judged.reasons->stored == reasons->stored);
    }
}

void QuestionJobsTest::whatTheRulesDoNotGiveHasNoReasons()
{
    MemoryTournament tournament = proposedSample();
    const auto reasons = [&tournament] {
        return computeReasons(tournament.value, five, tournament.value.rounds.back().versions.back());
    };
    // What has a record of its own needs none.
    QVERIFY(reasons() == nullptr);
    RoundVersion& version = tournament.value.rounds.back().versions.back();
    const StoredRecord kept = *version.record.read();
    version.record = {};
    QVERIFY(reasons() != nullptr);
    QVERIFY(reasons()->stored.record == kept.record);
    QCOMPARE(reasons()->stored.effectiveNumbers, kept.effectiveNumbers);
    exchangeBlacks(tournament.value, 0, 1);
    QVERIFY(reasons() == nullptr);
    exchangeBlacks(tournament.value, 0, 1);
    QVERIFY(reasons() != nullptr); // made by hand, and as the rules give it
    Match& board = version.pairings.boards.front();
    std::swap(board.a, board.b);
    QVERIFY(reasons() == nullptr);
}

void QuestionJobsTest::aRoundByHandIsJudged()
{
    MemoryTournament tournament = proposedSample();
    // 1-4 and 6-8 for 4-8 and 1-6: what "why not 1-4" names as the best round with that pair.
    auto& boards = tournament.value.rounds.back().versions.back().pairings.boards;
    boards.at(0).a = key(1);
    boards.at(0).b = key(4);
    boards.at(1).a = key(6);
    boards.at(1).b = key(8);
    const auto judgement = judgeRound(questionOf(tournament.value, five));
    QVERIFY(judgement.hasValue());
    QVERIFY(judgement->broken.empty());
    QCOMPARE(judgement->worse.size(), std::size_t{1});
    const WorsePart& part = judgement->worse.front();
    QVERIFY(part.bracket == Score{35});
    QVERIFY(part.loss);
    QCOMPARE(part.loss->criterion, Criterion::colourPreference);
    QCOMPARE(part.loss->byTheRules, std::vector<std::int64_t>{0});
    QCOMPARE(part.loss->instead, std::vector<std::int64_t>{1});
    QCOMPARE(part.loss->chargedInstead, std::vector{key(4)});
    QCOMPARE(judgement->changes.boards.size(), std::size_t{2});
    QVERIFY(!ask(tournament.value, five, 1, 4).roundIsByTheRules);
}

void QuestionJobsTest::anExchangedPairThatMetIsABrokenRule()
{
    MemoryTournament tournament = proposedSample();
    exchangeBlacks(tournament.value, 0, 1);
    const auto judgement = judgeRound(questionOf(tournament.value, five));
    QVERIFY(judgement.hasValue());
    QCOMPARE(judgement->broken.size(), std::size_t{1});
    QCOMPARE(judgement->broken.front().kind, Violation::Kind::haveMet);
    QCOMPARE(judgement->broken.front().players, (std::vector{key(1), key(8)}));
    QVERIFY(judgement->broken.front().met == RoundNumber{4});
    const std::vector<BoardExchange> expected{{board(4, 6), board(4, 8)}, {board(1, 8), board(1, 6)}};
    QVERIFY(judgement->changes.boards == expected);
}

void QuestionJobsTest::theJobAnswersFromAnotherThread()
{
    const MemoryTournament tournament = proposedSample();
    QObject context;
    QPointer<WhyNotJob> job = new WhyNotJob(std::make_shared<const Tournament>(tournament.value), five,
                                            *tournament.value.round(five)->proposal(), {key(1), key(2)}, &context);
    std::optional<WhyNotAnswer> answer;
    connect(job, &WhyNotJob::answered, &context, [&](const WhyNotAnswer& given) { answer = given; });
    QSignalSpy finished(job, &Job::finished);
    job->start();
    QVERIFY(finished.wait());
    QVERIFY(answer);
    QCOMPARE(answer->verdict, Counterfactual::Verdict::worse);
    QCOMPARE(answer->loss->chargedInstead, (std::vector{key(1), key(6)}));
    QTRY_VERIFY(job.isNull());
}

void QuestionJobsTest::theJobJudgesFromAnotherThread()
{
    MemoryTournament tournament = proposedSample();
    exchangeBlacks(tournament.value, 0, 1);
    QObject context;
    auto* job = new JudgeJob(std::make_shared<const Tournament>(tournament.value), five,
                             tournament.value.rounds.back().versions.back(), &context);
    std::optional<RoundJudgement> judgement;
    connect(job, &JudgeJob::judged, &context, [&](const RoundJudgement& given) { judgement = given; });
    QSignalSpy finished(job, &Job::finished);
    job->start();
    QVERIFY(finished.wait());
    QVERIFY(judgement);
    QCOMPARE(judgement->broken.size(), std::size_t{1});
}

void QuestionJobsTest::aCancelledQuestionHandsNothingOver()
{
    const MemoryTournament tournament = proposedSample();
    QObject context;
    auto* job = new WhyNotJob(std::make_shared<const Tournament>(tournament.value), five,
                              *tournament.value.round(five)->proposal(), {key(1), key(2)}, &context);
    QSignalSpy cancelled(job, &Job::cancelled);
    QSignalSpy finished(job, &Job::finished);
    bool answered = false;
    connect(job, &WhyNotJob::answered, &context, [&] { answered = true; });
    job->start();
    job->cancel();
    QVERIFY(cancelled.wait());
    QCOMPARE(finished.count(), 0);
    QVERIFY(!answered);
}

void QuestionJobsTest::spentTimeIsAnAnswer()
{
    MemoryTournament tournament(400);
    for (int round = 1; round <= 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(round % 2 == 0 ? GameResult::draw : GameResult::whiteWins);
    }
    tournament.pairAndPublish();
    QObject context;
    auto* job = new WhyNotJob(std::make_shared<const Tournament>(tournament.value), RoundNumber{4},
                              *tournament.value.rounds.back().published(), {key(1), key(400)}, &context);
    job->setTimeLimit(std::chrono::milliseconds::zero());
    std::optional<WhyNotAnswer> answer;
    connect(job, &WhyNotJob::answered, &context, [&](const WhyNotAnswer& given) { answer = given; });
    QSignalSpy finished(job, &Job::finished);
    job->start();
    QVERIFY(finished.wait());
    QVERIFY(answer);
    QCOMPARE(answer->verdict, Counterfactual::Verdict::unknown);
    QCOMPARE(answer->a, key(1));
}

static const pairwright::RegisteredTest<QuestionJobsTest> registered("test_question_jobs");
#include "test_question_jobs.moc"
