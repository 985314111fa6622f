#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/legality.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QSignalSpy>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

class SessionTest : public QObject {
    Q_OBJECT
private slots:
    void aCommandIsQueuedThenConfirmedAndOnlyThenVisible();
    void aRefusedCommandChangesNothingAndSendsNothing();
    void checkAnswersAsApplyWouldAndChangesNothing();
    void commandsKeepTheirOrderAndSeeEachOther();
    void aBoardIsSavingUntilItsResultIsOnDisk();
    void aCommandThatChangesNothingIsConfirmedWithoutAJournalRow();
    void theChangeSetSaysWhatToRepaint();
    void closingWaitsForTheQueue();
    void whoeverHearsOfAChangeMayApplyTheNext();
    void whoeverHearsOfAChangeMayCloseTheSession();
    void theProposalTurnsStaleAndFreshAgain();
    void aHandEditIsJudgedLive();
    void aWholeTournamentIsMadeInOneStep();
    void historyNamesEachStep();
};

void SessionTest::aCommandIsQueuedThenConfirmedAndOnlyThenVisible()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    QSignalSpy queued(session.get(), &TournamentSession::queued);
    QSignalSpy confirmed(session.get(), &TournamentSession::confirmed);
    QSignalSpy failed(session.get(), &TournamentSession::failed);
    const auto ticket = session->apply(SetRoundCount{3});
    QVERIFY(ticket);
    QCOMPARE(queued.count(), 1);
    QCOMPARE(confirmed.count(), 0);
    QCOMPARE(session->saved().settings.plannedRounds, 7);
    QCOMPARE(session->projected().settings.plannedRounds, 3);
    QVERIFY(session->isSaving());
    QVERIFY(confirmed.wait());
    QCOMPARE(confirmed.count(), 1);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(confirmed.front().front().value<ChangeSet>().ticket, *ticket);
    QCOMPARE(session->saved().settings.plannedRounds, 3);
    QVERIFY(!session->isSaving());
    QVERIFY(session->lastSavedAt());
}

void SessionTest::aRefusedCommandChangesNothingAndSendsNothing()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    const Tournament before = session->saved();
    QSignalSpy queued(session.get(), &TournamentSession::queued);
    const auto refused = session->apply(SetRoundCount{0}, WarningLevel::twoSteps);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, CommandError::Kind::refused);
    const auto unasked = session->apply(SetRoundCount{90});
    QVERIFY(!unasked);
    QCOMPARE(unasked.error().kind, CommandError::Kind::needsConfirmation);
    QCOMPARE(unasked.error().level, WarningLevel::acknowledge);
    session->flush();
    QCOMPARE(queued.count(), 0);
    QVERIFY(session->saved() == before);
    QVERIFY(session->apply(SetRoundCount{90}, WarningLevel::acknowledge));
}

void SessionTest::checkAnswersAsApplyWouldAndChangesNothing()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    pairAndPublish(*session);
    QSignalSpy queued(session.get(), &TournamentSession::queued);
    const std::int64_t last = session->lastStep();
    const Tournament before = session->projected();
    QVERIFY(session->check(SetRoundCount{3}, WarningLevel::twoSteps));
    const WithdrawPublication withdrawal{one, QStringLiteral("wrong list")};
    QVERIFY(session->check(withdrawal, WarningLevel::confirm));
    const auto unasked = session->check(withdrawal);
    QVERIFY(!unasked && unasked.error() == session->apply(withdrawal).error());
    const auto refused = session->check(PublishRound{one});
    QVERIFY(!refused && refused.error().kind == CommandError::Kind::refused);
    QCOMPARE(queued.count(), 0);
    QVERIFY(!session->isSaving() && session->projected() == before);
    QCOMPARE(session->lastStep(), last);
}

void SessionTest::commandsKeepTheirOrderAndSeeEachOther()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    std::vector<std::uint64_t> order;
    connect(session.get(), &TournamentSession::confirmed, this,
            [&](const ChangeSet& changes) { order.push_back(changes.ticket.value); });
    std::vector<std::uint64_t> tickets;
    const auto queue = [&](const Command& command) {
        const auto ticket = session->apply(command);
        QVERIFY(ticket);
        tickets.push_back(ticket->value);
    };
    // Each rests on the one before, and none is on disk yet.
    queue(AddPlayers{somePlayers(1, 5), {}});
    queue(SetAbsence{one, {PlayerKey{5}}, AbsenceKind::halfPoint});
    queue(ClearAbsence{one, {PlayerKey{5}}});
    queue(RemovePlayers{{PlayerKey{5}}});
    QVERIFY(!session->apply(RemovePlayers{{PlayerKey{5}}}));
    session->flush();
    QCOMPARE(order, tickets);
    QCOMPARE(session->saved().players.size(), std::size_t{4});
}

void SessionTest::aBoardIsSavingUntilItsResultIsOnDisk()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 6);
    pairAndPublish(*session);
    const BoardId board{one, 2};
    QVERIFY(session->apply(EnterResult{board, GameResult::draw}));
    QVERIFY(session->apply(EnterResult{board, GameResult::whiteWins}));
    QVERIFY(session->isSaving(board));
    QVERIFY(!session->isSaving({one, 1}));
    QVERIFY(!session->saved().game(board)->outcome.result);
    session->flush();
    QVERIFY(!session->isSaving(board));
    QCOMPARE(session->saved().game(board)->outcome.result.value(), GameResult::whiteWins);
}

void SessionTest::aCommandThatChangesNothingIsConfirmedWithoutAJournalRow()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    const auto before = session->history(1, 100)->size();
    QSignalSpy confirmed(session.get(), &TournamentSession::confirmed);
    const auto ticket = session->apply(SetRoundCount{7});
    QVERIFY(ticket);
    QVERIFY(confirmed.wait());
    QCOMPARE(confirmed.front().front().value<ChangeSet>().ticket, *ticket);
    QCOMPARE(session->history(1, 100)->size(), before);
    QCOMPARE(session->undoStep()->command, CommandName::setInitialColour);
}

void SessionTest::theChangeSetSaysWhatToRepaint()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    const auto changesOf = [&](const Command& command) {
        ChangeSet changes;
        const auto connection = connect(session.get(), &TournamentSession::confirmed, this,
                                        [&](const ChangeSet& confirmed) { changes = confirmed; });
        mustApply(*session, command);
        disconnect(connection);
        return changes;
    };
    EventData event = session->saved().event;
    event.city = QStringLiteral("City");
    const ChangeSet onlyEvent = changesOf(editOf(session->saved().event, event));
    QVERIFY(onlyEvent.event && !onlyEvent.settings && onlyEvent.players.empty() && onlyEvent.boards.empty());
    PlayerData data = session->saved().player(PlayerKey{2})->data;
    data.club = QStringLiteral("Club");
    const ChangeSet club = changesOf(editOf(*session->saved().player(PlayerKey{2}), data));
    QCOMPARE(club.players, (std::set{PlayerKey{2}}));
    QVERIFY(!club.numbersMayChange);
    data.rating->value = 2500;
    QVERIFY(changesOf(editOf(*session->saved().player(PlayerKey{2}), data)).numbersMayChange);
    const ChangeSet added = changesOf(AddPlayers{somePlayers(2, 5), {}});
    QVERIFY(added.playersAddedOrRemoved);
    QCOMPARE(added.players, (std::set{PlayerKey{5}, PlayerKey{6}}));
    QCOMPARE(added.step.count, 2);
    pairAndPublish(*session);
    const ChangeSet result = changesOf(EnterResult{{one, 3}, GameResult::draw});
    QCOMPARE(result.boards, (std::set{BoardId{one, 3}}));
    QVERIFY(result.rounds.empty() && result.players.empty() && !result.settings);
    QVERIFY(session->undo());
    ChangeSet undone;
    connect(session.get(), &TournamentSession::confirmed, this, [&](const ChangeSet& changes) { undone = changes; });
    session->flush();
    QCOMPARE(undone.kind, ChangeSet::Kind::undone);
    QCOMPARE(undone.boards, (std::set{BoardId{one, 3}}));
}

void SessionTest::closingWaitsForTheQueue()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    constexpr int commands = 50;
    for (int i = 0; i < commands; ++i)
        QVERIFY(session->apply(SetRoundCount{1 + i % 3}));
    const Tournament expected = session->projected();
    session.reset();
    QVERIFY(readTournament(file.path()).value() == expected);
    QCOMPARE(openSession(file.path())->history(1, 200)->size(), std::size_t{3 + commands});
}

void SessionTest::whoeverHearsOfAChangeMayApplyTheNext()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    int heard = 0;
    connect(session.get(), &TournamentSession::confirmed, this, [&](const ChangeSet&) {
        if (++heard >= 5)
            return;
        QVERIFY(session->apply(SetRoundCount{1 + heard % 3}, WarningLevel::acknowledge));
        if (heard == 2)
            session->flush();
    });
    QVERIFY(session->apply(SetRoundCount{1}));
    session->flush();
    QCOMPARE(heard, 5);
    QVERIFY(!session->isSaving());
    QVERIFY(session->saved() == session->projected());
}

void SessionTest::whoeverHearsOfAChangeMayCloseTheSession()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    connect(session.get(), &TournamentSession::confirmed, this, [&](const ChangeSet&) { session.reset(); });
    QVERIFY(session->apply(SetRoundCount{3}));
    QVERIFY(session->apply(SetRoundCount{2}));
    session->flush();
    QVERIFY(!session);
    QCOMPARE(readTournament(file.path())->settings.plannedRounds, 2);
}

void SessionTest::theProposalTurnsStaleAndFreshAgain()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6);
    const auto draft = proposeRound(session->saved());
    mustApply(*session, StoreProposal{draft.value()});
    QVERIFY(!session->isProposalStale(session->saved(), one));
    QVERIFY(session->apply(WithdrawPlayer{{PlayerKey{6}}, one}));
    QVERIFY(session->isProposalStale(session->projected(), one));
    QVERIFY(!session->isProposalStale(session->saved(), one));
    session->flush();
    QVERIFY(session->isProposalStale(session->saved(), one));
    const auto refused = session->apply(PublishRound{one}, WarningLevel::twoSteps);
    QVERIFY(!refused);
    QCOMPARE(refused.error().findings.front().code, FindingCode::proposalStale);
    session.reset();
    session = openSession(file.path());
    QVERIFY(session->isProposalStale(session->saved(), one));
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(!session->isProposalStale(session->saved(), one));
    QVERIFY(session->apply(PublishRound{one}));
}

void SessionTest::aHandEditIsJudgedLive()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4, 3);
    pairAndPublish(*session);
    enterAll(*session);
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    const RoundNumber two{2};
    QVERIFY(judgeProposal(session->saved(), two).empty());
    const Pairings first = session->saved().round(one)->published()->pairings;
    mustApply(*session, BeginManualPairing{two});
    QVERIFY(session->apply(EditProposal{two, EditProposal::SetPairings{first}}, WarningLevel::twoSteps));
    // Each state is judged for itself.
    QVERIFY(has(judgeProposal(session->projected(), two), FindingCode::rematch, WarningLevel::confirm));
    QVERIFY(judgeProposal(session->saved(), two).empty());
    session->flush();
    QVERIFY(has(judgeProposal(session->saved(), two), FindingCode::rematch, WarningLevel::confirm));
    mustApply(*session, ValidatePairings{two, session->saved().round(two)->proposal()->pairings, {}});
    const auto unasked = session->apply(PublishRound{two});
    QCOMPARE(unasked.error().level, WarningLevel::confirm);
    QVERIFY(session->undo());
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(judgeProposal(session->saved(), two).empty());
}

void SessionTest::aWholeTournamentIsMadeInOneStep()
{
    MemoryTournament source(9, 5);
    for (int i = 0; i < 3; ++i) {
        source.pairAndPublish();
        source.enterAll();
    }
    source.value.keptLines = {{KeptLine::Place::top, {}, QStringLiteral("### one")},
                              {KeptLine::Place::afterPlayer, PlayerKey{3}, QStringLiteral("XYZ  two")}};
    source.value.players[2].virtualPoints = {Score{10}, Score{5}};
    Tournament incomplete = source.value; // as an importer hands it over
    incomplete.nextPlayerKey = PlayerKey{1};
    for (Round& round : incomplete.rounds)
        round.closedAt.reset();
    const TournamentFile file;
    const auto session =
        TournamentSession::createFrom(file.path(), incomplete, QStringLiteral("old.trf"), testOptions());
    QVERIFY(session);
    const Tournament& stored = (*session)->saved();
    QCOMPARE(stored.nextPlayerKey, PlayerKey{10});
    QCOMPARE(stored.rounds[1].state(), RoundState::closed);
    QCOMPARE(stored.rounds[2].state(), RoundState::complete);
    QVERIFY(stored.players == source.value.players);
    QVERIFY(stored.keptLines == source.value.keptLines);
    QVERIFY(readTournament(file.path()).value() == stored);
    QCOMPARE((*session)->history(1, 10)->size(), std::size_t{1});
    pairAndPublish(**session);
    QCOMPARE((*session)->saved().lastPublished().value, 4);
    const auto again = TournamentSession::createFrom(file.path(), incomplete, QStringLiteral("old.trf"));
    QVERIFY(!again);
    QCOMPARE(again.error().code, OpenError::Code::alreadyExists);
}

void SessionTest::historyNamesEachStep()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    mustApply(*session, WithdrawPlayer{{PlayerKey{3}}, RoundNumber{2}});
    QVERIFY(session->undo());
    QVERIFY(session->redo());
    const auto history = session->history(1, 100);
    QVERIFY(history);
    std::vector<CommandName> commands;
    for (const HistoryEntry& entry : *history)
        commands.push_back(entry.description.command);
    using enum CommandName;
    QCOMPARE(commands, (std::vector{createTournament, addPlayers, setInitialColour, withdrawPlayer, withdrawPlayer,
                                    withdrawPlayer}));
    QCOMPARE(history->at(3).description.playerName, QStringLiteral("Player 3"));
    QCOMPARE(history->at(4).kind, ChangeSet::Kind::undone);
    QCOMPARE(history->at(4).target.value(), std::int64_t{4});
    QCOMPARE(history->at(5).kind, ChangeSet::Kind::redone);
    QVERIFY(history->at(5).at > history->at(3).at);
    QCOMPARE(session->history(2, 1)->size(), std::size_t{1});
}

static const pairwright::RegisteredTest<SessionTest> registered("test_session");
#include "test_session.moc"
