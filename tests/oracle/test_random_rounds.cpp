#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/random_rounds.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::oracle;

class TestRandomRounds : public QObject {
    Q_OBJECT
private slots:
    void aSeedGivesTheSameRoundsAgain()
    {
        const auto once = randomTournament(7, Edition::Dutch2026);
        const auto again = randomTournament(7, Edition::Dutch2026);
        QVERIFY(!once.empty());
        QCOMPARE(again.size(), once.size());
        for (std::size_t i = 0; i < once.size(); ++i)
            QVERIFY(once[i].position.state == again[i].position.state);
    }

    void theRareCasesAreAmongThem()
    {
        for (const Edition edition : {Edition::Dutch2026, Edition::Dutch2017}) {
            Coverage coverage;
            for (std::uint64_t seed = 0; coverage.rounds < 1000; ++seed)
                for (const RandomRound& round : randomTournament(seed, edition))
                    coverage.add(round);
            qInfo("%s", toString(coverage).c_str());
            QVERIFY(coverage.unpairable >= 20);
            QVERIFY(coverage.withBye >= 200);
            QVERIFY(coverage.withLimbo >= 20);
            QVERIFY(coverage.withExchange >= 100);
            QVERIFY(coverage.finalRounds >= 100);
            QVERIFY(coverage.accelerated >= 50);
            QVERIFY(edition == Edition::Dutch2026 || coverage.withCollapse >= 50);
        }
    }
};

static const pairwright::RegisteredTest<TestRandomRounds> registered("oracle_random_rounds");
#include "test_random_rounds.moc"
