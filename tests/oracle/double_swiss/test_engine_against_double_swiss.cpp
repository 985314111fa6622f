#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/double_swiss/random_matches.h"

#include "engine/pairing.h"
#include "tests/oracle/comparing.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <sstream>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::doubleswiss;

namespace {

std::string textOf(std::vector<Board> boards, std::optional<Tpn> bye)
{
    std::sort(boards.begin(), boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    std::ostringstream text;
    for (const Board& board : boards)
        text << board.white.value << '-' << board.black.value << " (rule " << static_cast<int>(board.rule) << ") ";
    if (bye)
        text << "bye " << bye->value;
    return text.str();
}

std::string enginesText(const MatchPosition& position)
{
    const auto answer = pairRound(stateOf(position), {{System::DoubleSwiss, 2026}, position.absent});
    if (answer)
        return textOf(answer->boards, answer->bye);
    const bool known = answer.error().reason == PairingFailure::Reason::noLegalPairing ||
                       answer.error().reason == PairingFailure::Reason::noEligibleForBye;
    return known ? "no legal pairing" : "refused for another reason";
}

} // namespace

/// The engine against the oracle of Double-Swiss on random rounds. Environment: PAIRWRIGHT_ORACLE_ROUNDS and
/// PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS set how many rounds, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestEngineAgainstDoubleSwiss : public QObject {
    Q_OBJECT
private slots:
    void bothPairRandomRoundsAlike() { compare(fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1000), false); }
    void bothPairLargerRandomRoundsAlike() { compare(fromEnvironment("PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS", 200), true); }

private:
    static void compare(int wanted, bool medium)
    {
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        int rounds = 0;
        int unpairable = 0;
        int different = 0;
        for (std::uint64_t seed = firstSeed; rounds < wanted; ++seed)
            for (const TriedMatches& round : tryMatches(seed, medium)) {
                ++rounds;
                unpairable += round.answer ? 0 : 1;
                const std::string oracle =
                    round.answer ? textOf(round.answer->boards, round.answer->bye) : "no legal pairing";
                const std::string engine = enginesText(round.position);
                if (oracle != engine && ++different <= shownDifferences)
                    qWarning("double-swiss 2026, seed %d, %sengine: %s\noracle: %s", static_cast<int>(seed),
                             toString(round.position).c_str(), engine.c_str(), oracle.c_str());
            }
        qInfo("engine against oracle, double-swiss 2026, seeds from %d: %d differences in %d rounds: %d unpairable",
              static_cast<int>(firstSeed), different, rounds, unpairable);
        QCOMPARE(different, 0);
    }
};

static const pairwright::RegisteredTest<TestEngineAgainstDoubleSwiss> registered("oracle_double_swiss_engine");
#include "test_engine_against_double_swiss.moc"
