#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/burstein/why_not.h"
#include "tests/oracle/comparing.h"
#include "tests/oracle/dubov/why_not.h"
#include "tests/oracle/shared/tried_systems.h"
#include "tests/oracle/why_not.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

Counterfactual oracleSays(const TriedSystem& system, const TournamentState& state, const Position& position, Tpn a,
                          Tpn b)
{
    const bool burstein2017 = system.edition.edition == 2017;
    if (system.edition.system == System::Burstein)
        return burstein::whyNotByOracle(
            state, burstein2017 ? burstein::Edition::Burstein2017 : burstein::Edition::Burstein2026, position.absent, a,
            b);
    const auto edition = system.edition.edition == 2018 ? dubov::Edition::Dubov2018 : dubov::Edition::Dubov2026;
    return dubov::whyNotByOracle(state, edition, position.absent, a, b);
}

} // namespace

/// Why-not of Dubov and Burstein, who choose by criteria, against enumeration, for every pair of small random rounds.
/// Environment: PAIRWRIGHT_WHY_NOT_ROUNDS sets how many rounds a system, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestSystemsWhyNot : public QObject {
    Q_OBJECT
private slots:
    void everyPairIsAnsweredAlike_data()
    {
        QTest::addColumn<int>("index");
        const auto systems = triedSystems();
        for (std::size_t i = 0; i < systems.size(); ++i)
            if (systems[i].edition.system != System::Lim && systems[i].edition.system != System::Dutch)
                QTest::newRow(systems[i].name) << static_cast<int>(i);
    }
    void everyPairIsAnsweredAlike()
    {
        QFETCH(int, index);
        const TriedSystem system = triedSystems()[static_cast<std::size_t>(index)];
        QVERIFY2(findSystem(system.edition) != nullptr, "this build does not pair by this system");
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        const int wanted = fromEnvironment("PAIRWRIGHT_WHY_NOT_ROUNDS", 120);
        int rounds = 0;
        int pairs = 0;
        int different = 0;
        std::array<int, 6> verdicts{};
        for (std::uint64_t seed = firstSeed; rounds < wanted; ++seed)
            for (const TriedRound& round : tryTournament(seed, system)) {
                if (!round.answer)
                    continue;
                ++rounds;
                const TournamentState state = withRatings(round.position.state);
                std::vector<Tpn> present;
                for (std::size_t i = 0; i < state.players.size(); ++i) {
                    const Tpn tpn{static_cast<std::int32_t>(i) + 1};
                    if (!std::binary_search(round.position.absent.begin(), round.position.absent.end(), tpn))
                        present.push_back(tpn);
                }
                const PairingRequest request{.system = system.edition, .absent = round.position.absent};
                for (std::size_t i = 0; i < present.size(); ++i)
                    for (std::size_t k = i + 1; k < present.size(); ++k) {
                        ++pairs;
                        const auto engine = whyNot(state, request, present[i], present[k]);
                        QVERIFY(engine.hasValue());
                        ++verdicts[static_cast<std::size_t>(engine->verdict)];
                        const std::string got = describe(*engine);
                        const std::string expected =
                            describe(oracleSays(system, state, round.position, present[i], present[k]));
                        if (got != expected && ++different <= shownDifferences)
                            qWarning("%s, seed %d round %d, %d-%d: engine %s; oracle %s\n%s", system.name,
                                     static_cast<int>(round.seed), round.round, present[i].value, present[k].value,
                                     got.c_str(), expected.c_str(), oracle::describe(round).c_str());
                    }
            }
        qInfo("WHYNOT %s, seeds from %d: %d differences in %d pairs of %d rounds: %d impossible, %d worse, "
              "%d later in the order, %d unknown",
              system.name, static_cast<int>(firstSeed), different, pairs, rounds, verdicts[1], verdicts[2], verdicts[3],
              verdicts[5]);
        QCOMPARE(different, 0);
        QVERIFY(verdicts[1] > 0 && verdicts[2] > 0 && verdicts[3] > 0);
    }
};

static const pairwright::RegisteredTest<TestSystemsWhyNot> registered("oracle_systems_why_not");
#include "test_systems_why_not.moc"
