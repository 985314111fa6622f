#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/team_swiss/engines_round.h"
#include "tests/oracle/team_swiss/random_teams.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::teamswiss;

/// The engine against the oracle of Swiss Team on random rounds. Environment: PAIRWRIGHT_ORACLE_ROUNDS and
/// PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS set how many rounds of each type, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestEngineAgainstTeamSwiss : public QObject {
    Q_OBJECT
private slots:
    void bothPairRandomRoundsAlike_data() { eachType(); }
    void bothPairRandomRoundsAlike() { compare(fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1000), false); }
    void bothPairLargerRandomRoundsAlike_data() { eachType(); }
    void bothPairLargerRandomRoundsAlike() { compare(fromEnvironment("PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS", 40), true); }

private:
    static void eachType()
    {
        QTest::addColumn<PreferenceType>("type");
        QTest::newRow("type A") << PreferenceType::typeA;
        QTest::newRow("type B") << PreferenceType::typeB;
        QTest::newRow("without preferences") << PreferenceType::notUsed;
    }
    static void compare(int wanted, bool medium)
    {
        QFETCH(PreferenceType, type);
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        int rounds = 0;
        int unpairable = 0;
        int different = 0;
        for (std::uint64_t seed = firstSeed; rounds < wanted; ++seed)
            for (const TriedTeams& round : tryTeams(seed, type, medium)) {
                ++rounds;
                unpairable += round.answer ? 0 : 1;
                const std::string oracle = round.answer ? toString(*round.answer) : "no legal pairing";
                const std::string engine = enginesText(round.position);
                if (oracle != engine && ++different <= shownDifferences)
                    qWarning("team-swiss 2026, seed %d, %sengine: %s\noracle: %s", static_cast<int>(seed),
                             toString(round.position).c_str(), engine.c_str(), oracle.c_str());
            }
        qInfo("engine against oracle, team-swiss 2026 %s, seeds from %d: %d differences in %d rounds: %d unpairable",
              QTest::currentDataTag(), static_cast<int>(firstSeed), different, rounds, unpairable);
        QCOMPARE(different, 0);
    }
};

static const pairwright::RegisteredTest<TestEngineAgainstTeamSwiss> registered("oracle_team_swiss_engine");
#include "test_engine_against_team_swiss.moc"
