#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/bracket/two_paths.h"
#include "engine/matching/cover_proofs.h"
#include "tests/property/systems/system_tournaments.h"
#include "tests/support/played_twice.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <array>
#include <string>

using namespace pairwright;
using namespace pairwright::property;

namespace {

constexpr int provedTournaments = 12;
constexpr int usualVertices = 60;

/// Two pairs, 0-1 and 2-3, or 0-2 and 1-3, and what it answers is what it was told to.
class ToldMatching final : public WeightedMatching {
public:
    std::array<int, 4> partners{1, 0, 3, 2};
    bool answer = true;
    bool proves = true;

    void allowPair(int /*u*/, int /*v*/, const Penalty& /*penalty*/) override {}
    void allowSingle(int /*v*/, const Penalty& /*penalty*/) override {}
    bool solve() override { return answer; }
    bool restrictPartners(int /*v*/, std::span<const int> /*partners*/) override { return answer; }
    bool excludePartners(int /*v*/, std::span<const int> /*partners*/) override { return answer; }
    [[nodiscard]] bool mayPair(int /*u*/, int /*v*/) const override { return true; }
    [[nodiscard]] std::optional<int> partner(int v) const override { return partners[static_cast<std::size_t>(v)]; }
    [[nodiscard]] bool isProvenOptimal() const override { return proves; }
};

/// The four with these penalties of the two covers.
struct ToldCover {
    CoverProofs proofs{0};
    ToldMatching* told = nullptr;
    std::unique_ptr<WeightedMatching> watched;

    ToldCover(std::uint64_t first, std::uint64_t second)
    {
        auto matching = std::make_unique<ToldMatching>();
        told = matching.get();
        PenaltyLayout layout;
        const int digit = layout.add(first + second);
        watched = proofs.watch(std::move(matching), 4, layout.totalBits());
        const auto allow = [&](int u, int v, std::uint64_t amount) {
            Penalty penalty(layout.totalBits());
            penalty.charge(layout.field(digit), amount);
            watched->allowPair(u, v, penalty);
        };
        allow(0, 1, first);
        allow(2, 3, 0);
        allow(0, 2, second);
        allow(1, 3, 0);
    }
};

} // namespace

/// What the general path of each system takes for the best is proved where it is found: by dual values, and where a
/// question is answered "no", by a solution from the start. PAIRWRIGHT_PROOF_TOURNAMENTS sets how many tournaments of
/// 20 to 300 players a system, PAIRWRIGHT_PROOF_VERTICES up to how many vertices a graph is proved.
class TestCoverProofs : public QObject {
    Q_OBJECT
private slots:
    void everyCoverOfEverySystemIsProved_data()
    {
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            QTest::newRow(
                (std::string(swissSystems()[i].key) + '-' + std::to_string(swissSystems()[i].id.edition)).c_str())
                << static_cast<int>(i);
    }
    void everyCoverOfEverySystemIsProved()
    {
        QFETCH(int, line);
        const SystemInfo system = swissSystems()[static_cast<std::size_t>(line)];
        const bool matches = gamesOfARound(system.id.system) > 1;
        int rounds = 0;
        CoverProofs proofs(numberFrom("PAIRWRIGHT_PROOF_VERTICES", usualVertices));
        for (int seed = 0; seed < numberFrom("PAIRWRIGHT_PROOF_TOURNAMENTS", provedTournaments); ++seed) {
            const GeneralPathOnly general;
            playTournament(200000 + static_cast<std::uint64_t>(seed),
                           PairingRequest{.system = matches ? SystemEdition{System::Lim, 2026} : system.id},
                           [&](const EngineRound& round) {
                               ++rounds;
                               if (!matches)
                                   return;
                               PairingRequest request = round.request;
                               request.system = system.id;
                               (void)pairRound(playedTwice(round.position.state), request);
                           });
        }
        qInfo("PROOFS %s: %d rounds, %d covers solved and %d impossible, %d questions answered yes and %d no, %d of "
              "these without proof",
              QTest::currentDataTag(), rounds, proofs.solved, proofs.impossible, proofs.kept, proofs.refused,
              proofs.unproven);
        QVERIFY(rounds > 0);
        QCOMPARE(proofs.unproven, 0);
        const bool weighs = system.id.system != System::Lim && system.id != SystemEdition{System::Dubov, 1997};
        QCOMPARE(proofs.solved > 0 && proofs.kept > 0 && proofs.refused > 0, weighs);
    }

    void whatIsNotProvedIsNoticed()
    {
        const std::vector<int> two{2};
        {
            ToldCover cheapest(1, 2);
            QVERIFY(cheapest.watched->solve());
            cheapest.told->answer = false;
            QVERIFY(!cheapest.watched->restrictPartners(0, two));
            QCOMPARE(cheapest.proofs.solved + cheapest.proofs.refused, 2);
            QCOMPARE(cheapest.proofs.unproven, 0);
        }
        {
            ToldCover withoutDuals(1, 2);
            withoutDuals.told->proves = false;
            withoutDuals.watched->solve();
            QCOMPARE(withoutDuals.proofs.unproven, 1);
        }
        {
            ToldCover impossible(1, 2);
            impossible.told->answer = false;
            QVERIFY(!impossible.watched->solve());
            QCOMPARE(impossible.proofs.unproven, 1);
        }
        {
            ToldCover refused(2, 2);
            refused.watched->solve();
            refused.told->answer = false;
            refused.watched->restrictPartners(0, two); // would cost as much
            QCOMPARE(refused.proofs.unproven, 1);
        }
        {
            ToldCover stays(2, 2);
            stays.watched->solve();
            stays.watched->restrictPartners(0, two); // "yes", and 0 stays with 1
            QCOMPARE(stays.proofs.unproven, 1);
        }
        {
            ToldCover dearer(1, 2);
            dearer.watched->solve();
            dearer.told->partners = {2, 3, 0, 1};
            dearer.watched->restrictPartners(0, two); // "yes", and it costs more
            QCOMPARE(dearer.proofs.unproven, 1);
        }
    }

private:
    static int numberFrom(const char* variable, int usual)
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue(variable, &given);
        return given ? number : usual;
    }
};

static const pairwright::RegisteredTest<TestCoverProofs> registered("property_cover_proofs");
#include "test_cover_proofs.moc"
