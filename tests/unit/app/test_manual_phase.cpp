#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Codes = std::vector<FindingCode>;
using Edit = decltype(EditProposal::edit);

const RoundVersion& proposalOf(const Tournament& tournament)
{
    return *tournament.rounds.back().proposal();
}

std::vector<std::pair<PlayerKey, PlayerKey>> pairsOf(const Pairings& pairings)
{
    std::vector<std::pair<PlayerKey, PlayerKey>> pairs;
    pairs.reserve(pairings.boards.size());
    for (const Match& board : pairings.boards)
        pairs.emplace_back(board.a, board.b);
    return pairs;
}

void edit(MemoryTournament& tournament, const Edit& what)
{
    tournament.apply(EditProposal{tournament.value.roundAhead(), what});
}

/// What leaving the phase hands over, as the window does it.
ValidatePairings validation(const Tournament& tournament)
{
    const RoundNumber round = tournament.roundAhead();
    const RoundVersion& version = proposalOf(tournament);
    RoundJudgement judgement = judgeRound(roundInQuestion(tournament, round, version)).value();
    return {round, version.pairings, toJson(comparisonOf(tournament, version.pairings, std::move(judgement)))};
}

WarningLevel levelOf(const MemoryTournament& tournament, const Edit& what)
{
    return highestLevel(tournament.plan(EditProposal{tournament.value.roundAhead(), what}).findings);
}

/// Six players after a round of draws, 1-4, 5-2, 3-6, with the proposal for round 2 and the phase open.
MemoryTournament sixPlayersInThePhase()
{
    MemoryTournament tournament(6, 5);
    tournament.pairAndPublish();
    tournament.enterAll();
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    tournament.apply(BeginManualPairing{two});
    return tournament;
}

} // namespace

/// Pairing by hand: a phase with a beginning and an end, kept on disk.
class ManualPhaseTest : public QObject {
    Q_OBJECT
private slots:
    void pairingsAreEditedInThePhaseOnly();
    void whatItRestsOnWaitsForItsEnd();
    void whatItDoesNotRestOnGoesOn();
    void whoComesInMeanwhileIsRecordedAsAbsent();
    void playersChangePlacesAndColours();
    void twoAreUnpairedAndPairedAtTheirPlace();
    void theByeMovesOn();
    void aTableMovesAndTheOthersCloseUp();
    void theBoardsComeIntoThePublishingOrder_data();
    void theBoardsComeIntoThePublishingOrder();
    void theBoardsOfATableStay();
    void whatIsNewlyBrokenAsksAtItsLevel();
    void aForbiddenPairAndABarredByeAskToo();
    void takingBackAnEditAsksNothing();
    void cancellingBringsBackTheProposal();
    void anIncompleteRoundIsNotValidated();
    void aComparisonOfOtherPairingsIsRefused();
    void editsThatComeToNothingLeaveNoTrace();
    void theComparisonIsKeptAndReadBack();
    void reenteringThePhaseClearsTheComparison();
    void aStaleProposalIsNotEdited();
    void thePhaseSurvivesARestart();
    void anEditChangesItsBoardsInTheFileAndNoOthers();
    void theTrfSaysThatARoundWasEditedByHand();
    void anUnpairedRoundHasNoLineInTheTrf();
    void aFileOfAnEarlierRevisionHasNoPhase();
};

void ManualPhaseTest::pairingsAreEditedInThePhaseOnly()
{
    MemoryTournament tournament = proposedSample();
    const EditProposal swap{five, EditProposal::SwapColours{1}};
    QCOMPARE(codesOf(tournament.plan(swap).findings), (Codes{FindingCode::noManualPhase}));
    QCOMPARE(codesOf(tournament.plan(CancelManualPairing{five}).findings), (Codes{FindingCode::noManualPhase}));
    tournament.apply(BeginManualPairing{five});
    QCOMPARE(tournament.value.roundEditedByHand(), std::optional(five));
    QVERIFY(!tournament.plan(swap).delta.empty());
    QVERIFY(highestLevel(tournament.plan(swap).findings) < WarningLevel::refused);
}

void ManualPhaseTest::whatItRestsOnWaitsForItsEnd()
{
    const MemoryTournament tournament = sixPlayersInThePhase();
    const std::vector<Command> others{WithdrawPlayer{{PlayerKey{1}}, two}, DiscardProposal{two}, PublishRound{two},
                                      EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins}, BeginManualPairing{two}};
    for (const Command& command : others) {
        const Plan plan = tournament.plan(command);
        QCOMPARE(codesOf(plan.findings), (Codes{FindingCode::manualPhaseOpen}));
        QVERIFY(plan.findings.front().round == two);
        QVERIFY(plan.delta.empty());
    }
}

void ManualPhaseTest::whatItDoesNotRestOnGoesOn()
{
    MemoryTournament tournament = sixPlayersInThePhase();
    edit(tournament, EditProposal::SwapColours{1});
    const Player& player = tournament.value.players.front();
    PlayerData data = player.data;
    data.club = QStringLiteral("Rooks");
    EventData event = tournament.value.event;
    event.city = QStringLiteral("Gera");
    for (const Command& command : {Command(editOf(player, data)), Command(editOf(tournament.value.event, event))})
        tournament.apply(command);
    QCOMPARE(tournament.value.event.city, event.city);
    tournament.apply(validation(tournament.value));
    tournament.apply(PublishRound{two});
    QCOMPARE(tournament.value.lastPublished(), two);
}

void ManualPhaseTest::whoComesInMeanwhileIsRecordedAsAbsent()
{
    MemoryTournament tournament = sixPlayersInThePhase();
    edit(tournament, EditProposal::SwapColours{1});
    const Pairings byHand = proposalOf(tournament.value).pairings;
    const PlayerKey added = tournament.value.nextPlayerKey;
    tournament.apply(AddPlayers{somePlayers(2, 40), {}});
    QVERIFY(proposalOf(tournament.value).pairings == byHand);
    edit(tournament, EditProposal::SwapColours{2});
    QCOMPARE(codesOf(tournament.plan(validation(tournament.value)).findings),
             (Codes{FindingCode::playerNotPlaced, FindingCode::playerNotPlaced}));
    tournament.apply(SetAbsence{two, {added, PlayerKey{added.value + 1}}, AbsenceKind::zeroPoint});
    tournament.apply(validation(tournament.value));
    tournament.apply(PublishRound{two});
    QCOMPARE(tournament.value.lastPublished(), two);
    QCOMPARE(tournament.value.players.size(), std::size_t{8});
}

void ManualPhaseTest::playersChangePlacesAndColours()
{
    MemoryTournament tournament = proposedSample();
    const auto before = pairsOf(proposalOf(tournament.value).pairings);
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapColours{1});
    edit(tournament, EditProposal::SwapPlayers{before.at(1).second, before.at(2).second});
    auto expected = before;
    std::swap(expected[0].first, expected[0].second);
    std::swap(expected[1].second, expected[2].second);
    const RoundVersion& after = proposalOf(tournament.value);
    QVERIFY(pairsOf(after.pairings) == expected);
    QCOMPARE(after.origin, PairingOrigin::edited);
    QVERIFY(!after.pairings.boards[0].colourRule && !after.pairings.boards[1].colourRule);
    QVERIFY(after.pairings.boards[3].colourRule);
}

void ManualPhaseTest::twoAreUnpairedAndPairedAtTheirPlace()
{
    MemoryTournament tournament = proposedSample();
    const auto before = pairsOf(proposalOf(tournament.value).pairings);
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::Unpair{before[2].first});
    QCOMPARE(proposalOf(tournament.value).unpaired().size(), std::size_t{2});
    QCOMPARE(proposalOf(tournament.value).participants().size(), 2 * before.size() + 1); // and the bye
    const EditProposal placed{five, EditProposal::Pair{before[2].first, before[0].first}};
    QCOMPARE(codesOf(tournament.plan(placed).findings), (Codes{FindingCode::alreadyPaired}));
    edit(tournament, EditProposal::Pair{before[2].first, before[2].second});
    // The board is where the publishing order has it, and the proposal as it was.
    QVERIFY(pairsOf(proposalOf(tournament.value).pairings) == before);
    QCOMPARE(proposalOf(tournament.value).origin, PairingOrigin::engine);
    QVERIFY(proposalOf(tournament.value).pairings == proposalOf(tournament.value).manualPhase->pairings);
}

void ManualPhaseTest::theByeMovesOn()
{
    MemoryTournament tournament(5, 3);
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    tournament.apply(BeginManualPairing{RoundNumber{1}});
    const Pairings before = proposalOf(tournament.value).pairings;
    const PlayerKey holder = *before.bye;
    const PlayerKey next = before.boards.front().b;
    edit(tournament, EditProposal::GiveBye{next});
    QCOMPARE(proposalOf(tournament.value).pairings.bye, std::optional(next));
    QVERIFY(proposalOf(tournament.value).pairings.boards.front().b == holder);
    edit(tournament, EditProposal::Unpair{next});
    QVERIFY(!proposalOf(tournament.value).pairings.bye);
    QCOMPARE(proposalOf(tournament.value).unpaired(), std::vector{next});
    const PlayerKey third = before.boards.back().a;
    edit(tournament, EditProposal::GiveBye{third});
    QCOMPARE(proposalOf(tournament.value).pairings.bye, std::optional(third));
    QCOMPARE(proposalOf(tournament.value).unpaired().size(), std::size_t{2});
    edit(tournament, EditProposal::GiveBye{next});
    QCOMPARE(proposalOf(tournament.value).pairings.bye, std::optional(next));
    QCOMPARE(proposalOf(tournament.value).unpaired().size(), std::size_t{2});
}

void ManualPhaseTest::aTableMovesAndTheOthersCloseUp()
{
    MemoryTournament tournament = proposedSample();
    const auto before = pairsOf(proposalOf(tournament.value).pairings);
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::MoveBoard{1, 3});
    auto expected = before;
    std::rotate(expected.begin(), expected.begin() + 1, expected.begin() + 3);
    QVERIFY(pairsOf(proposalOf(tournament.value).pairings) == expected);
    edit(tournament, EditProposal::MoveBoard{3, 1});
    QVERIFY(pairsOf(proposalOf(tournament.value).pairings) == before);
    const EditProposal nowhere{five, EditProposal::MoveBoard{1, 99}};
    QCOMPARE(codesOf(tournament.plan(nowhere).findings), (Codes{FindingCode::unknownBoard}));
}

void ManualPhaseTest::theBoardsComeIntoThePublishingOrder_data()
{
    QTest::addColumn<SystemEdition>("system");
    for (const SystemInfo& system : swissSystems())
        QTest::addRow("%s %d", std::string(system.key).c_str(), system.id.edition) << system.id;
}

/// C.04.2 art. 3.6, in every system; a player with a fixed board stays there.
void ManualPhaseTest::theBoardsComeIntoThePublishingOrder()
{
    QFETCH(SystemEdition, system);
    MemoryTournament tournament(16, 5);
    tournament.apply(SetSystem{system});
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    Player placed = *tournament.value.player(PlayerKey{16});
    placed.data.fixedBoard = 2;
    tournament.apply(editOf(*tournament.value.player(PlayerKey{16}), placed.data));
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    const Pairings proposed = proposalOf(tournament.value).pairings;
    QVERIFY(proposed.boards.at(1).has(PlayerKey{16}));
    tournament.apply(BeginManualPairing{two});
    // The engine's order is the one that the edit makes.
    QVERIFY(tournament.plan(EditProposal{two, EditProposal::OrderBoards{}}).delta.empty());
    Pairings turned = proposed;
    std::reverse(turned.boards.begin(), turned.boards.end());
    edit(tournament, EditProposal::SetPairings{turned});
    QVERIFY(pairsOf(proposalOf(tournament.value).pairings) == pairsOf(turned));
    QCOMPARE(levelOf(tournament, EditProposal::OrderBoards{}), WarningLevel::none);
    edit(tournament, EditProposal::OrderBoards{});
    QVERIFY(pairsOf(proposalOf(tournament.value).pairings) == pairsOf(proposed));
    // By scores: who has a point and changes places with somebody who has none takes his board along.
    const Match first = proposed.boards.front();
    const Match last = proposed.boards.back();
    edit(tournament, EditProposal::SwapPlayers{first.a, last.a});
    edit(tournament, EditProposal::SwapPlayers{first.b, last.b});
    QVERIFY(proposalOf(tournament.value).pairings.boards.back().has(first.a));
    edit(tournament, EditProposal::OrderBoards{});
    QVERIFY(pairsOf(proposalOf(tournament.value).pairings) == pairsOf(proposed));
}

/// All play all: the table says who plays at which board.
void ManualPhaseTest::theBoardsOfATableStay()
{
    MemoryTournament tournament(6, 5);
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{layOutRounds(tournament.value).value()});
    constexpr RoundNumber one{1};
    tournament.apply(BeginManualPairing{one});
    QVERIFY(!tournament.plan(EditProposal{one, EditProposal::MoveBoard{1, 3}}).delta.empty());
    tournament.apply(EditProposal{one, EditProposal::MoveBoard{1, 3}});
    QVERIFY(tournament.plan(EditProposal{one, EditProposal::OrderBoards{}}).delta.empty());
}

void ManualPhaseTest::whatIsNewlyBrokenAsksAtItsLevel()
{
    MemoryTournament tournament = sixPlayersInThePhase();
    const Pairings first = tournament.value.rounds[0].published()->pairings;
    const Plan rematch = tournament.plan(EditProposal{two, EditProposal::SetPairings{first}});
    QVERIFY(has(rematch.findings, FindingCode::rematch, WarningLevel::confirm));
    const Match board = proposalOf(tournament.value).pairings.boards.front();
    QCOMPARE(levelOf(tournament, EditProposal::SwapColours{1}), WarningLevel::acknowledge);
    QCOMPARE(levelOf(tournament, EditProposal::Unpair{board.a}), WarningLevel::none);
    QCOMPARE(levelOf(tournament, EditProposal::MoveBoard{1, 2}), WarningLevel::none);
    // Six are present: nobody needs the bye.
    QVERIFY(has(tournament.plan(EditProposal{two, EditProposal::GiveBye{board.a}}).findings, FindingCode::byeNotNeeded,
                WarningLevel::confirm));
}

void ManualPhaseTest::aForbiddenPairAndABarredByeAskToo()
{
    MemoryTournament tournament(5, 5);
    const auto order = tpnOrder(tournament.value);
    tournament.apply(SetForbidden{{adding(ForbiddenPairs{{order[0], order[4]}, RoundNumber{1}, {}})}});
    tournament.pairAndPublish();
    tournament.enterAll();
    const PlayerKey hadIt = *tournament.value.rounds[0].published()->pairings.bye;
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    tournament.apply(BeginManualPairing{two});
    QVERIFY(has(tournament.plan(EditProposal{two, EditProposal::GiveBye{hadIt}}).findings, FindingCode::byeNotAllowed,
                WarningLevel::confirm));
    Pairings forbidden = proposalOf(tournament.value).pairings;
    forbidden.boards.front().a = order[0];
    forbidden.boards.front().b = order[4];
    QVERIFY(has(judgePairings(tournament.value, forbidden), FindingCode::forbiddenPair, WarningLevel::confirm));
}

void ManualPhaseTest::takingBackAnEditAsksNothing()
{
    MemoryTournament tournament = sixPlayersInThePhase();
    edit(tournament, EditProposal::SwapColours{1});
    QCOMPARE(levelOf(tournament, EditProposal::SwapColours{1}), WarningLevel::none);
    // Trouble that is there already is not asked about again when its board moves.
    QCOMPARE(levelOf(tournament, EditProposal::MoveBoard{1, 3}), WarningLevel::none);
}

void ManualPhaseTest::cancellingBringsBackTheProposal()
{
    MemoryTournament tournament = proposedSample();
    const Tournament before = tournament.value;
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapColours{1});
    edit(tournament, EditProposal::Unpair{PlayerKey{1}});
    tournament.apply(CancelManualPairing{five});
    QVERIFY(tournament.value == before);
}

void ManualPhaseTest::anIncompleteRoundIsNotValidated()
{
    MemoryTournament tournament = proposedSample();
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::Unpair{PlayerKey{1}});
    const Plan plan = tournament.plan(validation(tournament.value));
    QCOMPARE(codesOf(plan.findings), (Codes{FindingCode::playerNotPlaced, FindingCode::playerNotPlaced}));
    QCOMPARE(highestLevel(plan.findings), WarningLevel::refused);
    // The judge takes them for left out, not for absent.
    const RoundJudgement judgement =
        judgeRound(roundInQuestion(tournament.value, five, proposalOf(tournament.value))).value();
    QCOMPARE(judgement.broken.size(), std::size_t{2});
    QVERIFY(judgement.broken.front().kind == Violation::Kind::leftOut);
}

void ManualPhaseTest::aComparisonOfOtherPairingsIsRefused()
{
    MemoryTournament tournament = proposedSample();
    tournament.apply(BeginManualPairing{five});
    const ValidatePairings early = validation(tournament.value);
    edit(tournament, EditProposal::SwapColours{1});
    QCOMPARE(codesOf(tournament.plan(early).findings), (Codes{FindingCode::comparisonOutdated}));
}

void ManualPhaseTest::editsThatComeToNothingLeaveNoTrace()
{
    MemoryTournament tournament = proposedSample();
    const Tournament before = tournament.value;
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapColours{1});
    edit(tournament, EditProposal::SwapColours{1});
    tournament.apply(validation(tournament.value));
    QVERIFY(tournament.value == before);
}

void ManualPhaseTest::theComparisonIsKeptAndReadBack()
{
    MemoryTournament tournament = proposedSample();
    const auto before = pairsOf(proposalOf(tournament.value).pairings);
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapPlayers{before[3].second, before[4].second});
    tournament.apply(validation(tournament.value));
    const RoundVersion& version = proposalOf(tournament.value);
    QVERIFY(!version.manualPhase);
    const auto comparison = comparisonFromJson(version.comparisonJson);
    QVERIFY(comparison);
    QVERIFY(!comparison->judgement.isClean());
    const RoundChanges& changes = comparison->judgement.changes;
    QCOMPARE(changes.boards.size(), std::size_t{2});
    std::set<std::pair<PlayerKey, PlayerKey>> byHand;
    std::set<std::pair<PlayerKey, PlayerKey>> byTheRules;
    for (const BoardExchange& exchange : changes.boards) {
        byHand.emplace(exchange.now->white, exchange.now->black);
        byTheRules.emplace(exchange.instead->white, exchange.instead->black);
    }
    QVERIFY(byHand == (std::set<std::pair<PlayerKey, PlayerKey>>{{before[3].first, before[4].second},
                                                                 {before[4].first, before[3].second}}));
    QVERIFY(byTheRules == (std::set<std::pair<PlayerKey, PlayerKey>>{before[3], before[4]}));
    const RoundJudgement fresh = judgeRound(roundInQuestion(tournament.value, five, version)).value();
    QCOMPARE(toJson(*comparison), toJson(comparisonOf(tournament.value, version.pairings, fresh)));
    QVERIFY(!comparisonFromJson(QString()));
    QVERIFY(!comparisonFromJson(QStringLiteral("{\"v\":1}")));
    QVERIFY(!comparisonFromJson(QStringLiteral("{\"v\":99}")));
}

void ManualPhaseTest::reenteringThePhaseClearsTheComparison()
{
    MemoryTournament tournament = proposedSample();
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapColours{1});
    tournament.apply(validation(tournament.value));
    const Tournament validated = tournament.value;
    QVERIFY(!proposalOf(validated).comparisonJson.isEmpty());
    tournament.apply(BeginManualPairing{five});
    QVERIFY(proposalOf(tournament.value).comparisonJson.isEmpty());
    tournament.apply(CancelManualPairing{five});
    QVERIFY(tournament.value == validated);
}

void ManualPhaseTest::aStaleProposalIsNotEdited()
{
    MemoryTournament tournament = proposedSample();
    tournament.apply(WithdrawPlayer{{PlayerKey{1}}, five});
    QCOMPARE(codesOf(tournament.plan(BeginManualPairing{five}).findings), (Codes{FindingCode::proposalStale}));
    MemoryTournament edited = proposedSample();
    edited.apply(BeginManualPairing{five});
    edit(edited, EditProposal::SwapColours{1});
    const ValidatePairings validate = validation(edited.value);
    // Only a file from elsewhere can have changed below the phase.
    edited.value.rounds.back().versions.back().inputHash = QStringLiteral("other");
    QVERIFY(has(edited.plan(validate).findings, FindingCode::proposalStale, WarningLevel::refused));
    edited.apply(CancelManualPairing{five});
    QVERIFY(has(edited.plan(PublishRound{five}).findings, FindingCode::proposalStale, WarningLevel::refused));
}

void ManualPhaseTest::thePhaseSurvivesARestart()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6, 5);
    pairAndPublish(*session);
    enterAll(*session);
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    const Tournament proposed = session->saved();
    mustApply(*session, BeginManualPairing{two});
    mustApply(*session, EditProposal{two, EditProposal::SwapColours{1}});
    mustApply(*session, EditProposal{two, EditProposal::Unpair{PlayerKey{1}}});
    const Tournament inTheMiddle = session->saved();
    session.reset();
    session = openSession(file.path());
    QVERIFY(session->saved() == inTheMiddle);
    QCOMPARE(session->saved().roundEditedByHand(), std::optional(two));
    QCOMPARE(session->apply(PublishRound{two}).error().findings.front().code, FindingCode::manualPhaseOpen);
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved().round(two)->proposal()->unpaired().empty());
    QVERIFY(session->redo());
    session->flush();
    QVERIFY(session->saved() == inTheMiddle);
    mustApply(*session, CancelManualPairing{two});
    QVERIFY(session->saved() == proposed);
    // Undo opens the phase again, with the edits.
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == inTheMiddle);
    QVERIFY(readTournament(file.path()).value() == inTheMiddle);
}

void ManualPhaseTest::anEditChangesItsBoardsInTheFileAndNoOthers()
{
    const TournamentFile file;
    const RoundNumber one{1};
    auto session = createSession(file.path(), 21);
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    mustApply(*session, BeginManualPairing{one});
    session->flush();
    std::vector<Tournament> states{session->saved()};
    const std::vector<Match> boards = proposalOf(session->saved()).pairings.boards;
    const std::vector<EditProposal> edits{
        {one, EditProposal::SwapColours{3}},
        {one, EditProposal::SwapPlayers{boards[1].a, boards[8].b}},
        {one, EditProposal::Unpair{boards[4].a}},
        {one, EditProposal::GiveBye{boards[6].a}},
        {one, EditProposal::Unpair{boards[0].a}},
        {one, EditProposal::Pair{boards[0].a, boards[4].b}},
        {one, EditProposal::Pair{boards[4].a, boards[0].b}},
    };
    for (const EditProposal& edit : edits) {
        QVERIFY(session->apply(edit, WarningLevel::twoSteps));
        session->flush();
        states.push_back(session->saved());
        QVERIFY(readTournament(file.path()).value() == states.back());
    }
    const auto steps = session->lastStep();
    const auto colours = session->changesOf(steps - static_cast<std::int64_t>(edits.size()) + 1);
    QVERIFY(colours);
    QCOMPARE(std::get<PairingsChange>(colours->front()).after.runs.size(), std::size_t{1});
    QCOMPARE(std::get<PairingsChange>(colours->front()).after.runs.front().matches.size(), std::size_t{1});
    for (; states.size() > 1; states.pop_back()) {
        QVERIFY(session->saved() == states.back());
        QVERIFY(session->undo());
        session->flush();
    }
    QVERIFY(session->saved() == states.front());
    session.reset();
    QVERIFY(readTournament(file.path()).value() == states.front());
}

void ManualPhaseTest::theTrfSaysThatARoundWasEditedByHand()
{
    MemoryTournament tournament = proposedSample();
    const auto before = pairsOf(proposalOf(tournament.value).pairings);
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapPlayers{before[3].second, before[4].second});
    tournament.apply(validation(tournament.value));
    QVERIFY(!exportTrf(tournament.value).value().bytes.contains("### MPA"));
    tournament.apply(PublishRound{five});
    tournament.enterAll();
    for (const trf::Profile profile : {trf::Profile::report, trf::Profile::engine}) {
        const QByteArray bytes = exportTrf(tournament.value, {trf::Version::trf26, profile}).value().bytes;
        const auto start = bytes.indexOf("### MPA @ Round 5: ");
        QVERIFY2(start >= 0, bytes.constData());
        const QByteArray line = bytes.mid(start, bytes.indexOf('\n', start) - start).trimmed();
        const auto number = [&](PlayerKey key) {
            return QByteArray::number(TpnMap(tpnOrder(tournament.value)).tpnOf(key)->value);
        };
        const auto arrow = line.indexOf(" => ");
        QVERIFY2(arrow > 0, line.constData());
        QVERIFY2(line.mid(arrow).contains(number(before[3].first) + '-' + number(before[4].second)), line.constData());
        QVERIFY2(line.left(arrow).contains(number(before[3].first) + '-' + number(before[3].second)), line.constData());
        QVERIFY2(line.contains("; warnings: "), line.constData());
        // Read back, it stays with its round, and is written again as it was.
        auto again = importTrf(bytes, {QDateTime(QDate(2026, 10, 6), QTime(9, 0), Qt::UTC), {}});
        QVERIFY(again);
        const RoundVersion& read = *again->tournament.round(five)->published();
        QCOMPARE("### MPA @ Round 5: " + comparisonFromJson(read.comparisonJson)->fromFile.toUtf8(), line);
        QVERIFY(again->tournament.round(RoundNumber{4})->published()->comparisonJson.isEmpty());
        QVERIFY(exportTrf(again->tournament, {trf::Version::trf26, profile}).value().bytes.contains(line));
    }
    const auto old = exportTrf(tournament.value, {trf::Version::trf16, trf::Profile::report});
    QVERIFY(!old->bytes.contains("### MPA"));
    QVERIFY(!old->omissions.empty());
}

void ManualPhaseTest::anUnpairedRoundHasNoLineInTheTrf()
{
    MemoryTournament tournament = proposedSample();
    tournament.apply(BeginManualPairing{five});
    edit(tournament, EditProposal::SwapColours{1});
    tournament.apply(validation(tournament.value));
    tournament.apply(PublishRound{five});
    QVERIFY(exportTrf(tournament.value).value().bytes.contains("### MPA @ Round 5"));
    tournament.apply(WithdrawPublication{five, QStringLiteral("wrong colours")});
    QVERIFY(!exportTrf(tournament.value).value().bytes.contains("### MPA"));
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    tournament.apply(PublishRound{five});
    QVERIFY(!exportTrf(tournament.value).value().bytes.contains("### MPA"));
}

void ManualPhaseTest::aFileOfAnEarlierRevisionHasNoPhase()
{
    for (int revision = 1; revision <= 4; ++revision) {
        const QString old = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
        const auto tournament = readTournament(old);
        QVERIFY2(tournament, qPrintable(old));
        QVERIFY(!tournament->roundEditedByHand());
        const TournamentFile file;
        QVERIFY(QFile::copy(old, file.path()));
        QVERIFY(QFile::setPermissions(file.path(), QFile::ReadOwner | QFile::WriteOwner));
        // Opened for writing, the file is of today and says the same.
        auto session = openSession(file.path());
        QVERIFY(session->saved() == *tournament);
        mustApply(*session, SetEventData{});
        session.reset();
        QVERIFY(readTournament(file.path()).value() == *tournament);
    }
}

static const pairwright::RegisteredTest<ManualPhaseTest> registered("test_manual_phase");
#include "test_manual_phase.moc"
