#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

PlayerData edited(const Tournament& tournament, PlayerKey key)
{
    PlayerData data = tournament.player(key)->data;
    data.title = Title::WFM;
    data.sex = Sex::Female;
    data.federation = QStringLiteral("NOR");
    data.fideId = QStringLiteral("1503014");
    data.nationalId = QStringLiteral("N-7");
    data.rating = Rating{2111, RatingSource::national, {}};
    data.birth = BirthDate{1990, 11, std::nullopt};
    data.club = QStringLiteral("Ørland <b>'; DROP TABLE player; --");
    data.group = QStringLiteral("Ü50 'B'");
    return data;
}

EventData someEvent()
{
    EventData event;
    event.name = QStringLiteral("Open of \"Everywhere\"");
    event.city = QStringLiteral("Großstadt");
    event.federation = QStringLiteral("GER");
    event.start = QDate(2026, 3, 1);
    event.end = QDate(2026, 3, 8);
    event.chiefArbiter = {QStringLiteral("Chief, A"), QStringLiteral("123")};
    event.deputyArbiters = {{QStringLiteral("One"), {}}, {QStringLiteral("Two"), QStringLiteral("9")}};
    event.timeControl = QStringLiteral("90+30");
    event.roundDates = {{RoundNumber{1}, QDate(2026, 3, 1)}, {RoundNumber{2}, QDate(2026, 3, 2)}};
    event.roundTimes = {{RoundNumber{1}, QTime(10, 0)}, {RoundNumber{2}, QTime(15, 30)}};
    return event;
}

struct Named {
    const char* name;
    std::function<Command(const Tournament&)> make;
};

Command propose(const Tournament& tournament)
{
    const auto draft = proposeRound(tournament);
    return StoreProposal{draft.value()};
}

/// A course of a tournament in which every command happens at least once.
std::vector<Named> everyCommand() // NOLINT(readability-function-size): a course from the first command to the last
{
    const RoundNumber one{1};
    const RoundNumber two{2};
    const RoundNumber three{3};
    const auto always = [](const Command& command) {
        return [command](const Tournament&) {
            return command;
        };
    };
    PointSystem points = PointSystem::of(Score{30}, Score{10}, Score{30});
    return {
        {"event",
         [](const Tournament& t) {
             return editOf(t.event, someEvent());
         }},
        {"players", always(AddPlayers{somePlayers(9), QStringLiteral("list.csv")})},
        {"one more", always(AddPlayers{somePlayers(1, 10), {}})},
        {"removed", always(RemovePlayers{{PlayerKey{10}}})},
        {"edited",
         [](const Tournament& t) {
             return editOf(*t.player(PlayerKey{3}), edited(t, PlayerKey{3}));
         }},
        {"order", always(SetDeclaredOrder{{PlayerKey{1}, PlayerKey{2}}})},
        {"forbidden",
         always(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{5}}, one, three}),
                              adding(ForbiddenPairs{{PlayerKey{2}, PlayerKey{6}, PlayerKey{7}}, two, {}})}})},
        {"round count", always(SetRoundCount{5})},
        {"lot", always(SetInitialColour{drawInitialColour(0xFFFFFFFFFFFFFFFFULL)})},
        {"points", always(SetPointSystem{points})},
        {"system", always(SetSystem{{System::Dutch, 2017}})},
        {"half-point bye", always(SetAbsence{one, {PlayerKey{4}, PlayerKey{5}}, AbsenceKind::halfPoint})},
        {"not absent after all", always(ClearAbsence{one, {PlayerKey{5}}})},
        {"withdrawal", always(WithdrawPlayer{{PlayerKey{6}}, two})},
        {"return", always(ReturnPlayer{{PlayerKey{6}}, three})},
        {"late", always(CheckIn{one, {PlayerKey{7}}, DoorMark::late, three})},
        {"arrived", always(CheckIn{one, {PlayerKey{1}, PlayerKey{7}}, DoorMark::arrived})},
        {"not yet", always(CheckIn{one, {PlayerKey{7}}, DoorMark::notYet})},
        {"nobody else comes", always(CloseCheckIn{one, {PlayerKey{7}}, CheckInEnd::zeroPointBye})},
        {"comes after all", always(CheckIn{one, {PlayerKey{7}}, DoorMark::arrived})},
        {"choice", always(SetRatingChoice{RatingChoice::nationalOnly, {}, std::vector{CountedList::rapid}, {}})},
        {"expelled", always(WithdrawPlayer{{PlayerKey{8}}, two, true})},
        {"own order", always(SetOrderOfEquals{{OrderOfEquals::By::lot, 7}})},
        {"clubs apart", always(SetClubsApart{2})},
        {"lots", always(DrawLots{0xFFFFFFFFFFFFFFFFULL})},
        {"Chess960", always(SetChess960{7})},
        {"group by rule",
         always(SetGroupRules{{adding(GroupRule{QStringLiteral("Women"), Sex::Female, {}, {}, {}, {}})}})},
        {"prizes", always(SetPrizes{{adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, 1, 50'000}),
                                     adding(Prize{QStringLiteral("Best game"),
                                                  PrizeKind::free,
                                                  {},
                                                  {},
                                                  {},
                                                  1,
                                                  0,
                                                  QStringLiteral("Book"),
                                                  PlayerKey{3}})}})},
        {"prize rules",
         [](const Tournament& t) {
             PrizeRules rules = t.settings.prizeRules;
             rules.sharing = PrizeSharing::hort;
             rules.lowest = 2'000;
             return SetPrizeRules{rules, t.settings.prizeRules};
         }},
        {"no prizes for him", always(MarkForPrizes{{adding(PrizeMark{PlayerKey{2}, PrizeMark::Kind::excluded})}})},
        {"team ranking", always(SetTeamRankings{{adding(TeamRanking{QStringLiteral("Clubs")})}})},
        {"announced", always(AnnouncePrizes{AnnouncedPrizes{QDateTime(QDate(2026, 1, 4), QTime(18, 0), Qt::UTC),
                                                            0,
                                                            QStringLiteral("EUR"),
                                                            {{PlayerKey{1}, {}, {QStringLiteral("Main 1")}, 50'000},
                                                             {{}, QStringLiteral("SK"), {}, 1'000}}}})},
        {"private data",
         [](const Tournament& t) {
             PlayerData data = t.player(PlayerKey{2})->data;
             data.phone = QStringLiteral("555 0100");
             data.fixedBoard = 2;
             return editOf(*t.player(PlayerKey{2}), data);
         }},
        {"proposal", propose},
        {"editing begins", always(BeginManualPairing{one})},
        {"swap players", always(EditProposal{one, EditProposal::SwapPlayers{PlayerKey{1}, PlayerKey{2}}})},
        {"swap colours", always(EditProposal{one, EditProposal::SwapColours{2}})},
        {"set boards",
         [](const Tournament& t) {
             Pairings pairings = t.rounds.back().proposal()->pairings;
             std::swap(pairings.boards.front(), pairings.boards.back());
             return EditProposal{RoundNumber{1}, EditProposal::SetPairings{pairings}};
         }},
        {"unpaired", always(EditProposal{one, EditProposal::Unpair{PlayerKey{1}}})},
        {"paired",
         [](const Tournament& t) {
             const auto free = t.rounds.back().proposal()->unpaired();
             return EditProposal{RoundNumber{1}, EditProposal::Pair{free.at(1), free.at(0)}};
         }},
        {"bye", always(EditProposal{one, EditProposal::GiveBye{PlayerKey{1}}})},
        {"editing cancelled", always(CancelManualPairing{one})},
        {"editing again", always(BeginManualPairing{one})},
        {"table moved", always(EditProposal{one, EditProposal::MoveBoard{1, 3}})},
        {"validated",
         [](const Tournament& t) {
             return ValidatePairings{RoundNumber{1}, t.rounds.back().proposal()->pairings, QStringLiteral("{}")};
         }},
        {"second proposal", propose},
        {"discarded", always(DiscardProposal{one})},
        {"proposal again", propose},
        {"published", always(PublishRound{one})},
        {"taken back", always(WithdrawPublication{one, QStringLiteral("wrong player")})},
        {"proposed anew", propose},
        {"published anew", always(PublishRound{one})},
        {"a result", always(EnterResult{{one, 1}, GameResult::whiteWins})},
        {"a result cleared", always(EnterResult{{one, 1}, std::nullopt})},
        {"more results", always(EnterResults{one, {{1, GameResult::zeroHalf}, {2, GameResult::blackWinsByForfeit}}})},
        {"the rest adjourned", always(RegisterAdjourned{one})},
        {"late entry", always(AddPlayers{somePlayers(1, 20), {}})},
        {"proposal 2", propose},
        {"published 2", always(PublishRound{two})},
        {"correction", always(CorrectResult{{one, 1}, GameResult::whiteWins})},
        {"adjourned game", always(EnterAdjournedResult{{one, 3}, GameResult::blackWins})},
        {"all of round 2",
         [](const Tournament& t) {
             EnterResults all{RoundNumber{2}, {}};
             for (const int board : t.round(RoundNumber{2})->openBoards())
                 all.results.push_back({board, GameResult::draw});
             return all;
         }},
        {"for rating only", always(SetRatingOnlyResult{{one, 1}, GameResult::draw})},
        {"round count after the start", always(SetRoundCount{4})},
    };
}

} // namespace

class UndoTest : public QObject {
    Q_OBJECT
private slots:
    void everyCommandIsOnDiskAsInMemoryAndItsUndoAndRedoToo();
    void undoAndRedoSurviveARestart();
    void publishingIsABarrierThatSaysWhatToDo();
    void aNewCommandForgetsWhatCouldBeRedone();
    void undoDescribesWhatItWouldTakeBack();
    void aKeyIsNeverUsedAgain();
    void theFirstStepOfAFileCannotBeUndone();
};

void UndoTest::everyCommandIsOnDiskAsInMemoryAndItsUndoAndRedoToo()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 0);
    const auto sameOnDisk = [&] {
        const auto stored = readTournament(file.path());
        return stored && *stored == session->saved();
    };
    for (const Named& step : everyCommand()) {
        const Tournament before = session->saved();
        mustApply(*session, step.make(before));
        const Tournament after = session->saved();
        QVERIFY2(!(before == after), step.name);
        QVERIFY2(sameOnDisk(), step.name);
        QVERIFY2(after == session->projected(), step.name);
        const auto undone = session->undo();
        if (!undone) {
            QCOMPARE(undone.error().findings.front().code, FindingCode::publishBarrier);
            continue;
        }
        session->flush();
        Tournament restored = session->saved();
        restored.nextPlayerKey = before.nextPlayerKey; // keys are not given back
        restored.nextThing = before.nextThing;
        QVERIFY2(restored == before, step.name);
        QVERIFY2(sameOnDisk(), step.name);
        QVERIFY2(session->redo(), step.name);
        session->flush();
        QVERIFY2(session->saved() == after, step.name);
        QVERIFY2(sameOnDisk(), step.name);
    }
}

void UndoTest::undoAndRedoSurviveARestart()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 0);
    std::vector<Tournament> states{session->saved()};
    const auto steps = everyCommand();
    constexpr std::size_t beforePublishing = 30;
    for (std::size_t i = 0; i < beforePublishing; ++i) {
        mustApply(*session, steps[i].make(session->saved()));
        states.push_back(session->saved());
    }
    const PlayerKey next = session->saved().nextPlayerKey;
    const ThingId nextThing = session->saved().nextThing;
    const auto restart = [&] {
        session.reset();
        session = openSession(file.path());
    };
    for (std::size_t i = beforePublishing; i > 0; --i) {
        restart();
        QVERIFY2(session->undo(), steps[i - 1].name);
        session->flush();
        Tournament expected = states[i - 1];
        expected.nextPlayerKey = next;
        expected.nextThing = nextThing;
        QVERIFY2(session->saved() == expected, steps[i - 1].name);
    }
    QVERIFY(!session->undo());
    for (std::size_t i = 0; i < beforePublishing; ++i) {
        restart();
        QVERIFY2(session->redo(), steps[i].name);
        session->flush();
        Tournament expected = states[i + 1];
        expected.nextPlayerKey = next;
        expected.nextThing = nextThing;
        QVERIFY2(session->saved() == expected, steps[i].name);
    }
    QVERIFY(!session->redo());
}

void UndoTest::publishingIsABarrierThatSaysWhatToDo()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6);
    pairAndPublish(*session);
    const Tournament published = session->saved();
    for (int i = 0; i < 2; ++i) {
        const auto refused = session->undo();
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, CommandError::Kind::refused);
        QCOMPARE(refused.error().findings.front().code, FindingCode::publishBarrier);
        QCOMPARE(refused.error().findings.front().round.value(), RoundNumber{1});
        session.reset();
        session = openSession(file.path());
    }
    // Results after publishing undo as usual, down to the barrier.
    mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == published);
    QVERIFY(!session->undo());
}

void UndoTest::aNewCommandForgetsWhatCouldBeRedone()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    mustApply(*session, SetRoundCount{3});
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->redoStep());
    mustApply(*session, SetRoundCount{2});
    QVERIFY(!session->redoStep());
    session.reset();
    session = openSession(file.path());
    QCOMPARE(session->redoStep().error().findings.front().code, FindingCode::nothingToRedo);
    QCOMPARE(session->undoStep()->count, 2);
}

void UndoTest::undoDescribesWhatItWouldTakeBack()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    pairAndPublish(*session);
    mustApply(*session, EnterResult{{RoundNumber{1}, 2}, GameResult::whiteWins});
    session.reset();
    session = openSession(file.path());
    const auto step = session->undoStep();
    QVERIFY(step);
    QCOMPARE(step->command, CommandName::enterResult);
    QCOMPARE(step->round.value(), RoundNumber{1});
    QCOMPARE(step->board.value(), 2);
    QCOMPARE(step->result.value(), GameResult::whiteWins);
    const auto steps = session->history(1, 100);
    QVERIFY(steps);
    QCOMPARE(steps->front().description.command, CommandName::createTournament);
    QCOMPARE(steps->back().description, *step);
    QCOMPARE(steps->back().who, QStringLiteral("arbiter"));
    QCOMPARE(steps->back().step, static_cast<std::int64_t>(steps->size()));
}

void UndoTest::aKeyIsNeverUsedAgain()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    mustApply(*session, AddPlayers{somePlayers(1, 5), {}});
    QVERIFY(session->undo());
    session->flush();
    session.reset();
    session = openSession(file.path());
    mustApply(*session, AddPlayers{somePlayers(1, 6), {}});
    QCOMPARE(session->saved().players.back().key, PlayerKey{6});
}

void UndoTest::theFirstStepOfAFileCannotBeUndone()
{
    const TournamentFile file;
    const MemoryTournament source(4);
    const auto session =
        TournamentSession::createFrom(file.path(), source.value, QStringLiteral("old.trf"), testOptions());
    QVERIFY(session);
    const auto refused = (*session)->undo();
    QVERIFY(!refused);
    QCOMPARE(refused.error().findings.front().code, FindingCode::importBarrier);
}

static const pairwright::RegisteredTest<UndoTest> registered("test_undo");
#include "test_undo.moc"
