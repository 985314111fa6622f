#include "engine/pairing.h"
#include "tests/support/guest_all_play_all.h"
#include "tests/support/lim_options.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <set>

using namespace pairwright;

/// What the registry gives of systems that make all rounds at once, and of options.
class LayoutTest : public QObject {
    Q_OBJECT
private slots:
    void allRoundsAreLaidOut_data();
    void allRoundsAreLaidOut();
    void aSingleRoundIsOneOfThem();
    void roundsMadeOneByOneAreNotLaidOut();
    void aGuestIsKnownAsLongAsItLives();
    void optionsOfAnotherSystemAreRefused();
    void everySystemAnswersForItself();
    void aGameThatDoesNotCountBringsNothing();

private:
    static TournamentState stateOf(int players)
    {
        TournamentState state;
        state.players.resize(static_cast<std::size_t>(players));
        state.plannedRounds = players - 1 + players % 2;
        return state;
    }
};

void LayoutTest::allRoundsAreLaidOut_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 17; ++players)
        QTest::addRow("%d", players) << players;
}

void LayoutTest::allRoundsAreLaidOut()
{
    QFETCH(int, players);
    const GuestSystem guest(guest::system);
    const auto rounds = layOut(stateOf(players), {.system = guest::allPlayAll});
    QVERIFY(rounds);
    QCOMPARE(static_cast<int>(rounds->size()), players - 1 + players % 2);
    std::set<std::pair<Tpn, Tpn>> met;
    for (const RoundPairing& round : *rounds) {
        QCOMPARE(static_cast<int>(round.boards.size()), players / 2);
        std::set<Tpn> seated;
        for (const Board& board : round.boards) {
            QVERIFY(seated.insert(board.white).second && seated.insert(board.black).second);
            QVERIFY(met.insert(std::minmax(board.white, board.black)).second);
        }
    }
    QCOMPARE(static_cast<int>(met.size()), players * (players - 1) / 2);
}

void LayoutTest::aSingleRoundIsOneOfThem()
{
    const GuestSystem guest(guest::system);
    TournamentState state = stateOf(6);
    const PairingRequest request{.system = guest::allPlayAll};
    const auto all = layOut(state, request);
    QVERIFY(all);
    for (const RoundPairing& expected : *all) {
        const auto one = pairRound(state, request);
        QVERIFY(one);
        QVERIFY(one->boards == expected.boards);
        for (const Board& board : expected.boards) {
            state.players[static_cast<std::size_t>(board.white.value - 1)].rounds.emplace_back(
                PlayedGame{board.black, Colour::White});
            state.players[static_cast<std::size_t>(board.black.value - 1)].rounds.emplace_back(
                PlayedGame{board.white, Colour::Black});
        }
    }
    const auto behindTheLast = pairRound(state, request);
    QVERIFY(!behindTheLast);
    QCOMPARE(behindTheLast.error().reason, PairingFailure::Reason::nobodyToPair);
}

void LayoutTest::roundsMadeOneByOneAreNotLaidOut()
{
    for (const SystemInfo& info : systems()) {
        if (capabilitiesOf(info.id).rounds == RoundsMade::allAtOnce)
            continue;
        TournamentState state = stateOf(8);
        state.gamesOfARound = gamesOfARound(info.id.system);
        const auto refused = layOut(state, {.system = info.id});
        QVERIFY(!refused);
        QCOMPARE(refused.error().reason, PairingFailure::Reason::roundsOneByOne);
    }
}

void LayoutTest::aGuestIsKnownAsLongAsItLives()
{
    const std::size_t before = systems().size();
    {
        const GuestSystem guest(guest::system);
        QCOMPARE(systems().size(), before + 1);
        QVERIFY(capabilitiesOf(guest::allPlayAll).rounds == RoundsMade::allAtOnce);
        QCOMPARE(findSystem("all-play-all", 1900), &guest::system.info);
    }
    QCOMPARE(systems().size(), before);
    QVERIFY(findSystem(guest::allPlayAll) == nullptr);
}

void LayoutTest::optionsOfAnotherSystemAreRefused()
{
    const auto reasonOf = [](const char* key, const SystemOptions& options) {
        PairingRequest request{.system = systemInForce(key, {})->id};
        request.options = options;
        const auto round = pairRound(stateOf(8), request);
        return round ? std::optional<PairingFailure::Reason>() : round.error().reason;
    };
    QCOMPARE(reasonOf("lim", withMaxi("on")), std::nullopt);
    QCOMPARE(reasonOf("dutch", withMaxi("on")), PairingFailure::Reason::unknownOption);
    QCOMPARE(reasonOf("dutch", withMaxi("auto")), std::nullopt); // what holds anyway is no choice
    SystemOptions unheardOf;
    constexpr std::array<std::string_view, 2> choices{"a", "b"};
    unheardOf.set({"lim-maxi", choices}, "b");
    QCOMPARE(reasonOf("lim", unheardOf), PairingFailure::Reason::unknownOption);
}

void LayoutTest::everySystemAnswersForItself()
{
    for (const SystemInfo& info : systems()) {
        const PairingSystem& system = *pairingSystem(info.id);
        QVERIFY((system.pair != nullptr) == (system.can.rounds == RoundsMade::oneByOne));
        QVERIFY((system.layOut != nullptr) == (system.can.rounds == RoundsMade::allAtOnce));
        QVERIFY((system.cycles != nullptr) == system.can.allPlayAll &&
                (system.roundsFor != nullptr) == system.can.allPlayAll);
        QVERIFY(system.whyNot != nullptr && system.judge != nullptr && system.facts != nullptr);
        QCOMPARE(system.seedingSystem != nullptr, system.seedingRounds != nullptr);
        QCOMPARE(system.articles.criteria.empty(), system.can.method != Method::criteria);
        QVERIFY(!system.articles.colours.empty());
        for (const SystemInfo& other : systems())
            if (other.id.system == info.id.system)
                QCOMPARE(capabilitiesOf(other.id).gamesOfARound, system.can.gamesOfARound);
    }
}

void LayoutTest::aGameThatDoesNotCountBringsNothing()
{
    const PointSystem points;
    PlayedGame game{Tpn{2}, Colour::White, GameOutcome::Win};
    ForfeitedGame forfeit{Tpn{2}, Colour::White, true};
    QCOMPARE(points.pointsFor(game).tenths, 10);
    QCOMPARE(points.pointsFor(forfeit).tenths, 10);
    game.counts = forfeit.counts = false;
    QCOMPARE(points.pointsFor(game).tenths, 0);
    QCOMPARE(points.pointsFor(forfeit).tenths, 0);
    QCOMPARE(scheduledOpponent(game), std::optional(Tpn{2})); // they have met all the same
}

static const pairwright::RegisteredTest<LayoutTest> registered("unit_layout");
#include "test_layout.moc"
