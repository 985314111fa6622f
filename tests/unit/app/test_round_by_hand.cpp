#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/formats/trf/export.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Codes = std::vector<FindingCode>;
constexpr RoundNumber four{4};

/// Everybody has met everybody: the rules give no round 4. With three players everybody has had the bye too.
MemoryTournament everybodyHasMet(int players)
{
    MemoryTournament tournament(players, 5);
    for (int round = 0; round < 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
    return tournament;
}

const RoundVersion& madeByHand(const Tournament& tournament)
{
    return *tournament.rounds.back().proposal();
}

PlayerKey numbered(const Tournament& tournament, int number)
{
    return madeByHand(tournament).order.at(static_cast<std::size_t>(number - 1));
}

void place(MemoryTournament& tournament, int white, int black)
{
    tournament.apply(
        EditProposal{four, EditProposal::Pair{numbered(tournament.value, white), numbered(tournament.value, black)}});
}

ValidatePairings judged(const Tournament& tournament)
{
    const Pairings& pairings = madeByHand(tournament).pairings;
    const auto round = judgeRound(roundInQuestion(tournament, four, madeByHand(tournament)));
    return {
        four, pairings,
        toJson(round ? comparisonOf(tournament, pairings, *round) : comparisonOf(tournament, pairings, round.error()))};
}

} // namespace

/// A round that the engine cannot pair is made by hand.
class RoundByHandTest : public QObject {
    Q_OBJECT
private slots:
    void anEmptyRoundHasEverybodyInItsPool();
    void whoIsAbsentIsNotInThePool();
    void itIsMadePublishedAndSaidInTheTrf();
    void theByeIsGivenByHand();
    void halfARoundIsNotValidated();
    void cancellingLeavesTheRoundUnpaired();
    void itIsUndoneAndDoneAgain();
    void itBeginsOnlyWhereTheRoundIsDue();
    void aProposalThatIsThereIsEdited();
    void oneThatIsOutOfDateGivesWayToAnEmptyRound();
    void itSurvivesARestart();
};

void RoundByHandTest::anEmptyRoundHasEverybodyInItsPool()
{
    MemoryTournament tournament = everybodyHasMet(4);
    QVERIFY(!proposeRound(tournament.value));
    QCOMPARE(codesOf(tournament.plan(BeginManualPairing{four}).findings), (Codes{FindingCode::noProposal}));
    tournament.apply(BeginManualPairing{four, true});
    QCOMPARE(tournament.value.roundEditedByHand(), std::optional(four));
    const RoundVersion& version = madeByHand(tournament.value);
    QVERIFY(version.pairings.boards.empty());
    QCOMPARE(version.unpaired(), version.order);
    QCOMPARE(version.unpaired().size(), std::size_t{4});
    QCOMPARE(version.origin, PairingOrigin::edited);
}

void RoundByHandTest::whoIsAbsentIsNotInThePool()
{
    MemoryTournament tournament = everybodyHasMet(4);
    const PlayerKey away = tournament.value.players.at(1).key;
    tournament.apply(SetAbsence{four, {away}});
    tournament.apply(BeginManualPairing{four, true});
    const std::vector<PlayerKey> pool = madeByHand(tournament.value).unpaired();
    QCOMPARE(pool.size(), std::size_t{3});
    QVERIFY(std::find(pool.begin(), pool.end(), away) == pool.end());
}

void RoundByHandTest::itIsMadePublishedAndSaidInTheTrf()
{
    MemoryTournament tournament = everybodyHasMet(4);
    tournament.apply(BeginManualPairing{four, true});
    const EditProposal rematch{four, EditProposal::Pair{numbered(tournament.value, 1), numbered(tournament.value, 3)}};
    const auto asked = tournament.plan(rematch).findings;
    QVERIFY(std::any_of(asked.begin(), asked.end(), [](const Finding& one) {
        return one.code == FindingCode::rematch && one.level == WarningLevel::confirm;
    }));
    place(tournament, 1, 3);
    place(tournament, 4, 2);
    QVERIFY(madeByHand(tournament.value).unpaired().empty());
    tournament.apply(judged(tournament.value));
    const auto comparison = comparisonFromJson(madeByHand(tournament.value).comparisonJson);
    QVERIFY(comparison && comparison->noRound);
    QCOMPARE(comparison->noRound->reason, PairingFailure::Reason::noLegalPairing);
    QCOMPARE(comparison->noRound->blocked.size(), std::size_t{4});
    tournament.apply(PublishRound{four});
    tournament.enterAll();
    const QByteArray bytes = exportTrf(tournament.value).value().bytes;
    const auto start = bytes.indexOf("### MPA @ Round 4: no pairing => ");
    QVERIFY2(start >= 0, bytes.constData());
    const QByteArray line = bytes.mid(start, bytes.indexOf('\n', start) - start).trimmed();
    QVERIFY2(line.contains("1-3") && line.contains("4-2"), line.constData());
    QVERIFY2(line.contains("; warnings: "), line.constData());
    QVERIFY2(line.contains("rematch 1-3"), line.constData());
}

void RoundByHandTest::theByeIsGivenByHand()
{
    MemoryTournament tournament = everybodyHasMet(3);
    QCOMPARE(proposeRound(tournament.value).error().reason, PairingFailure::Reason::noEligibleForBye);
    tournament.apply(BeginManualPairing{four, true});
    const PlayerKey second = numbered(tournament.value, 2);
    const EditProposal bye{four, EditProposal::GiveBye{second}};
    QVERIFY(highestLevel(tournament.plan(bye).findings) == WarningLevel::confirm); // he has had it
    tournament.apply(bye);
    place(tournament, 1, 3);
    tournament.apply(judged(tournament.value));
    tournament.apply(PublishRound{four});
    QCOMPARE(tournament.value.round(four)->published()->pairings.bye, std::optional(second));
}

void RoundByHandTest::halfARoundIsNotValidated()
{
    MemoryTournament tournament = everybodyHasMet(4);
    tournament.apply(BeginManualPairing{four, true});
    place(tournament, 1, 3);
    const auto codes = codesOf(tournament.plan(judged(tournament.value)).findings);
    QCOMPARE(codes, (Codes{FindingCode::playerNotPlaced, FindingCode::playerNotPlaced}));
}

void RoundByHandTest::cancellingLeavesTheRoundUnpaired()
{
    MemoryTournament tournament = everybodyHasMet(4);
    tournament.apply(BeginManualPairing{four, true});
    place(tournament, 1, 3);
    tournament.apply(CancelManualPairing{four});
    QVERIFY(!tournament.value.roundEditedByHand());
    QVERIFY(tournament.value.round(four) == nullptr || tournament.value.round(four)->proposal() == nullptr);
    tournament.apply(BeginManualPairing{four, true}); // and again
    QCOMPARE(madeByHand(tournament.value).unpaired().size(), std::size_t{4});
}

void RoundByHandTest::itIsUndoneAndDoneAgain()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4, 5);
    for (int round = 0; round < 3; ++round) {
        test::pairAndPublish(*session);
        enterAll(*session);
    }
    const Tournament before = session->saved();
    mustApply(*session, BeginManualPairing{four, true});
    const Tournament begun = session->saved();
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == before);
    QVERIFY(session->redo());
    session->flush();
    QVERIFY(session->saved() == begun);
}

void RoundByHandTest::itBeginsOnlyWhereTheRoundIsDue()
{
    MemoryTournament tournament = everybodyHasMet(4);
    QCOMPARE(codesOf(tournament.plan(BeginManualPairing{RoundNumber{5}, true}).findings),
             (Codes{FindingCode::notTheNextRound}));
    QCOMPARE(codesOf(tournament.plan(BeginManualPairing{RoundNumber{3}, true}).findings),
             (Codes{FindingCode::roundAlreadyPublished}));
    MemoryTournament open(4, 5);
    open.pairAndPublish();
    QCOMPARE(codesOf(open.plan(BeginManualPairing{RoundNumber{2}, true}).findings),
             (Codes{FindingCode::resultsMissing}));
}

void RoundByHandTest::aProposalThatIsThereIsEdited()
{
    MemoryTournament tournament(6, 5);
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    const Pairings before = madeByHand(tournament.value).pairings;
    tournament.apply(BeginManualPairing{RoundNumber{1}, true});
    QVERIFY(madeByHand(tournament.value).pairings == before);
    QVERIFY(madeByHand(tournament.value).manualPhase->pool.empty());
}

void RoundByHandTest::oneThatIsOutOfDateGivesWayToAnEmptyRound()
{
    MemoryTournament tournament(6, 5);
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    const BeginManualPairing empty{RoundNumber{1}, true};
    tournament.apply(empty); // a proposal that holds is edited as it is
    QCOMPARE(madeByHand(tournament.value).pairings.boards.size(), std::size_t{3});
    tournament.apply(CancelManualPairing{RoundNumber{1}});
    tournament.apply(WithdrawPlayer{{tournament.value.players.front().key}, RoundNumber{1}});
    QCOMPARE(codesOf(tournament.plan(BeginManualPairing{RoundNumber{1}}).findings),
             (Codes{FindingCode::proposalStale}));
    tournament.apply(empty);
    const RoundVersion& version = madeByHand(tournament.value);
    QVERIFY(version.pairings.boards.empty() && version.manualPhase);
    QCOMPARE(version.unpaired().size(), std::size_t{5});
    QCOMPARE(tournament.value.rounds.front().versions.size(), std::size_t{1});
}

void RoundByHandTest::itSurvivesARestart()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4, 5);
    for (int round = 0; round < 3; ++round) {
        test::pairAndPublish(*session);
        enterAll(*session);
    }
    mustApply(*session, BeginManualPairing{four, true});
    const Tournament begun = session->saved();
    session.reset();
    QVERIFY(readTournament(file.path()).value() == begun);
    QCOMPARE(begun.rounds.back().proposal()->unpaired().size(), std::size_t{4});
}

static const pairwright::RegisteredTest<RoundByHandTest> registered("test_round_by_hand");
#include "test_round_by_hand.moc"
