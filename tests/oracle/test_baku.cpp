#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "engine/tournament/acceleration.h"
#include "tests/oracle/baku.h"
#include "tests/oracle/oracle.h"
#include "tests/support/registered_test.h"

#include <algorithm>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

const PointSystem ordinary;

/// "10 10 10 5 5 0": the virtual points of all rounds in tenths.
QString table(int rounds, const PointSystem& points)
{
    QStringList words;
    for (int round = 1; round <= rounds; ++round)
        words << QString::number(baku::virtualPoints(rounds, round, points).tenths);
    return words.join(' ');
}

} // namespace

class TestBaku : public QObject {
    Q_OBJECT
private slots:
    void groupAIsHalfOfTheListRoundedUpToAnEvenNumber_data()
    {
        QTest::addColumn<int>("listed");
        QTest::addColumn<int>("groupA");
        const std::vector<std::pair<int, int>> rows{{10, 6},  {11, 6},   {12, 6},   {13, 8},
                                                    {20, 10}, {100, 50}, {161, 82}, {178, 90}};
        for (const auto& [listed, groupA] : rows)
            QTest::addRow("%d players", listed) << listed << groupA;
    }
    void groupAIsHalfOfTheListRoundedUpToAnEvenNumber()
    {
        QFETCH(int, listed);
        QFETCH(int, groupA);
        QCOMPARE(baku::sizeOfGroupA(listed), groupA);
    }

    void groupAIsTwiceAQuarterRoundedUp()
    {
        for (int listed = 1; listed <= 1000; ++listed)
            QCOMPARE(baku::sizeOfGroupA(listed), 2 * ((listed + 3) / 4));
    }

    void whoIsOnARequestedByeInRoundOneDoesNotCount() // the pairing commission's answer of 2026-08-28
    {
        // Ten players, two of them with a half-point bye in round 1: N is 8, and GA has four of them.
        const std::vector<bool> groupA =
            baku::groupA({false, true, false, false, false, false, false, false, true, false});
        QCOMPARE(std::count(groupA.begin(), groupA.end(), true), 5); // number 2 stands above the last of them
        QVERIFY(groupA[4] && !groupA[5]);
    }

    void virtualPointsOfEveryNumberOfRounds_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<QString>("tenths");
        QTest::newRow("5") << 5 << "10 10 5 0 0";
        QTest::newRow("6") << 6 << "10 10 5 0 0 0";
        QTest::newRow("7") << 7 << "10 10 5 5 0 0 0";
        QTest::newRow("8") << 8 << "10 10 5 5 0 0 0 0";
        QTest::newRow("9") << 9 << "10 10 10 5 5 0 0 0 0";
        QTest::newRow("10") << 10 << "10 10 10 5 5 0 0 0 0 0";
        QTest::newRow("11") << 11 << "10 10 10 5 5 5 0 0 0 0 0";
    }
    void virtualPointsOfEveryNumberOfRounds()
    {
        QFETCH(int, rounds);
        QFETCH(QString, tenths);
        QCOMPARE(table(rounds, ordinary), tenths);
    }

    void teamsHaveMatchPoints()
    {
        const PointSystem matchPoints = PointSystem::of(Score::points(2), Score::points(1), Score::points(1));
        QCOMPARE(table(11, matchPoints), QString("20 20 20 10 10 10 0 0 0 0 0"));
    }

    void aWinMustBeWorthTwoDraws()
    {
        QVERIFY(baku::isAllowed(ordinary));
        QVERIFY(!baku::isAllowed(PointSystem::of(Score{30}, Score{10}, Score{30})));
        PointSystem paidLoss;
        paidLoss.loss = {Score{5}, Score{5}};
        QVERIFY(!baku::isAllowed(paidLoss));
    }

    void theLastPlayerOfGroupAStaysTheSamePerson()
    {
        // Of ten players 1 to 6 are GA; one who comes later as number 3 belongs to it, one who comes as number 9 not.
        std::vector<bool> unnumbered(12, false);
        unnumbered[2] = true;
        unnumbered[8] = true;
        const std::vector<bool> expected{true, true, true, true, true, true, true, false, false, false, false, false};
        QVERIFY(baku::groupA(unnumbered) == expected);
        // One who comes directly below the last of GA is not in it.
        unnumbered.assign(11, false);
        unnumbered[6] = true;
        QCOMPARE(std::count(unnumbered.begin(), unnumbered.end(), true), 1);
        QVERIFY(!baku::groupA(unnumbered)[6]);
        QVERIFY(baku::groupA(unnumbered)[5]);
    }

    void roundOneOfTwentyPlayers() // rules, section 4
    {
        TournamentState state;
        state.plannedRounds = 7;
        state.players.resize(20);
        for (std::size_t i = 0; i < 10; ++i)
            for (int round = 1; round <= 4; ++round)
                state.players[i].virtualPoints.push_back(baku::virtualPoints(7, round, ordinary));
        const auto paired = pairByOracle(state, Edition::Dutch2026, {});
        QVERIFY(paired.has_value());
        QStringList boards;
        for (const Board& board : paired->boards)
            boards << QString("%1-%2").arg(board.white.value).arg(board.black.value);
        QCOMPARE(boards.join(' '), QString("1-6 3-8 5-10 7-2 9-4 11-16 13-18 15-20 17-12 19-14"));
    }

    void theProgramGivesTheSamePoints()
    {
        const std::vector<RoundRecord> records{
            PlayedGame{Tpn{1}}, ForfeitedGame{Tpn{1}}, Bye{ByeKind::PairingAllocated}, Bye{ByeKind::Half},
            Bye{ByeKind::Full}, Bye{ByeKind::Zero},    Bye{ByeKind::NotEntered}};
        constexpr std::size_t numbering = 3; // the first of them
        Random random(60);
        for (int i = 0; i < 500; ++i) {
            TournamentState state;
            state.plannedRounds = 2 + static_cast<int>(random.below(12));
            const bool beforeRoundOne = random.chance(1, 2);
            std::vector<bool> unnumbered;
            std::vector<Tpn> absent;
            for (auto players = 2 + random.below(40); players > 0; --players) {
                const std::size_t kind = random.chance(2, 3) ? random.below(numbering) : random.below(records.size());
                unnumbered.push_back(kind >= numbering);
                PlayerState& player = state.players.emplace_back();
                if (!beforeRoundOne)
                    player.rounds.push_back(records[kind]);
                else if (unnumbered.back())
                    absent.push_back(Tpn{static_cast<std::int32_t>(state.players.size())});
            }
            accelerate(state, absent);
            const std::vector<bool> groupA = baku::groupA(unnumbered);
            for (std::size_t player = 0; player < groupA.size(); ++player) {
                const Tpn tpn{static_cast<std::int32_t>(player + 1)};
                for (int round = 1; round <= state.plannedRounds; ++round) {
                    const Score given = state.pairingScore(tpn, RoundNumber{round}) - state.scoreAfter(tpn, round - 1);
                    const Score expected =
                        groupA[player] ? baku::virtualPoints(state.plannedRounds, round, state.points) : Score{};
                    QVERIFY2(given == expected,
                             qPrintable(QString("case %1 player %2 round %3").arg(i).arg(tpn.value).arg(round)));
                }
            }
        }
    }
};

static const pairwright::RegisteredTest<TestBaku> registered("oracle_baku");
#include "test_baku.moc"
