#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/failure_check.h"
#include "tests/oracle/random_tournament.h"
#include "tests/property/candidate_order.h"
#include "tests/property/round_checks.h"
#include "tests/property/systems/system_tournaments.h"
#include "tests/support/registered_test.h"

#include <algorithm>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::property;

namespace {

constexpr int quickTournaments = 30;

int tournamentsWanted()
{
    bool given = false;
    const int tournaments = qEnvironmentVariableIntValue("PAIRWRIGHT_PROPERTY_TOURNAMENTS", &given);
    return given ? tournaments : quickTournaments;
}

} // namespace

/// Whole tournaments of 20 to 60 players, paired by the engine itself. PAIRWRIGHT_PROPERTY_TOURNAMENTS sets how many an
/// edition.
class TestEngineProperties : public QObject {
    Q_OBJECT
private slots:
    void everyRoundOfLargeFieldsHolds_data() { editions(); }
    void everyRoundOfLargeFieldsHolds()
    {
        QFETCH(int, edition);
        int rounds = 0;
        int refused = 0;
        int violations = 0;
        for (int i = 0; i < tournamentsWanted(); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            RandomTournament tournament(seed, articlesOf(edition), habitsOfLargeField);
            while (const auto position = tournament.nextRound()) {
                const Complaints complaints = complaintsOf(*position, edition, tournament, refused);
                ++rounds;
                violations += complaints.empty() ? 0 : 1;
                for (const std::string& complaint : complaints)
                    qWarning("Dutch %d, seed %d round %d: %s", edition, i, position->state.roundsPlayed() + 1,
                             complaint.c_str());
            }
        }
        qInfo("PROPERTY Dutch %d, seeds 0 to %d: %d rounds of 20 to 60 players, %d of them refused, "
              "%d with violations",
              edition, tournamentsWanted() - 1, rounds, refused, violations);
        QVERIFY(rounds >= 4 * tournamentsWanted());
        QVERIFY(refused * 10 <= rounds);
        QCOMPARE(violations, 0);
    }

    void theOrderOfTheInputDoesNotMatter_data() { editions(); }
    void theOrderOfTheInputDoesNotMatter()
    {
        QFETCH(int, edition);
        Random random(1);
        for (std::uint64_t seed = 100; seed < 106; ++seed) {
            RandomTournament tournament(seed, articlesOf(edition), habitsOfLargeField);
            while (const auto position = tournament.nextRound()) {
                const auto once = pairWith(*position, edition);
                if (!once)
                    break;
                const auto again = pairWith(*position, edition);
                QVERIFY(again.hasValue() && isSame(*once, *again));
                const auto shuffledInput = pairWith(writtenDifferently(*position, random), edition);
                QVERIFY(shuffledInput.hasValue() && isSame(*once, *shuffledInput));
                tournament.play(boardsOf(*once));
            }
        }
    }

    void anEngineAskedToStopSaysSo()
    {
        RandomTournament tournament(1, Edition::Dutch2026, habitsOfLargeField);
        const auto position = tournament.nextRound();
        std::stop_source source;
        source.request_stop();
        for (const int edition : {2026, 2017}) {
            const PairingRequest request{
                .system = {System::Dutch, edition}, .absent = position->absent, .stop = source.get_token()};
            const auto pairing = pairRound(position->state, request);
            QVERIFY(!pairing);
            QVERIFY(pairing.error().reason == PairingFailure::Reason::cancelled);
        }
    }

    void fewerThanTwoPlayersAreNobodyToPair()
    {
        Position position{{}, {}};
        position.state.plannedRounds = 5;
        for (const std::size_t players : {std::size_t{0}, std::size_t{1}}) {
            position.state.players.resize(players);
            const auto pairing = pairWith(position, 2026);
            QVERIFY(!pairing);
            QVERIFY(pairing.error().reason == PairingFailure::Reason::nobodyToPair);
        }
    }

    /// The closed form that noBetterSwap relies on.
    void theOrderKeyFollowsTheEnumeration()
    {
        const std::vector<Bracket> brackets{
            {{}, {0, 1, 2, 3, 4, 5, 6}}, {{0, 1, 2}, {3, 4, 5, 6, 7}}, {{0}, {1, 2, 3, 4, 5}}};
        for (const Bracket& bracket : brackets) {
            const auto m0 = static_cast<int>(bracket.mdps.size());
            const int m1 = std::min(m0, 2);
            std::vector<CandidateOrderKey> keys; // each once, where it is generated first
            forEachCandidate(bracket, mdpSets2026(m0, m1), 3, [&](const Candidate& candidate) {
                const CandidateOrderKey key = orderKey(bracket, candidate);
                if (std::find(keys.begin(), keys.end(), key) == keys.end())
                    keys.push_back(key);
                return true;
            });
            QVERIFY(keys.size() >= 15);
            QVERIFY(std::is_sorted(keys.begin(), keys.end()));
        }
    }

private:
    static void editions()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2026") << 2026;
        QTest::newRow("2017") << 2017;
    }

    static Edition articlesOf(int edition) { return edition == 2026 ? Edition::Dutch2026 : Edition::Dutch2017; }

    static Expected<RoundPairing, PairingFailure> pairWith(const Position& position, int edition)
    {
        return pairRound(position.state, PairingRequest{{System::Dutch, edition}, position.absent, {}});
    }

    /// Pairs the round, checks it and plays it on.
    static Complaints complaintsOf(const Position& position, int edition, RandomTournament& tournament, int& refused)
    {
        const auto pairing = pairWith(position, edition);
        if (pairing) {
            const Field field = makeField(position.state, articlesOf(edition), position.absent);
            tournament.play(boardsOf(*pairing));
            return allChecks({position, field, *pairing});
        }
        ++refused;
        tournament.play(tournament.randomBoards());
        const std::string wrong = whatIsWrongWith(pairing.error(), position, articlesOf(edition));
        return wrong.empty() ? Complaints{} : Complaints{"refused, but " + wrong};
    }
};

static const pairwright::RegisteredTest<TestEngineProperties> registered("property_engine");
#include "test_engine_properties.moc"
