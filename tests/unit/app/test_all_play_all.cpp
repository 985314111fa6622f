#include "app/domain/changes/contradictions.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/half_of_games.h"
#include "app/domain/rounds/withdrawal_after.h"
#include "app/explain/explanation.h"
#include "app/formats/standings/player_paths.h"
#include "app/pairing/adapter.h"
#include "app/pairing/legality.h"
#include "app/pairing/pairing_job.h"
#include "app/pairing/round_answers.h"
#include "app/pairing/round_in_question.h"
#include "app/session/plan/readiness.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

/// Round robins as a session has them: numbers, rounds laid out and published, results in any of them, who comes late
/// and who leaves.
class AllPlayAllTest : public QObject {
    Q_OBJECT
private slots:
    void nothingIsLaidOutWithoutNumbers();
    void otherSizesAreSaid();
    void byesOfASwissGoWithAWord();
    void nobodyHasAByeWithPoints();
    void theSystemStaysOnceARoundIsPublished();
    void numbersAreDrawnByLot();
    void numbersAreDrawnByHandAndByRating();
    void theVarmaTablesAreForNineToTwentyFour();
    void allRoundsAreLaidOutInOneStep();
    void layingOutAgainReplacesThem();
    void roundsArePublishedTogetherAndSingly();
    void onlyTheLastPublicationIsWithdrawn();
    void resultsGoIntoAnyRound();
    void aResultThatIsReplacedIsAskedAbout();
    void aPostponedGameIsOpen();
    void aRoundChangedByHandIsAskedAbout();
    void numbersOfATableDoNotGoIntoASwiss();
    void aLateEntryBesideProposalsCanBeUndone();
    void whoLeavesEarlyIsStruckOut();
    void whoIsExpelledIsStruckOutLikeWhoLeaves();
    void whoHasPlayedUnderHalfAtTheEndIsNamedAndLeaves();
    void whoLeavesLateLosesTheRest();
    void twoWhoAreGoneBothLose();
    void aLateEntryTakesTheFreeNumber();
    void beforeTheFirstResultTheTableGrowsInOneStep();
    void withAnEvenNumberNobodyComesAfterAResult();
    void everythingIsOnDiskAndCanBeUndone();
    void eachRoundIsExplainedByItsLine();

private:
    static MemoryTournament field(int players, System system = System::RoundRobin)
    {
        MemoryTournament tournament(players);
        tournament.apply(SetSystem{{system, 2026}});
        tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        return tournament;
    }
    static void layOut(MemoryTournament& tournament)
    {
        const auto drafts = layOutRounds(tournament.value);
        QVERIFY(drafts);
        tournament.apply(LayOutRounds{*drafts});
    }
    static MemoryTournament published(int players, System system = System::RoundRobin)
    {
        MemoryTournament tournament = field(players, system);
        layOut(tournament);
        tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
        return tournament;
    }
    static const Game& gameOf(const Tournament& tournament, int round, PlayerKey a, PlayerKey b)
    {
        for (const Match& match : tournament.round(RoundNumber{round})->published()->pairings.boards)
            if (match.has(a) && match.has(b))
                return match.game(1);
        qFatal("they do not meet");
    }
    /// All open games of a player, won by White; true where there were any.
    static void play(MemoryTournament& tournament, PlayerKey player, int most)
    {
        for (const Round& round : std::vector(tournament.value.rounds)) {
            const auto& boards = round.published()->pairings.boards;
            for (std::size_t i = 0; i < boards.size() && most > 0; ++i)
                if (boards[i].has(player) && boards[i].isOpen()) {
                    tournament.apply(EnterResult{{round.number, static_cast<int>(i) + 1}, GameResult::whiteWins});
                    --most;
                }
        }
    }
};

void AllPlayAllTest::nothingIsLaidOutWithoutNumbers()
{
    MemoryTournament tournament(6);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    QVERIFY(has(readinessForPairing(tournament.value).findings, FindingCode::numbersMissing, WarningLevel::refused));
    tournament.apply(DrawNumbers{{NumberDraw::By::lot, 7}});
    QVERIFY(readinessForPairing(tournament.value).findings.empty()); // no lot for colours either
}

void AllPlayAllTest::byesOfASwissGoWithAWord()
{
    MemoryTournament tournament(6);
    tournament.apply(SetAbsence{RoundNumber{1}, {PlayerKey{2}, PlayerKey{3}}, AbsenceKind::halfPoint});
    tournament.apply(SetAbsence{RoundNumber{2}, {PlayerKey{2}}, AbsenceKind::zeroPoint});
    const Plan plan = tournament.plan(SetSystem{{System::RoundRobin, 2026}});
    QVERIFY(has(plan.findings, FindingCode::byesDropped, WarningLevel::acknowledge));
    QCOMPARE(plan.findings.back().value, std::optional<std::int64_t>(2));
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    QCOMPARE(tournament.value.player(PlayerKey{2})->absences.size(), std::size_t{1});
    QVERIFY(tournament.value.player(PlayerKey{3})->absences.empty());
    MemoryTournament none(6);
    QVERIFY(!has(none.plan(SetSystem{{System::RoundRobin, 2026}}).findings, FindingCode::byesDropped,
                 WarningLevel::acknowledge));
}

void AllPlayAllTest::nobodyHasAByeWithPoints()
{
    const MemoryTournament tournament = field(5);
    for (const AbsenceKind kind : {AbsenceKind::halfPoint, AbsenceKind::fullPoint}) {
        QCOMPARE(refusals(tournament, SetAbsence{RoundNumber{1}, {PlayerKey{2}}, kind}),
                 std::vector{FindingCode::noByesInATable});
        NewPlayer late;
        late.data.name = QStringLiteral("Late");
        late.absences[RoundNumber{1}] = kind;
        QCOMPARE(refusals(tournament, AddPlayers{{late}, {}}), std::vector{FindingCode::noByesInATable});
    }
}

void AllPlayAllTest::theSystemStaysOnceARoundIsPublished()
{
    const MemoryTournament tournament = published(4);
    for (const System system : {System::Dutch, System::DoubleRoundRobin})
        QCOMPARE(refusals(tournament, SetSystem{{system, 2026}}), std::vector{FindingCode::lockedAfterRoundOne});
    MemoryTournament swiss(6);
    swiss.pairAndPublish();
    QCOMPARE(refusals(swiss, SetSystem{{System::RoundRobin, 2026}}), std::vector{FindingCode::lockedAfterRoundOne});
}

void AllPlayAllTest::otherSizesAreSaid()
{
    for (const int players : {2, 41}) {
        const MemoryTournament tournament = field(players);
        QVERIFY(has(readinessForPairing(tournament.value).findings, FindingCode::tableMissing, WarningLevel::refused));
        const auto refused = layOutRounds(tournament.value);
        QVERIFY(!refused);
        QCOMPARE(refused.error().reason, PairingFailure::Reason::noTable);
    }
}

void AllPlayAllTest::numbersAreDrawnByLot()
{
    MemoryTournament tournament(10);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::lot, 7}});
    const std::vector<PlayerKey> first = tpnOrder(tournament.value);
    QCOMPARE(tournament.value.settings.numberDraw->seed, std::optional<std::uint64_t>(7));
    tournament.apply(DrawNumbers{{NumberDraw::By::lot, 8}});
    QVERIFY(tpnOrder(tournament.value) != first);
    tournament.apply(DrawNumbers{{NumberDraw::By::lot, 7}});
    QCOMPARE(tpnOrder(tournament.value), first);
    QCOMPARE(refusals(tournament, DrawNumbers{{NumberDraw::By::lot, {}}}),
             std::vector{FindingCode::invalidOrder}); // a lot without a seed could not be shown
}

void AllPlayAllTest::numbersAreDrawnByHandAndByRating()
{
    MemoryTournament tournament = field(4);
    const std::vector<PlayerKey> byRating = tpnOrder(tournament.value);
    const std::vector<PlayerKey> byHand{byRating[2], byRating[0], byRating[3], byRating[1]};
    tournament.apply(DrawNumbers{{NumberDraw::By::hand, {}}, byHand});
    QCOMPARE(tpnOrder(tournament.value), byHand);
    const std::vector<PlayerKey> twice{byRating[0], byRating[0], byRating[1], byRating[2]};
    QCOMPARE(refusals(tournament, DrawNumbers{{NumberDraw::By::hand, {}}, twice}),
             std::vector{FindingCode::invalidOrder});
    QCOMPARE(refusals(tournament, DrawNumbers{{NumberDraw::By::hand, {}}, {byRating[0]}}),
             std::vector{FindingCode::invalidOrder});
    layOut(tournament);
    tournament.apply(PublishRounds{RoundNumber{1}});
    QCOMPARE(refusals(tournament, DrawNumbers{{NumberDraw::By::rating, {}}}),
             std::vector{FindingCode::lockedAfterRoundOne});
    QCOMPARE(refusals(tournament, SetDeclaredOrder{byRating}), std::vector{FindingCode::lockedAfterRoundOne});
}

void AllPlayAllTest::theVarmaTablesAreForNineToTwentyFour()
{
    MemoryTournament tournament = field(10);
    tournament.apply(DrawNumbers{{NumberDraw::By::varma, 5}});
    QVERIFY(tournament.value.settings.numberDraw->by == NumberDraw::By::varma);
    QCOMPARE(refusals(field(8), DrawNumbers{{NumberDraw::By::varma, 5}}), std::vector{FindingCode::varmaImpossible});
}

void AllPlayAllTest::allRoundsAreLaidOutInOneStep()
{
    for (const auto& [system, cycles] : {std::pair{System::RoundRobin, 1}, std::pair{System::DoubleRoundRobin, 2}})
        for (const int players : {5, 6}) {
            MemoryTournament tournament = field(players, system);
            layOut(tournament);
            QCOMPARE(tournament.value.settings.plannedRounds, cycles * 5);
            QCOMPARE(static_cast<int>(tournament.value.rounds.size()), cycles * 5);
            for (const Round& round : tournament.value.rounds) {
                QVERIFY(round.proposal() != nullptr && !round.proposal()->pairings.bye);
                QCOMPARE(round.proposal()->inputHash, pairingInputHash(tournament.value));
            }
            QVERIFY(judgeLayout(tournament.value).empty());
        }
}

void AllPlayAllTest::layingOutAgainReplacesThem()
{
    MemoryTournament tournament = field(6, System::DoubleRoundRobin);
    layOut(tournament);
    QCOMPARE(tournament.value.rounds.size(), std::size_t{10});
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    QVERIFY(tournament.value.rounds[0].proposal()->inputHash != pairingInputHash(tournament.value));
    QCOMPARE(refusals(tournament, PublishRounds{RoundNumber{1}}), std::vector{FindingCode::proposalStale});
    layOut(tournament);
    QCOMPARE(tournament.value.rounds.size(), std::size_t{5});
    QCOMPARE(tournament.value.settings.plannedRounds, 5);
    tournament.apply(DiscardProposal{RoundNumber{1}});
    QVERIFY(tournament.value.rounds.empty());
}

void AllPlayAllTest::roundsArePublishedTogetherAndSingly()
{
    MemoryTournament tournament = field(6);
    layOut(tournament);
    tournament.apply(PublishRound{RoundNumber{1}});
    QCOMPARE(tournament.value.lastPublished(), RoundNumber{1});
    tournament.apply(PublishRounds{RoundNumber{3}});
    QCOMPARE(tournament.value.lastPublished(), RoundNumber{3});
    tournament.apply(PublishRounds{RoundNumber{5}});
    QVERIFY(tournament.value.allRoundsPublished());
    for (const Round& round : tournament.value.rounds)
        QVERIFY(!tournament.value.isClosed(round.number) && !round.closedAt);
    QVERIFY(!refusals(tournament, PublishRounds{RoundNumber{5}}).empty());
}

void AllPlayAllTest::onlyTheLastPublicationIsWithdrawn()
{
    MemoryTournament tournament = published(6);
    QCOMPARE(refusals(tournament, WithdrawPublication{RoundNumber{2}, "x"}),
             std::vector{FindingCode::laterRoundPublished});
    tournament.apply(WithdrawPublication{RoundNumber{5}, "x"});
    QCOMPARE(tournament.value.lastPublished(), RoundNumber{4});
    layOut(tournament); // of what is missing
    QCOMPARE(tournament.value.rounds[4].proposal()->version, 2);
    tournament.apply(PublishRounds{RoundNumber{5}});
}

void AllPlayAllTest::resultsGoIntoAnyRound()
{
    MemoryTournament tournament = published(6);
    tournament.apply(EnterResult{{RoundNumber{4}, 2}, GameResult::whiteWins});
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    tournament.apply(EnterResult{{RoundNumber{5}, 3}, GameResult::blackWins});
    QCOMPARE(tournament.value.roundInPlay()->number, RoundNumber{1});
    QVERIFY(tournament.value.rounds[3].published()->inputHash == pairingInputHash(tournament.value));
}

void AllPlayAllTest::aResultThatIsReplacedIsAskedAbout()
{
    MemoryTournament tournament = published(6);
    const BoardId board{RoundNumber{3}, 1};
    QCOMPARE(levelOf(tournament, EnterResult{board, GameResult::draw}), WarningLevel::none);
    tournament.apply(EnterResult{board, GameResult::draw});
    QCOMPARE(levelOf(tournament, EnterResult{board, GameResult::draw}), WarningLevel::none);
    QCOMPARE(levelOf(tournament, EnterResult{board, GameResult::whiteWins}), WarningLevel::confirm);
    tournament.value.settings.ratedBy = RatedBy::nobody;
    QCOMPARE(levelOf(tournament, EnterResult{board, GameResult::whiteWins}), WarningLevel::acknowledge);
}

void AllPlayAllTest::aPostponedGameIsOpen()
{
    MemoryTournament tournament = published(6);
    const BoardId board{RoundNumber{1}, 1};
    const QDate day(2026, 12, 5);
    tournament.apply(PostponeGame{board, Postponement{day}});
    QCOMPARE(tournament.value.game(board)->outcome.postponed->to, std::optional(day));
    QVERIFY(tournament.value.board(board)->isOpen() && !tournament.value.board(board)->isAdjourned());
    tournament.apply(PostponeGame{board, Postponement{}});
    QVERIFY(!tournament.value.game(board)->outcome.postponed->to);
    tournament.apply(EnterResult{board, GameResult::draw});
    QVERIFY(!tournament.value.game(board)->outcome.postponed);
    QCOMPARE(refusals(tournament, PostponeGame{board, Postponement{}}), std::vector{FindingCode::resultAlreadyIn});
}

void AllPlayAllTest::aRoundChangedByHandIsAskedAbout()
{
    MemoryTournament tournament = field(6);
    layOut(tournament);
    const Pairings before = tournament.value.rounds[0].proposal()->pairings;
    tournament.apply(BeginManualPairing{RoundNumber{1}});
    tournament.apply(EditProposal{RoundNumber{1}, EditProposal::SwapPlayers{before.boards[0].a, before.boards[1].a}});
    tournament.apply(
        ValidatePairings{RoundNumber{1}, tournament.value.rounds[0].proposal()->pairings, QStringLiteral("{}")});
    const std::vector<Finding> faults = judgeLayout(tournament.value);
    QVERIFY(has(faults, FindingCode::pairMeetsOtherwise, WarningLevel::confirm));
    QCOMPARE(levelOf(tournament, PublishRounds{RoundNumber{5}}), WarningLevel::confirm);
    const auto findings = tournament.plan(PublishRounds{RoundNumber{5}}).findings;
    for (std::size_t i = 0; i < findings.size(); ++i)
        QCOMPARE(std::count(findings.begin(), findings.end(), findings[i]), std::ptrdiff_t{1});
    QCOMPARE(levelOf(field(6), SetAbsence{}), WarningLevel::none);
}

void AllPlayAllTest::numbersOfATableDoNotGoIntoASwiss()
{
    MemoryTournament tournament(6);
    const std::vector<PlayerKey> byRating = tpnOrder(tournament.value);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::lot, 7}});
    QVERIFY(tpnOrder(tournament.value) != byRating);
    tournament.apply(SetSystem{{System::Dutch, 2026}});
    QCOMPARE(tpnOrder(tournament.value), byRating);
    QVERIFY(!tournament.value.settings.numberDraw);
    // An exchange that a table allows without a question is none of a Swiss, where it is asked about and told.
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    std::vector<PlayerKey> exchanged = byRating;
    std::swap(exchanged.front(), exchanged.back());
    tournament.apply(SetDeclaredOrder{exchanged});
    QCOMPARE(tpnOrder(tournament.value), exchanged);
    tournament.apply(SetSystem{{System::Dutch, 2026}});
    QCOMPARE(tpnOrder(tournament.value), byRating);
}

void AllPlayAllTest::aLateEntryBesideProposalsCanBeUndone()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 7);
    mustApply(*session, SetSystem{{System::RoundRobin, 2026}});
    mustApply(*session, DrawNumbers{{NumberDraw::By::lot, 251}});
    const auto drafts = layOutRounds(session->saved());
    QVERIFY(drafts);
    mustApply(*session, LayOutRounds{*drafts});
    mustApply(*session, PublishRounds{RoundNumber{1}}); // the others are proposals
    mustApply(*session, EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
    const Tournament before = session->saved();
    mustApply(*session, AddPlayers{somePlayers(1, 8), {}});
    const Tournament after = session->saved();
    QCOMPARE(after.rounds[3].proposal()->pairings.boards.size(), std::size_t{4});
    QVERIFY(session->undo());
    session->flush();
    Tournament now = session->saved();
    now.nextPlayerKey = before.nextPlayerKey; // keys are never given twice
    QVERIFY(now == before);
    QVERIFY(session->redo());
    session->flush();
    QVERIFY(session->saved() == after);
}

void AllPlayAllTest::whoLeavesEarlyIsStruckOut()
{
    MemoryTournament tournament = published(6);
    const PlayerKey leaver = tpnOrder(tournament.value)[1];
    play(tournament, leaver, 2); // of five
    const Tournament before = tournament.value;
    const Command leave = WithdrawPlayer{{leaver}, RoundNumber{6}};
    QVERIFY(has(tournament.plan(leave).findings, FindingCode::gamesAreStruckOut, WarningLevel::confirm));
    tournament.apply(leave);
    int games = 0;
    for (const Round& round : tournament.value.rounds)
        for (const Match& match : round.published()->pairings.boards) {
            QCOMPARE(match.game(1).outcome.counts, !match.has(leaver));
            QCOMPARE(match.isOpen(), !match.has(leaver));
            games += match.has(leaver) ? 1 : 0;
        }
    QCOMPARE(games, 5);
    const EngineView view = publishedView(tournament.value);
    for (std::int32_t tpn = 1; tpn <= 6; ++tpn)
        QCOMPARE(view.state.scoreAfter(Tpn{tpn}, 5).tenths, 0);
    // A game that was won is shown as won, and says that it does not count.
    const PlayerPaths paths(tournament.value, 5);
    int won = 0;
    for (const Round& round : tournament.value.rounds)
        for (const Match& match : round.published()->pairings.boards) {
            const PathStep& white = paths.of(match.a)[static_cast<std::size_t>(round.number.value - 1)];
            const PathStep& black = paths.of(match.b)[static_cast<std::size_t>(round.number.value - 1)];
            if (!match.has(leaver) || white.kind > PathStep::Kind::open)
                continue;
            QVERIFY(white.kind == PathStep::Kind::won && black.kind == PathStep::Kind::lost); // White wins in play()
            QVERIFY(markOf(white) == QStringLiteral("1") && markOf(black) == QStringLiteral("0"));
            QVERIFY(white.points == Score{} && white.total == Score{});
            QVERIFY(toldStep(white, QStringLiteral("F")).endsWith(QStringLiteral("won against F; it does not count")));
            ++won;
        }
    QCOMPARE(won, 2);
    // And standings say that he has left, whatever round they are of.
    const Player& gone = *tournament.value.player(leaver);
    QVERIFY(withdrawalAfter(tournament.value, gone, 2) != nullptr);
    QVERIFY(withdrawalAfter(tournament.value, *tournament.value.player(tpnOrder(tournament.value)[0]), 2) == nullptr);
    tournament.apply(ReturnPlayer{{leaver}, RoundNumber{6}});
    for (const Round& round : tournament.value.rounds)
        for (const Match& match : round.published()->pairings.boards)
            QVERIFY(match.game(1).outcome.counts);
}

void AllPlayAllTest::whoIsExpelledIsStruckOutLikeWhoLeaves()
{
    MemoryTournament tournament = published(6);
    const PlayerKey expelled = tpnOrder(tournament.value)[1];
    play(tournament, expelled, 2);
    const Command expel = WithdrawPlayer{{expelled}, RoundNumber{6}, true};
    QVERIFY(has(tournament.plan(expel).findings, FindingCode::gamesAreStruckOut, WarningLevel::confirm));
    tournament.apply(expel);
    for (const Round& round : tournament.value.rounds)
        for (const Match& match : round.published()->pairings.boards)
            QCOMPARE(match.game(1).outcome.counts, !match.has(expelled));
}

void AllPlayAllTest::whoHasPlayedUnderHalfAtTheEndIsNamedAndLeaves()
{
    MemoryTournament tournament = published(6);
    const PlayerKey absent = tpnOrder(tournament.value)[1];
    play(tournament, absent, 2);
    for (const Round& round : std::vector(tournament.value.rounds)) {
        const auto& boards = round.published()->pairings.boards;
        for (std::size_t i = 0; i < boards.size(); ++i)
            if (boards[i].isOpen()) {
                QVERIFY(countedUnderHalf(tournament.value).empty()); // before the end nobody can tell
                const bool isHis = boards[i].has(absent);
                tournament.apply(EnterResult{{round.number, static_cast<int>(i) + 1},
                                             !isHis                  ? GameResult::draw
                                             : boards[i].a == absent ? GameResult::blackWinsByForfeit
                                                                     : GameResult::whiteWinsByForfeit});
            }
    }
    QCOMPARE(countedUnderHalf(tournament.value), std::vector{absent});
    tournament.apply(WithdrawPlayer{{absent}, RoundNumber{6}});
    QVERIFY(countedUnderHalf(tournament.value).empty());
    for (const Round& round : tournament.value.rounds)
        for (const Match& match : round.published()->pairings.boards)
            QCOMPARE(match.game(1).outcome.counts, !match.has(absent));
}

void AllPlayAllTest::whoLeavesLateLosesTheRest()
{
    MemoryTournament tournament = published(6);
    const PlayerKey leaver = tpnOrder(tournament.value)[1];
    play(tournament, leaver, 3);
    const Command leave = WithdrawPlayer{{leaver}, RoundNumber{6}};
    QVERIFY(has(tournament.plan(leave).findings, FindingCode::gamesStay, WarningLevel::confirm));
    tournament.apply(leave);
    int forfeits = 0;
    for (const Round& round : tournament.value.rounds)
        for (const Match& match : round.published()->pairings.boards) {
            const BoardOutcome& outcome = match.game(1).outcome;
            QVERIFY(outcome.counts);
            if (!match.has(leaver) || !isForfeit(*outcome.result))
                continue;
            ++forfeits;
            QCOMPARE(*outcome.result,
                     match.a == leaver ? GameResult::blackWinsByForfeit : GameResult::whiteWinsByForfeit);
        }
    QCOMPARE(forfeits, 2);
}

void AllPlayAllTest::twoWhoAreGoneBothLose()
{
    MemoryTournament tournament = published(6);
    const std::vector<PlayerKey> order = tpnOrder(tournament.value);
    tournament.apply(WithdrawPlayer{{order[0]}, RoundNumber{6}});
    QCOMPARE(*gameOf(tournament.value, 1, order[0], order[5]).outcome.result, GameResult::blackWinsByForfeit);
    tournament.apply(WithdrawPlayer{{order[5]}, RoundNumber{6}});
    QCOMPARE(*gameOf(tournament.value, 1, order[0], order[5]).outcome.result, GameResult::doubleForfeit);
}

void AllPlayAllTest::aLateEntryTakesTheFreeNumber()
{
    MemoryTournament tournament = published(5);
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    const Game kept = tournament.value.rounds[0].published()->pairings.boards[0].game(1);
    const Command late = AddPlayers{somePlayers(1, 6), {}};
    QVERIFY(has(tournament.plan(late).findings, FindingCode::takesFreeNumber, WarningLevel::confirm));
    tournament.apply(late);
    QCOMPARE(tpnOrder(tournament.value).back(), tournament.value.players.back().key);
    for (const Round& round : tournament.value.rounds) {
        QCOMPARE(round.published()->version, 2);
        QCOMPARE(round.published()->pairings.boards.size(), std::size_t{3});
        QVERIFY(round.published()->pairings.boards[2].has(tournament.value.players.back().key));
    }
    QVERIFY(tournament.value.rounds[0].published()->pairings.boards[0].game(1) == kept);
    QVERIFY(judgeLayout(tournament.value).empty());
}

void AllPlayAllTest::beforeTheFirstResultTheTableGrowsInOneStep()
{
    for (const int late : {1, 2})
        for (const int rounds : {2, 5}) { // some are published, or all
            MemoryTournament tournament = field(6);
            layOut(tournament);
            tournament.apply(PublishRounds{RoundNumber{rounds}});
            const std::vector<PlayerKey> numbers = tpnOrder(tournament.value);
            const Command more = AddPlayers{somePlayers(late, 7), {}};
            QVERIFY(has(tournament.plan(more).findings, FindingCode::tableLaidOutAnew, WarningLevel::confirm));
            tournament.apply(more);
            const Tournament& value = tournament.value;
            QCOMPARE(value.rounds.size(), std::size_t{7});
            QCOMPARE(value.settings.plannedRounds, 7);
            QCOMPARE(value.lastPublished().value, rounds == 5 ? 7 : 2);
            const std::vector<PlayerKey> after = tpnOrder(value);
            QVERIFY(std::equal(numbers.begin(), numbers.end(), after.begin())); // who was there keeps his number
            const Round& first = value.rounds.front();
            QCOMPARE(first.published()->version, 2);
            QCOMPARE(first.versions.front().withdrawn->reason, QString(lateEntryReason));
            QCOMPARE(value.rounds.back().versions.size(), std::size_t{1});
            QVERIFY(contradictionsIn(value).empty());
            if (rounds == 2)
                tournament.apply(PublishRounds{RoundNumber{7}});
            QVERIFY(judgeLayout(tournament.value).empty());
        }
    // Several at once in an odd field, too.
    MemoryTournament odd = published(5);
    odd.apply(AddPlayers{somePlayers(2, 6), {}});
    QCOMPARE(odd.value.rounds.size(), std::size_t{7});
    QVERIFY(judgeLayout(odd.value).empty());
}

void AllPlayAllTest::withAnEvenNumberNobodyComesAfterAResult()
{
    MemoryTournament tournament = published(6);
    tournament.apply(EnterResult{{RoundNumber{3}, 1}, GameResult::draw});
    QCOMPARE(refusals(tournament, AddPlayers{somePlayers(1, 7), {}}), std::vector{FindingCode::tooLateForTheTable});
    MemoryTournament odd = published(5);
    odd.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    QCOMPARE(refusals(odd, AddPlayers{somePlayers(2, 6), {}}), std::vector{FindingCode::tooLateForTheTable});
    // No table is so large.
    QCOMPARE(refusals(published(40), AddPlayers{somePlayers(1, 41), {}}), std::vector{FindingCode::tooLateForTheTable});
}

void AllPlayAllTest::everythingIsOnDiskAndCanBeUndone()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 5);
    std::vector<Tournament> states;
    const auto step = [&](const Command& command) {
        states.push_back(session->saved());
        mustApply(*session, command);
        for (const Finding& finding : contradictionsIn(session->saved()))
            qWarning("%s: code %d, value %lld, %s", qPrintable(nameOf(command)), static_cast<int>(finding.code),
                     static_cast<long long>(finding.value.value_or(-1)), qPrintable(finding.text));
        QVERIFY(contradictionsIn(session->saved()).empty());
    };
    step(SetSystem{{System::DoubleRoundRobin, 2026}});
    step(DrawNumbers{{NumberDraw::By::lot, 7}});
    const auto drafts = layOutRounds(session->saved());
    QVERIFY(drafts);
    step(LayOutRounds{*drafts});
    const std::size_t laidOut = states.size();
    step(PublishRounds{RoundNumber{10}});
    const std::size_t afterPublishing = states.size();
    step(AddPlayers{somePlayers(2, 6), {}}); // the table grows
    step(EnterResult{{RoundNumber{7}, 1}, GameResult::whiteWins});
    step(PostponeGame{{RoundNumber{2}, 1}, Postponement{QDate(2026, 12, 5)}});
    step(AddPlayers{somePlayers(1, 8), {}}); // the free number is taken
    step(WithdrawPlayer{{session->saved().players[1].key}, session->saved().roundAhead()});
    const Tournament last = session->saved();
    while (states.size() > afterPublishing) {
        const auto undone = session->undo();
        QVERIFY2(undone, qPrintable(QStringLiteral("%1 left: code %2")
                                        .arg(states.size())
                                        .arg(undone ? 0 : static_cast<int>(undone.error().findings.front().code))));
        session->flush();
        Tournament now = session->saved();
        now.nextPlayerKey = states.back().nextPlayerKey; // keys are never given twice
        QVERIFY(now == states.back());
        states.pop_back();
    }
    while (session->redo())
        session->flush();
    QVERIFY(session->saved() == last);
    QVERIFY(laidOut > 0);
}

void AllPlayAllTest::eachRoundIsExplainedByItsLine()
{
    for (const bool isPublished : {true, false}) {
        MemoryTournament tournament = isPublished ? published(5) : field(5);
        if (!isPublished)
            layOut(tournament);
        const std::vector<PlayerKey> order = tpnOrder(tournament.value);
        for (const Round& round : tournament.value.rounds) {
            const RoundVersion& version = isPublished ? *round.published() : *round.proposal();
            const RoundInQuestion question = roundInQuestion(tournament.value, round.number, version);
            const auto judged = judgeRound(question);
            QVERIFY(judged && judged->isClean());
            const auto answer = answerWhyNot(question, order[0], order[1]); // they meet in round 2
            QVERIFY(answer);
            QCOMPARE(answer->verdict, round.number.value == 2 ? Counterfactual::Verdict::isPaired
                                                              : Counterfactual::Verdict::inOtherRounds);
            if (round.number.value != 2)
                QCOMPARE(answer->meetings, std::vector{RoundNumber{2}});
            const Explanation told = explainBoard(tournament.value, BoardId{round.number, 1});
            QVERIFY2(told.sentence.contains(QStringLiteral("meet in round %1").arg(round.number.value)),
                     qPrintable(told.sentence));
            QVERIFY(!told.sections.empty());
        }
    }
}

static const pairwright::RegisteredTest<AllPlayAllTest> registered("test_all_play_all");
#include "test_all_play_all.moc"
