#include "app/pairing/pairing_job.h"
#include "app/pairing/play_off.h"
#include "app/session/plan/result_entry.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/shared_store.h"

#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

namespace {

RoundDraft draftOf(const Tournament& state)
{
    return proposeRound(state).value();
}

/// The boards of a published round with the White players of the first two exchanged.
Pairings withFirstBoardsMixed(const Tournament& state, RoundNumber round)
{
    Pairings pairings = state.round(round)->published()->pairings;
    std::vector<Match>& boards = pairings.boards;
    const Match first = Match::of(boards[1].a, boards[0].b);
    boards[1] = Match::of(boards[0].a, boards[1].b);
    boards[0] = first;
    return pairings;
}

} // namespace

/// Ben's command is planned on what he saw; Ada was faster, so that it is planned again. What he had not seen is never
/// overwritten.
class SeenMeanwhileTest : public QObject, private AtTwoDesks {
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void aResult()
    {
        faster({EnterResult{{one, 3}, GameResult::whiteWins}});
        later(EnterResult{{one, 4}, GameResult::draw});
        QVERIFY(goesThrough());
        faster({EnterResult{{one, 1}, GameResult::whiteWins}});
        later(EnterResult{{one, 1}, GameResult::draw});
        QVERIFY(isConflict("result", "\"1-0\"", "\"=\""));
        QCOMPARE(lost_->board, std::optional(1));
        faster({EnterResult{{one, 2}, GameResult::draw}});
        later(EnterResult{{one, 2}, GameResult::draw}); // it is what he wants
        QVERIFY(goesThrough());
        // Clearing is a value as well.
        faster({EnterResult{{one, 1}, std::nullopt}});
        later(EnterResult{{one, 1}, GameResult::blackWins});
        QVERIFY(isConflict("result", "null", "\"0-1\""));
    }

    void prizes()
    {
        const auto prize = [](const char* set, std::int64_t amount) {
            return Prize{QString::fromLatin1(set), PrizeKind::place, {}, {}, {}, 1, amount};
        };
        faster({SetPrizes{{adding(prize("Main", 50'000))}}});
        later(SetPrizes{{adding(prize("Second", 20'000))}});
        QVERIFY(goesThrough()); // two things of a list
        PrizeRules hort;
        hort.sharing = PrizeSharing::hort;
        PrizeRules equal;
        equal.sharing = PrizeSharing::equal;
        faster({SetPrizeRules{hort, PrizeRules{}}});
        later(SetPrizeRules{equal, PrizeRules{}});
        QVERIFY(isConflict("prizeRules"));
    }

    void aResultGoesToTheGameThatWasSeen()
    {
        faster({AmendRound{one, withFirstBoardsMixed(ada_->session->saved(), one), {}, QStringLiteral("slips")}});
        later(EnterResult{{one, 1}, GameResult::draw});
        QVERIFY(isConflict("pairings", "\"published 2\"", "\"published 1\""));
        QCOMPARE(lost_->round, std::optional(one));
        faster({AmendRound{one, withFirstBoardsMixed(ada_->session->saved(), one), {}, QStringLiteral("back")}});
        later(EnterResult{{one, 5}, GameResult::draw}); // the same two sit there
        QVERIFY(goesThrough());
        QCOMPARE(ben_->session->saved().game({one, 5})->outcome.result, std::optional(GameResult::draw));
    }

    void anUndoneResultIsOneOfTheRoundAsItWas()
    {
        QVERIFY(ben_->session->apply(EnterResult{{one, 5}, GameResult::draw}));
        both();
        faster({AmendRound{one, withFirstBoardsMixed(ada_->session->saved(), one), {}, QStringLiteral("slips")}});
        both();
        const auto undone = ben_->session->undo();
        QVERIFY(!undone);
        QCOMPARE(ben_->session->saved().game({one, 5})->outcome.result, std::optional(GameResult::draw));
    }

    void theWinnerOfAPlayOff()
    {
        close();
        open([](TournamentSession& session) {
            mustApply(session, SetRoundCount{1});
            pairAndPublish(session);
            enterAll(session, GameResult::whiteWins);
        });
        const std::vector<PlayerKey> tied = tiedForFirst(ada_->session->saved());
        QCOMPARE(tied.size(), std::size_t{6});
        const std::optional<PlayerKey> nobody;
        faster({SetPlayOffWinner{tied[0], nobody}});
        later(SetPlayOffWinner{tied[1], nobody});
        QVERIFY(isConflict("playOffWinner"));
        faster({SetPlayOffWinner{tied[1], std::optional(tied[0])}});
        later(SetPlayOffWinner{tied[1], std::optional(tied[0])}); // it is what he wants
        QVERIFY(goesThrough());
        // A result that is corrected meanwhile leaves him alone at the top, or not there at all.
        const Pairings& boards = ada_->session->saved().round(one)->published()->pairings;
        const auto his = std::find_if(boards.boards.begin(), boards.boards.end(),
                                      [&](const Match& match) { return match.has(tied[2]); });
        faster({EnterResult{{one, static_cast<int>(his - boards.boards.begin()) + 1}, GameResult::draw}});
        later(SetPlayOffWinner{tied[2], std::optional(tied[1])});
        QVERIFY(lost_ && lost_->code == FindingCode::notTiedForFirst);
        QCOMPARE(ben_->session->saved().settings.playOffWinner, std::optional(tied[1]));
    }

    void anAdjournedResult()
    {
        faster({EnterResult{{one, 1}, GameResult::adjourned}, EnterResult{{one, 2}, GameResult::adjourned}});
        both();
        faster({allOpen()});
        both();
        pairAndPublish(*ada_->session);
        both();
        faster({EnterAdjournedResult{{one, 1}, GameResult::whiteWins}});
        later(EnterAdjournedResult{{one, 2}, GameResult::blackWins});
        QVERIFY(goesThrough());
        QCOMPARE(ben_->session->saved().game({one, 1})->outcome.result, std::optional(GameResult::whiteWins));
    }

    void anAdjournedResultOfOneBoard()
    {
        faster({EnterResult{{one, 1}, GameResult::adjourned}, EnterResult{{one, 2}, GameResult::adjourned}});
        both();
        faster({allOpen()});
        pairAndPublish(*ada_->session);
        both();
        faster({EnterAdjournedResult{{one, 1}, GameResult::whiteWins}});
        later(EnterAdjournedResult{{one, 1}, GameResult::blackWins});
        QVERIFY(isConflict("result", "\"1-0\"", "\"0-1\""));
        faster({EnterAdjournedResult{{one, 2}, GameResult::whiteWins}});
        later(EnterAdjournedResult{{one, 2}, GameResult::whiteWins});
        QVERIFY(goesThrough());
        QCOMPARE(ben_->session->saved().integrity.size(), ada_->session->saved().integrity.size());
    }

    void whatIsAdjournedWithTheOthersWasSeenOpen()
    {
        QVERIFY(ben_->session->apply(EnterResult{{one, 1}, GameResult::draw}));
        both();
        faster({EnterResult{{one, 1}, std::nullopt}}); // somebody complained
        later(RegisterAdjourned{one});
        QVERIFY(isConflict("result", "null", "\"*\""));
        QVERIFY(!ben_->session->saved().game({one, 2})->outcome.result); // none of them, or all
    }

    void presence()
    {
        const PlayerKey who{3};
        faster({SetAbsence{two, {who}, AbsenceKind::halfPoint}});
        later(SetAbsence{RoundNumber{3}, {who}, AbsenceKind::zeroPoint});
        QVERIFY(goesThrough());
        faster({SetAbsence{RoundNumber{4}, {who}, AbsenceKind::halfPoint}});
        later(SetAbsence{RoundNumber{4}, {who}, AbsenceKind::zeroPoint});
        QVERIFY(isConflict("absences"));
        QCOMPARE(lost_->player, std::optional(who));
        faster({ClearAbsence{RoundNumber{4}, {who}}});
        later(SetAbsence{RoundNumber{4}, {who}, AbsenceKind::zeroPoint});
        QVERIFY(isConflict("absences"));
    }

    void checkIn()
    {
        faster({CheckIn{two, {PlayerKey{1}}, DoorMark::arrived, {}}});
        later(CheckIn{two, {PlayerKey{2}}, DoorMark::arrived, {}});
        QVERIFY(goesThrough());
        faster({CheckIn{two, {PlayerKey{3}}, DoorMark::arrived, {}}});
        later(CheckIn{two, {PlayerKey{3}}, DoorMark::arrived, {}});
        QVERIFY(goesThrough());
        faster({CheckIn{two, {PlayerKey{4}}, DoorMark::late, RoundNumber{4}}});
        later(CheckIn{two, {PlayerKey{4}}, DoorMark::absent, {}});
        QVERIFY(isConflict("absences"));
        QVERIFY(ben_->session->saved().player(PlayerKey{4})->absences.contains(RoundNumber{3}));
    }

    void whoArrivesLosesNoAbsenceThatWasNotSeen()
    {
        const PlayerKey who{5};
        faster({SetAbsence{two, {who}, AbsenceKind::zeroPoint}});
        both();
        // Together with that of round 2 it would look like the lateness that ends at the door.
        faster({SetAbsence{RoundNumber{3}, {who}, AbsenceKind::zeroPoint}});
        later(CheckIn{two, {who}, DoorMark::arrived, {}});
        QVERIFY(isConflict("absences"));
        QVERIFY(ben_->session->saved().player(who)->absences.contains(RoundNumber{3}));
    }

    void aWithdrawal()
    {
        faster({WithdrawPlayer{{PlayerKey{1}}, two}});
        later(WithdrawPlayer{{PlayerKey{2}}, two});
        QVERIFY(goesThrough());
        faster({WithdrawPlayer{{PlayerKey{3}}, two}});
        later(WithdrawPlayer{{PlayerKey{3}}, two});
        QVERIFY(goesThrough());
        QCOMPARE(ben_->session->saved().player(PlayerKey{3})->withdrawals.size(), std::size_t{1});
        faster({WithdrawPlayer{{PlayerKey{4}}, two}});
        later(WithdrawPlayer{{PlayerKey{4}}, RoundNumber{3}});
        QVERIFY(isConflict("withdrawals"));
        faster({ReturnPlayer{{PlayerKey{1}}, RoundNumber{4}}});
        later(ReturnPlayer{{PlayerKey{1}}, RoundNumber{3}});
        QVERIFY(isConflict("withdrawals"));
    }

    void aProposalThatIsAnotherOneIsNotPublished()
    {
        propose();
        // Thrown away and made anew it bears the same number.
        const RoundDraft draft = otherDraft();
        faster({DiscardProposal{two}, StoreProposal{draft}});
        later(PublishRound{two});
        QVERIFY(isConflict("pairings", "\"proposed 1\"", "\"published 1\""));
        QVERIFY(ben_->session->saved().round(two)->published() == nullptr);
        faster({StoreProposal{draft}});
        later(PublishRound{two});
        QVERIFY(isConflict("pairings", "\"proposed 2\"", "\"published 1\""));
        faster({BeginManualPairing{two}, EditProposal{two, EditProposal::SwapColours{1}}});
        later(PublishRound{two});
        QVERIFY(isConflict("pairings"));
        QVERIFY(ben_->session->saved().round(two)->published() == nullptr);
    }

    void aProposalIsPublishedOnceAndByWhoWasFirst()
    {
        propose();
        faster({PublishRound{two}});
        later(PublishRound{two});
        QVERIFY(isConflict("pairings", "\"published 1\"", "\"published 1\""));
        QVERIFY(ben_->session->saved() == ada_->session->saved());
    }

    void aProposalThatWasNotSeenIsNotDiscarded()
    {
        propose();
        faster({StoreProposal{draftOf(ada_->session->saved())}});
        later(DiscardProposal{two});
        QVERIFY(isConflict("pairings", "\"proposed 2\"", "\"unpaired\""));
        QCOMPARE(ben_->session->saved().round(two)->proposal()->version, 2);
        faster({PublishRound{two}});
        later(DiscardProposal{two});
        QVERIFY(isConflict("pairings", "\"published 2\"", "\"unpaired\""));
    }

    void noRoundIsPublishedBeyondTheLast()
    {
        propose();
        faster({SetRoundCount{1}});
        later(PublishRound{two});
        QVERIFY(lost_ && ben_->session->saved().round(two)->published() == nullptr);
        MemoryTournament tournament(6, 1);
        tournament.pairAndPublish();
        tournament.enterAll();
        QCOMPARE(refusals(tournament, StoreProposal{draftOf(tournament.value)}),
                 (std::vector{FindingCode::roundsUsedUp}));
    }

    void aPublicationIsNotWithdrawnOverResults()
    {
        faster({EnterResult{{one, 1}, GameResult::draw}});
        later(WithdrawPublication{one, QStringLiteral("wrong list")});
        QVERIFY(isConflict("pairings", "\"published 1\"", "\"unpaired\""));
    }

    void boardsThatMove()
    {
        propose();
        faster({BeginManualPairing{two}});
        both();
        // Boards 1 and 2 change places, and 5 and 6 do.
        faster({EditProposal{two, EditProposal::MoveBoard{2, 1}}});
        later(EditProposal{two, EditProposal::MoveBoard{6, 5}});
        QVERIFY(goesThrough());
        faster({EditProposal{two, EditProposal::MoveBoard{1, 4}}});
        later(EditProposal{two, EditProposal::MoveBoard{3, 5}});
        QVERIFY(isConflict("pairings"));
        faster({EditProposal{two, EditProposal::SwapColours{1}}});
        later(EditProposal{two, EditProposal::SwapColours{1}});
        QVERIFY(isConflict("pairings"));
        faster({EditProposal{two, EditProposal::SwapColours{2}}});
        later(CancelManualPairing{two}); // of what he saw, not of more
        QVERIFY(isConflict("pairings"));
    }

private:
    static constexpr RoundNumber one{1};
    static constexpr RoundNumber two{2};

    [[nodiscard]] Command allOpen() const
    {
        EnterResults all{one, {}};
        for (const int board : ada_->session->saved().round(one)->openBoards())
            all.results.push_back({board, GameResult::draw, 1});
        return all;
    }
    /// Both see a proposal of round 2.
    void propose()
    {
        faster({allOpen()});
        faster({StoreProposal{draftOf(ada_->session->saved())}});
        both();
    }
    /// Another one for the same players.
    [[nodiscard]] RoundDraft otherDraft() const
    {
        RoundDraft draft = draftOf(ada_->session->saved());
        std::swap(draft.pairings.boards[0].a, draft.pairings.boards[0].b);
        return draft;
    }
};

static const pairwright::RegisteredTest<SeenMeanwhileTest> registered("test_seen_meanwhile");
#include "test_seen_meanwhile.moc"
