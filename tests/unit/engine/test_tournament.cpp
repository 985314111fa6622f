#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/systems.h"
#include "engine/tournament/tournament_state.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace pairwright;

class TestTournament : public QObject {
    Q_OBJECT
private slots:
    void scoreIsExactAndPrintsOneDecimal()
    {
        QCOMPARE(toString(Score{35}), std::string("3.5"));
        QCOMPARE(toString(Score{-5}), std::string("-0.5"));
        QVERIFY(Score{35} + Score{5} == Score::points(4));
    }

    void eachRecordIsWorthItsPoints()
    {
        const PointSystem points = PointSystem::of(Score{30}, Score{10}, Score{15});
        QVERIFY(points.pointsFor(PlayedGame{Tpn{2}, Colour::White, GameOutcome::Win, true}) == Score{30});
        QVERIFY(points.pointsFor(PlayedGame{Tpn{2}, Colour::White, GameOutcome::Adjourned, true}) == Score{10});
        QVERIFY(points.pointsFor(ForfeitedGame{Tpn{2}, Colour::Black, true}) == Score{30});
        QVERIFY(points.pointsFor(ForfeitedGame{Tpn{2}, Colour::Black, false}) == Score{0});
        QVERIFY(points.pointsFor(Bye{ByeKind::PairingAllocated}) == Score{15});
        QVERIFY(points.pointsFor(Bye{ByeKind::Half}) == Score{10});
        QVERIFY(points.pointsFor(Bye{ByeKind::NotEntered}) == Score{0});
    }

    void aRoundWithoutARecordIsWorthAnAbsence()
    {
        TournamentState state;
        state.points.zeroPointBye = Score{2}; // 162 A
        state.players.resize(2);
        state.players[0].rounds = {Bye{ByeKind::NotEntered}, Bye{ByeKind::NotEntered}, Bye{ByeKind::Half}};
        state.players[1].rounds = {Bye{ByeKind::Half}};
        QVERIFY(state.scoreAfter(Tpn{1}, 3) == Score{9});
        QVERIFY(state.scoreAfter(Tpn{2}, 3) == Score{9});
        QVERIFY(state.pairingScore(Tpn{2}, RoundNumber{4}) == Score{9});
    }

    void whatDoesNotFitTheTournamentIsRefused_data()
    {
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < systems().size(); ++i)
            QTest::newRow((std::string(systems()[i].key) + '-' + std::to_string(systems()[i].id.edition)).c_str())
                << static_cast<int>(i);
    }
    void whatDoesNotFitTheTournamentIsRefused()
    {
        QFETCH(int, line);
        const SystemEdition system = systems()[static_cast<std::size_t>(line)].id;
        TournamentState state;
        state.plannedRounds = 3;
        state.gamesOfARound = gamesOfARound(system.system);
        state.players.resize(4);
        for (PlayerState& player : state.players)
            player.rating = 2000;
        QVERIFY(pairRound(state, {.system = system}));
        const auto refuses = [&](const TournamentState& asked, const PairingRequest& request) {
            const auto isInconsistent = [](const auto& answer) {
                return !answer && answer.error().reason == PairingFailure::Reason::inconsistentState;
            };
            return isInconsistent(pairRound(asked, request)) &&
                   isInconsistent(whyNot(asked, request, Tpn{1}, Tpn{2})) && isInconsistent(judge(asked, request, {}));
        };
        for (const std::int32_t nobody : {-7, 0, 5, 1'000'000'000})
            QVERIFY(refuses(state, {.system = system, .absent = {Tpn{nobody}}}));
        TournamentState otherGames = state;
        otherGames.gamesOfARound = 3 - state.gamesOfARound;
        QVERIFY(refuses(otherGames, {.system = system}));
    }

    void virtualPointsCountForPairingOnly()
    {
        TournamentState state;
        state.players.resize(1);
        state.players[0].rounds = {Bye{ByeKind::Half}};
        state.players[0].virtualPoints = {Score{10}, Score{10}};
        QVERIFY(state.scoreAfter(Tpn{1}, 1) == Score{5});
        QVERIFY(state.pairingScore(Tpn{1}, RoundNumber{2}) == Score{15});
        QVERIFY(state.pairingScore(Tpn{1}, RoundNumber{3}) == Score{5});
    }

    void editionFollowsTheDate()
    {
        QCOMPARE(systemInForce("dutch", "2026-01-31")->id.edition, 2017);
        QCOMPARE(systemInForce("dutch", "2026-02-01")->id.edition, 2026);
        QCOMPARE(systemInForce("dutch", "")->id.edition, 2026);
        QCOMPARE(systemForTrfCode("FIDE_DUTCH", "2019-05-01")->id.edition, 2017);
        QCOMPARE(systemForTrfCode("FIDE_DUTCH_BAKU", "2026-05-01")->id.edition, 2026);
        QCOMPARE(systemForTrfCode("FIDE_DUTCH_2025", "")->id.edition, 2026);
        QVERIFY(!systemForTrfCode("CUSTOM_SWISS", ""));
    }
};

static const pairwright::RegisteredTest<TestTournament> registered("unit_tournament");
#include "test_tournament.moc"
