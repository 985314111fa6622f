#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/dutch2012/backtrack.h"
#include "engine/pairing.h"
#include "engine/trf/checked_round.h"
#include "tests/property/hard_positions.h"
#include "tests/support/cpu_time.h"
#include "tests/support/editions.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <optional>

using namespace pairwright;
using namespace pairwright::property;

namespace {

/// Ten times what is wanted of 300 players, so that a slow machine does not fail. Debug builds prove more.
#ifdef NDEBUG
constexpr double longestMs = 2000;
#else
constexpr double longestMs = 120000;
#endif

bool isTooLarge(const Expected<RoundPairing, PairingFailure>& answer)
{
    return !answer && answer.error().reason == PairingFailure::Reason::tooLarge;
}

/// A position in which C.12 of 2012 looks for other floaters at all, and soon finds them.
std::optional<TournamentState> comesToTheSearch(const PairingRequest& request)
{
    const dutch2012::LowerSearchLimit limit(1);
    for (std::uint64_t seed = 0; seed < 500; ++seed)
        if (TournamentState state = mixedPosition(40, seed); isTooLarge(pairRound(state, request)))
            return state;
    return std::nullopt;
}

} // namespace

/// Positions made to be hard are answered, and soon.
class TestHardPositions : public QObject {
    Q_OBJECT
private slots:
    /// C.12 of 2012 asks for other floaters as long as there are others.
    void floatersWhoCannotBeHelpedAreNotTriedOneByOne()
    {
        const auto pairing = pairRound(floatersWithoutEnd(), PairingRequest{.system = {System::Dutch, 2012}});
        QVERIFY(pairing.hasValue());
        QCOMPARE(pairing->boards.size(), std::size_t{62});
    }

    /// Beyond the limit of that search nobody knows whether a recorded round is right: it is undecided, no difference.
    /// One that breaks an absolute rule is wrong whatever the search would find.
    void beyondTheLimitARecordedRoundIsUndecided()
    {
        const PairingRequest request{.system = {System::Dutch, 2012}};
        const auto state = comesToTheSearch(request);
        QVERIFY(state);
        const auto paired = pairRound(*state, request);
        QVERIFY(paired);
        GivenRound given = givenBy(*paired);
        QVERIFY(trf::checkRound(*state, request, given, {}).isClean());
        const dutch2012::LowerSearchLimit limit(1);
        QVERIFY(isTooLarge(pairRound(*state, request)));
        const trf::CheckedRound checked = trf::checkRound(*state, request, given, {});
        QVERIFY(checked.isUndecided());
        QVERIFY(!checked.isClean());
        given.boards.front().first = given.boards.back().first;
        const trf::CheckedRound wrong = trf::checkRound(*state, request, given, {});
        QVERIFY(!wrong.isUndecided());
        QVERIFY(wrong.verdict && !wrong.verdict->violations.empty());
    }

    /// What is told of a round costs no more than the round: whether others came before who were passed over is not
    /// solved for each of them (2012), and no set of floaters is tried that is too small (1997).
    void editionsThatTryOneAfterTheOtherEndSoon()
    {
        const auto msOf = [](std::string_view kind, SystemEdition system) {
            for (const HardKind& one : hardKinds())
                if (one.name == kind) {
                    const TournamentState state = one.make(300);
                    const double start = cpuMs();
                    return pairRound(state, PairingRequest{.system = system}) ? cpuMs() - start : 2 * longestMs;
                }
            return 2 * longestMs;
        };
        QVERIFY(msOf("the worst 48 of 100 are one club", {System::Dutch, 2012}) < longestMs);
        QVERIFY(msOf("all due White after 3 rounds", {System::Dubov, 1997}) < longestMs);
    }

    /// Whether somebody who was passed over had come before is asked of all of them together, where no exchange shows
    /// it.
    void manyWhoWerePassedOverAreOneQuestion()
    {
        const TournamentState state = mixedPosition(300, 50793);
        const double start = cpuMs();
        QVERIFY(pairRound(state, PairingRequest{.system = {System::Dutch, 2012}}).hasValue());
        const double ms = cpuMs() - start;
        QVERIFY2(ms < 5 * longestMs, qPrintable(QString::number(ms))); // one by one it took 70 seconds
    }

    /// The slowest that a long search found (tests/fixtures/hard-positions).
    void whatWasFoundToBeSlowIsAnsweredInTime()
    {
        double slowest = 0;
        const auto found = foundPositions();
        for (const FoundPosition& position : found) {
            const SystemInfo* system = nullptr;
            for (const SystemInfo& one : swissSystems())
                if (editionName(one) == position.system)
                    system = &one;
            QVERIFY2(system != nullptr, position.system.c_str());
            const TournamentState games = mixedPosition(position.players, position.seed);
            const TournamentState state = asPlayed(games, system->id.system);
            const double start = cpuMs();
            const auto pairing = pairRound(state, PairingRequest{.system = system->id});
            const double ms = cpuMs() - start;
            slowest = std::max(slowest, ms);
            const QString which = QStringLiteral("%1, seed %2: %3 ms")
                                      .arg(QString::fromStdString(position.system))
                                      .arg(position.seed)
                                      .arg(ms, 0, 'f', 1);
            QVERIFY2(pairing.hasValue() || pairing.error().reason != PairingFailure::Reason::tooLarge,
                     qPrintable(which));
            QVERIFY2(ms < longestMs, qPrintable(which));
        }
        qInfo("HARD POSITIONS %d that a search found, the slowest %.0f ms", static_cast<int>(found.size()), slowest);
        QVERIFY(found.size() >= 6);
    }
};

static const pairwright::RegisteredTest<TestHardPositions> registered("property_hard_positions");
#include "test_hard_positions.moc"
