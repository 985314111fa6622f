#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/shared/why_not_comparer.h"
#include "tests/oracle/team_swiss/engines_round.h"
#include "tests/oracle/team_swiss/random_teams.h"
#include "tests/oracle/team_swiss/why_not.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::teamswiss;

/// Why-not of Swiss Team against enumeration, for every pair of small random rounds. Environment:
/// PAIRWRIGHT_WHY_NOT_ROUNDS sets how many rounds, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestTeamSwissWhyNot : public QObject {
    Q_OBJECT
private slots:
    void everyPairIsAnsweredAlike_data()
    {
        QTest::addColumn<PreferenceType>("type");
        QTest::newRow("team-swiss 2026 type A") << PreferenceType::typeA;
        QTest::newRow("team-swiss 2026 type B") << PreferenceType::typeB;
    }
    void everyPairIsAnsweredAlike()
    {
        QFETCH(PreferenceType, type);
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        const int wanted = fromEnvironment("PAIRWRIGHT_WHY_NOT_ROUNDS", 300);
        WhyNotTally tally;
        for (std::uint64_t seed = firstSeed; tally.rounds < wanted; ++seed)
            for (const auto& [position, answer, ofTournament] : tryTeams(seed, type))
                if (answer)
                    compareWhyNot(QTest::currentDataTag(), ofTournament, position, requestOf(position),
                                  presentOf(position.teams.size(), position.absent), tally);
        checkWhyNot(QTest::currentDataTag(), firstSeed, tally);
    }
};

static const pairwright::RegisteredTest<TestTeamSwissWhyNot> registered("oracle_team_swiss_why_not");
#include "test_team_swiss_why_not.moc"
