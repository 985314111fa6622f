#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/dutch_2012/why_not.h"
#include "tests/oracle/shared/tried_systems.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

constexpr SystemEdition dutch2012Edition{System::Dutch, 2012};
using Reason = RejectedAlternative::Reason;

TriedSystem dutch2012System()
{
    const auto systems = triedSystems();
    return *std::find_if(systems.begin(), systems.end(),
                         [](const TriedSystem& system) { return system.edition == dutch2012Edition; });
}

struct Tally {
    int rounds = 0;
    int pairs = 0;
    int different = 0;
    int reasons = 0;
    int wrongReasons = 0;
    int leftOver = 0; ///< of the reasons: such a pairing was met, but did not do for others
    std::array<int, 6> verdicts{};
};

} // namespace

/// What the answers of Dutch 2012 claim, found by walking the procedure: for every pair of small random rounds, and for
/// everybody whom a step passed over. Environment: PAIRWRIGHT_WHY_NOT_ROUNDS sets how many rounds,
/// PAIRWRIGHT_ORACLE_SEED the first seed.
class TestDutch2012WhyNot : public QObject {
    Q_OBJECT
private slots:
    void everyClaimIsTrue()
    {
        const TriedSystem system = dutch2012System();
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        const int wanted = fromEnvironment("PAIRWRIGHT_WHY_NOT_ROUNDS", 300);
        Tally tally;
        for (std::uint64_t seed = firstSeed; tally.rounds < wanted; ++seed)
            for (const TriedRound& round : tryTournament(seed, system))
                if (round.answer) {
                    ++tally.rounds;
                    askAboutPairs(round, tally);
                    checkReasons(round, tally);
                }
        const auto& verdicts = tally.verdicts;
        qInfo("WHYNOT Dutch 2012, seeds from %d: %d differences in %d pairs of %d rounds: %d impossible, %d by a step, "
              "%d unknown; %d wrong reasons of %d "
              "(%d of them for others)",
              static_cast<int>(firstSeed), tally.different, tally.pairs, tally.rounds, verdicts[1], verdicts[4],
              verdicts[5], tally.wrongReasons, tally.reasons, tally.leftOver);
        QCOMPARE(tally.different, 0);
        QCOMPARE(tally.wrongReasons, 0);
        QVERIFY(verdicts[0] > 0 && verdicts[1] > 0 && verdicts[4] > 0 && tally.leftOver > 0);
    }

private:
    static void askAboutPairs(const TriedRound& round, Tally& tally)
    {
        const TournamentState& state = round.position.state;
        const PairingRequest request{.system = dutch2012Edition, .absent = round.position.absent};
        const auto asIs = pairRound(state, request);
        QVERIFY(asIs.hasValue());
        const std::vector<Tpn> present = presentIn(round.position);
        for (std::size_t i = 0; i < present.size(); ++i)
            for (std::size_t k = i + 1; k < present.size(); ++k) {
                ++tally.pairs;
                const auto answer = whyNot(state, request, present[i], present[k]);
                QVERIFY(answer.hasValue());
                ++tally.verdicts[static_cast<std::size_t>(answer->verdict)];
                const std::string engine = describe(stepAnswerOf(*asIs, *answer));
                const std::string oracle =
                    describe(dutch2012::whyNotByOracle(state, round.position.absent, present[i], present[k]));
                const bool met = !answer->obstacle || metAsNamed(state, *answer->obstacle, present[i], present[k]);
                if (engine == oracle && met)
                    continue;
                if (++tally.different <= shownDifferences)
                    qWarning("Dutch 2012, %d-%d: engine %s%s; oracle %s\n%s", present[i].value, present[k].value,
                             engine.c_str(), met ? "" : " (another round)", oracle.c_str(), describe(round).c_str());
            }
    }

    static void checkReasons(const TriedRound& round, Tally& tally)
    {
        const auto entrants = dutch2012::makeEntrants(round.position.state, round.position.absent);
        const auto asIs = pairRound(round.position.state, {dutch2012Edition, round.position.absent});
        QVERIFY(asIs.hasValue());
        const std::vector<dutch2012::PassedOver> forNoLoss = dutch2012::passedOverForNoLoss(entrants);
        const auto rankOf = [&entrants](Tpn tpn) {
            Rank rank = 0;
            while (entrants.at(rank).tpn != tpn)
                ++rank;
            return rank;
        };
        for (const ProcedureStep& step : std::get<ProcedureRecord>(asIs->record).steps) {
            if (step.outcome != ProcedureOutcome::paired)
                continue;
            for (const RejectedAlternative& rejected : step.rejected) {
                ++tally.reasons;
                const bool possible =
                    dutch2012::mayMeet(entrants, rankOf(step.players.front()), rankOf(rejected.player));
                const auto found = std::find_if(forNoLoss.begin(), forNoLoss.end(), [&](const auto& passed) {
                    return passed.pair == std::pair(step.players.at(0), step.players.at(1)) &&
                           passed.other == rejected.player;
                });
                const bool cameBefore = found != forNoLoss.end() && !found->comesLater;
                tally.leftOver += possible && cameBefore ? 1 : 0;
                const Reason expected = !possible    ? Reason::incompatible
                                        : cameBefore ? Reason::othersLeftOver
                                                     : Reason::requirementsNotMet;
                if (rejected.reason == expected)
                    continue;
                if (++tally.wrongReasons <= shownDifferences)
                    qWarning("Dutch 2012, %d-%d: %d was passed over for reason %d, not %d\n%s",
                             step.players.at(0).value, step.players.at(1).value, rejected.player.value,
                             static_cast<int>(rejected.reason), static_cast<int>(expected), describe(round).c_str());
            }
        }
    }
};

static const pairwright::RegisteredTest<TestDutch2012WhyNot> registered("oracle_dutch_2012_why_not");
#include "test_dutch_2012_why_not.moc"
