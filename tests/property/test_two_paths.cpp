#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/bracket/two_paths.h"
#include "engine/capabilities.h"
#include "engine/general_path.h"
#include "tests/property/fingerprint.h"
#include "tests/property/rough_open.h"
#include "tests/property/systems/system_tournaments.h"
#include "tests/support/played_twice.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <string>

using namespace pairwright;
using namespace pairwright::property;

namespace {

constexpr int usualTournaments = 25;

std::uint64_t valueOf(const Expected<RoundPairing, PairingFailure>& answer)
{
    Fingerprint fingerprint;
    answer ? fingerprint.add(*answer) : fingerprint.add(answer.error());
    return fingerprint.value();
}

int tournamentsToTry()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_TWO_PATHS_TOURNAMENTS", &given);
    return given ? asked : usualTournaments;
}

void eachSystem()
{
    QTest::addColumn<int>("line");
    for (std::size_t i = 0; i < swissSystems().size(); ++i)
        QTest::newRow((std::string(swissSystems()[i].key) + '-' + std::to_string(swissSystems()[i].id.edition)).c_str())
            << static_cast<int>(i);
}

} // namespace

/// The quick path and the general one pair the same rounds, with the same record to the last field.
/// PAIRWRIGHT_TWO_PATHS_TOURNAMENTS sets how many tournaments of 20 to 300 players a system.
class TestTwoPaths : public QObject {
    Q_OBJECT
private slots:
    void bothPathsGiveTheSameRound_data() { eachSystem(); }
    void bothPathsGiveTheSameRound()
    {
        QFETCH(int, line);
        const SystemInfo system = swissSystems()[static_cast<std::size_t>(line)];
        const int tournaments = tournamentsToTry();
        const bool matches = gamesOfARound(system.id.system) > 1;
        int rounds = 0;
        int differences = 0;
        for (int seed = 0; seed < tournaments; ++seed)
            playTournament(100000 + static_cast<std::uint64_t>(seed),
                           PairingRequest{.system = matches ? SystemEdition{System::Lim, 2026} : system.id},
                           [&](const EngineRound& round) {
                               PairingRequest request = round.request;
                               request.system = system.id;
                               const TournamentState state =
                                   matches ? playedTwice(round.position.state) : round.position.state;
                               const auto quick = matches ? pairRound(state, request) : round.answer;
                               const GeneralPathOnly general;
                               ++rounds;
                               if (valueOf(quick) == valueOf(pairRound(state, request)))
                                   return;
                               ++differences;
                               qWarning("seed %d, round %d", seed, round.position.state.roundsPlayed() + 1);
                           });
        qInfo("TWO PATHS %s: %d rounds of 20 to 300 players, %d differences", QTest::currentDataTag(), rounds,
              differences);
        QCOMPARE(differences, 0);
    }

    /// What the program asks for when it pairs a proposal a second time.
    void theSecondWayIsThereWhereThereAreTwo_data() { eachSystem(); }
    void theSecondWayIsThereWhereThereAreTwo()
    {
        QFETCH(int, line);
        const SystemInfo system = swissSystems()[static_cast<std::size_t>(line)];
        const TournamentState open = roughOpen(1);
        const TournamentState state = gamesOfARound(system.id.system) > 1 ? playedTwice(open) : open;
        const auto second = pairRoundByGeneralPath(state, {.system = system.id});
        QCOMPARE(second.has_value(), capabilitiesOf(system.id).method == Method::criteria);
        if (second)
            QCOMPARE(valueOf(*second), valueOf(pairRound(state, {.system = system.id})));
    }

    /// Four opens a tournament; nothing before the round was paired by a system.
    void bothPathsPairRoughOpens_data() { eachSystem(); }
    void bothPathsPairRoughOpens()
    {
        QFETCH(int, line);
        const SystemInfo system = swissSystems()[static_cast<std::size_t>(line)];
        const int opens = 4 * tournamentsToTry();
        int differences = 0;
        for (int seed = 0; seed < opens; ++seed) {
            const TournamentState open = roughOpen(static_cast<std::uint64_t>(seed));
            const TournamentState state = gamesOfARound(system.id.system) > 1 ? playedTwice(open) : open;
            const std::uint64_t quick = valueOf(pairRound(state, {.system = system.id}));
            const GeneralPathOnly general;
            if (quick == valueOf(pairRound(state, {.system = system.id})))
                continue;
            ++differences;
            qWarning("seed %d", seed);
        }
        qInfo("TWO PATHS %s: %d rough opens, %d differences", QTest::currentDataTag(), opens, differences);
        QCOMPARE(differences, 0);
    }
};

static const pairwright::RegisteredTest<TestTwoPaths> registered("property_two_paths");
#include "test_two_paths.moc"
