#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/adapter.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

RoundRecord recordOf(const EngineView& view, PlayerKey player, RoundNumber round)
{
    return view.state.record(view.order.tpnOf(player).value(), round);
}

} // namespace

class PairingInputTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindOfRoundBecomesItsRecord();
    void theAbsentOfTheNextRoundAreLeftOut();
    void playersAreNumberedAsOfNow();
    void aWholeTournamentKeepsItsScoresThroughRenumbering();
    void theHashChangesWithTheInputAndOnlyThen();
    void ratingsAreInputUntilRoundFourOnly();
    void forbiddenGroupsAreTranslatedToNumbers();
};

void PairingInputTest::everyKindOfRoundBecomesItsRecord()
{
    MemoryTournament tournament(11, 5);
    tournament.apply(SetAbsence{one, {PlayerKey{8}}, AbsenceKind::halfPoint});
    tournament.apply(SetAbsence{one, {PlayerKey{9}}, AbsenceKind::fullPoint});
    tournament.apply(SetAbsence{one, {PlayerKey{10}}, AbsenceKind::zeroPoint});
    tournament.apply(WithdrawPlayer{{PlayerKey{11}}, one});
    Pairings pairings;
    pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{4}), Match::of(PlayerKey{5}, PlayerKey{2}),
                       Match::of(PlayerKey{3}, PlayerKey{6})};
    pairings.bye = PlayerKey{7};
    tournament.apply(StoreProposal{{one,
                                    PairingOrigin::edited,
                                    {System::Dutch, 2026},
                                    pairings,
                                    tpnOrder(tournament.value),
                                    {},
                                    pairingInputHash(tournament.value)}});
    tournament.apply(PublishRound{one});
    tournament.apply(EnterResults{one, {{1, GameResult::whiteWins}, {2, GameResult::whiteWinsByForfeit}}});
    tournament.apply(AddPlayers{somePlayers(1, 12), {}});
    const EngineView view = engineView(tournament.value, 1);
    const auto is = [&](int key, const RoundRecord& expected) {
        return recordOf(view, PlayerKey{key}, one) == expected;
    };
    QVERIFY(is(1, PlayedGame{Tpn{4}, Colour::White, GameOutcome::Win, true}));
    QVERIFY(is(4, PlayedGame{Tpn{1}, Colour::Black, GameOutcome::Loss, true}));
    QVERIFY(is(5, ForfeitedGame{Tpn{2}, Colour::White, true}));
    QVERIFY(is(2, ForfeitedGame{Tpn{5}, Colour::Black, false}));
    QVERIFY(is(3, Bye{ByeKind::Zero})); // still open
    QVERIFY(is(7, Bye{ByeKind::PairingAllocated}));
    QVERIFY(is(8, Bye{ByeKind::Half}));
    QVERIFY(is(9, Bye{ByeKind::Full}));
    QVERIFY(is(10, Bye{ByeKind::Zero}));
    QVERIFY(is(11, Bye{ByeKind::NotEntered}));
    QVERIFY(is(12, Bye{ByeKind::NotEntered}));
    QCOMPARE(view.state.roundsPlayed(), 1);
    QCOMPARE(engineView(tournament.value, 0).state.roundsPlayed(), 0);
}

void PairingInputTest::theAbsentOfTheNextRoundAreLeftOut()
{
    MemoryTournament tournament(6);
    tournament.apply(SetAbsence{one, {PlayerKey{2}}, AbsenceKind::halfPoint});
    tournament.apply(WithdrawPlayer{{PlayerKey{5}}, one});
    tournament.apply(SetAbsence{two, {PlayerKey{3}}, AbsenceKind::zeroPoint});
    QCOMPARE(pairingInput(tournament.value).request.absent, (std::vector{Tpn{2}, Tpn{5}}));
}

void PairingInputTest::playersAreNumberedAsOfNow()
{
    MemoryTournament tournament(4);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    const Match first = *tournament.value.board({one, 1});
    NewPlayer late;
    late.data.name = QStringLiteral("Late");
    late.data.rating = Rating{3000, {}, {}};
    tournament.apply(AddPlayers{{late}, {}});
    const EngineView view = engineView(tournament.value, 1);
    QCOMPARE(view.order.tpnOf(PlayerKey{5}).value(), Tpn{1});
    const auto record = std::get<PlayedGame>(recordOf(view, first.a, one));
    QCOMPARE(record.opponent, view.order.tpnOf(first.b).value());
    const auto stored = tournament.value.rounds.front().published()->order;
    const EngineView then = engineView(tournament.value, 1, stored);
    QCOMPARE(then.state.players.size(), std::size_t{4});
    QCOMPARE(std::get<PlayedGame>(recordOf(then, first.a, one)).opponent,
             tournament.value.rounds.front().published()->tpnOf(first.b).value());
}

void PairingInputTest::aWholeTournamentKeepsItsScoresThroughRenumbering()
{
    MemoryTournament tournament(9, 5);
    std::map<PlayerKey, int> tenths;
    for (int round = 1; round <= 5; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(round % 2 == 0 ? GameResult::blackWins : GameResult::whiteWins);
        const Pairings& pairings = tournament.value.rounds.back().published()->pairings;
        for (const Match& board : pairings.boards)
            tenths[round % 2 == 0 ? board.b : board.a] += 10;
        tenths[pairings.bye.value()] += 10;
        PlayerData data = tournament.value.player(PlayerKey{round})->data;
        data.rating->value = 1000 + round;
        tournament.apply(editOf(*tournament.value.player(PlayerKey{round}), data));
        const EngineView view = engineView(tournament.value, round);
        for (const Player& player : tournament.value.players)
            QCOMPARE(view.state.scoreAfter(view.order.tpnOf(player.key).value(), round).tenths, tenths[player.key]);
    }
}

void PairingInputTest::theHashChangesWithTheInputAndOnlyThen()
{
    MemoryTournament base(6, 5);
    base.pairAndPublish();
    base.enterAll();
    base.apply(SetRatedBy{RatedBy::nobody}); // in FIDE mode the system is fixed
    const QString hash = pairingInputHash(base.value);
    const auto hashAfter = [&](const Command& command) {
        MemoryTournament copy = base;
        copy.apply(command);
        return pairingInputHash(copy.value);
    };
    PlayerData renamed = base.value.player(PlayerKey{3})->data;
    renamed.club = QStringLiteral("New club");
    renamed.group = QStringLiteral("Seniors");
    QCOMPARE(hashAfter(editOf(*base.value.player(PlayerKey{3}), renamed)), hash);
    QCOMPARE(hashAfter(SetAbsence{RoundNumber{3}, {PlayerKey{3}}, {}}), hash);
    EventData event = base.value.event;
    event.city = QStringLiteral("Elsewhere");
    QCOMPARE(hashAfter(editOf(base.value.event, event)), hash);
    renamed.rating->value += 1;
    const std::vector<Command> commands{EnterResult{{one, 1}, GameResult::whiteWins},
                                        EnterResult{{one, 1}, GameResult::doubleForfeit},
                                        EnterResult{{one, 1}, std::nullopt},
                                        EnterResult{{one, 2}, GameResult::whiteWins},
                                        WithdrawPlayer{{PlayerKey{3}}, two},
                                        SetAbsence{two, {PlayerKey{4}}, {}},
                                        SetRoundCount{4},
                                        SetSystem{{System::Dutch, 2017}},
                                        AddPlayers{somePlayers(1, 30), {}},
                                        editOf(*base.value.player(PlayerKey{3}), renamed)};
    std::set<QString> seen{hash};
    for (const Command& command : commands)
        QVERIFY2(seen.insert(hashAfter(command)).second, nameOf(command).latin1());
    MemoryTournament undone = base;
    undone.apply(EnterResult{{one, 1}, GameResult::whiteWins});
    undone.apply(EnterResult{{one, 1}, GameResult::draw});
    QCOMPARE(pairingInputHash(undone.value), hash);
}

void PairingInputTest::ratingsAreInputUntilRoundFourOnly()
{
    MemoryTournament tournament(8, 7);
    for (int round = 1; round <= 5; ++round) {
        const QString hash = pairingInputHash(tournament.value);
        MemoryTournament copy = tournament;
        PlayerData data = copy.value.player(PlayerKey{8})->data;
        data.rating->value = 2800;
        copy.apply(editOf(*copy.value.player(PlayerKey{8}), data));
        QCOMPARE(pairingInputHash(copy.value) != hash, round <= 4);
        tournament.pairAndPublish();
        tournament.enterAll();
    }
}

void PairingInputTest::forbiddenGroupsAreTranslatedToNumbers()
{
    MemoryTournament tournament(4);
    tournament.value.settings.ratedBy = RatedBy::nobody;
    tournament.apply(SetDeclaredOrder{{PlayerKey{4}, PlayerKey{3}, PlayerKey{2}, PlayerKey{1}}});
    tournament.apply(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{4}}, one, two})}});
    const auto groups = pairingInput(tournament.value).view.state.forbidden;
    QCOMPARE(groups.size(), std::size_t{1});
    QCOMPARE(groups.front().players, (std::vector{Tpn{1}, Tpn{4}}));
    QCOMPARE(groups.front().last.value(), two);
}

static const pairwright::RegisteredTest<PairingInputTest> registered("test_pairing_input");
#include "test_pairing_input.moc"
