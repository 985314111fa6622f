#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/double_swiss/random_matches.h"
#include "tests/oracle/double_swiss/why_not.h"
#include "tests/oracle/shared/why_not_comparer.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::doubleswiss;

/// Why-not of Double-Swiss against enumeration, for every pair of small random rounds. Environment:
/// PAIRWRIGHT_WHY_NOT_ROUNDS sets how many rounds, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestDoubleSwissWhyNot : public QObject {
    Q_OBJECT
private slots:
    void everyPairIsAnsweredAlike()
    {
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        const int wanted = fromEnvironment("PAIRWRIGHT_WHY_NOT_ROUNDS", 300);
        constexpr const char* system = "double-swiss 2026";
        WhyNotTally tally;
        for (std::uint64_t seed = firstSeed; tally.rounds < wanted; ++seed)
            for (const auto& [position, answer, ofTournament] : tryMatches(seed))
                if (answer)
                    compareWhyNot(system, ofTournament, position,
                                  {.system = {System::DoubleSwiss, 2026}, .absent = position.absent},
                                  presentOf(position.players.size(), position.absent), tally);
        checkWhyNot(system, firstSeed, tally);
    }
};

static const pairwright::RegisteredTest<TestDoubleSwissWhyNot> registered("oracle_double_swiss_why_not");
#include "test_double_swiss_why_not.moc"
