#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/dubov_1997/dubov_1997.h"
#include "tests/oracle/shared/campaign.h"

#include "engine/pairing.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <sstream>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

constexpr int shownDifferences = 5;

int fromEnvironment(const char* variable, int otherwise)
{
    bool given = false;
    const int value = qEnvironmentVariableIntValue(variable, &given);
    return given ? value : otherwise;
}

std::string textOf(std::vector<Board> boards, std::optional<Tpn> bye)
{
    std::sort(boards.begin(), boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    std::ostringstream text;
    for (const Board& board : boards)
        text << board.white.value << '-' << board.black.value << ' ';
    if (bye)
        text << "bye " << bye->value;
    return text.str();
}

std::string textOf(const dubov1997::Answer& answer)
{
    if (const auto* round = std::get_if<dubov1997::DecidedRound>(&answer))
        return textOf(round->boards, round->bye);
    std::ostringstream text;
    const auto& arbiter = std::get<dubov1997::ArbiterDecides>(answer);
    text << "the arbiter decides (" << arbiter.chapter << "):";
    for (const Tpn tpn : arbiter.candidates)
        text << ' ' << tpn.value;
    return text.str();
}

/// The oracle takes a missing rating for 0; the engine asks for one.
TournamentState withRatings(TournamentState state)
{
    for (PlayerState& player : state.players)
        player.rating = player.rating.value_or(0);
    return state;
}

struct Tally {
    int rounds = 0;
    int undecided = 0;      ///< the arbiter decides, or no legal pairing, say both
    int oraclesArbiter = 0; ///< only the oracle leaves it to the arbiter: who of several floats (6.4)
    int enginesArbiter = 0; ///< only the engine does
    int different = 0;      ///< both decide, and otherwise
    int chosen = 0;         ///< of these, where the list of 6.4 chooses who floats
};

} // namespace

/// The engine against the oracle of Dubov 1997 on random rounds. Environment as in the other comparisons.
class TestEngineAgainstDubov1997 : public QObject {
    Q_OBJECT
private slots:
    void bothPairRandomRoundsAlike() { compare(fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1000), habitsOfSmallField); }
    void bothPairLargerRandomRoundsAlike()
    {
        compare(fromEnvironment("PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS", 200), habitsOfMediumField);
    }

private:
    static void compare(int wanted, Habits (*habits)(Random&))
    {
        const TriedSystem system{"dubov 1997",
                                 {System::Dubov, 1997},
                                 Edition::Dutch2026,
                                 [](const TournamentState& state, std::span<const Tpn> absent) {
                                     const auto answer = dubov1997::pairByOracle(state, absent);
                                     const auto* round = std::get_if<dubov1997::DecidedRound>(&answer);
                                     return round != nullptr ? std::optional<SystemRound>(*round) : std::nullopt;
                                 },
                                 LimMaxi::automatic};
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        Tally tally;
        for (std::uint64_t seed = firstSeed; tally.rounds < wanted; ++seed)
            for (const TriedRound& round : tryTournament(seed, system, habits))
                compareRound(round, tally);
        qInfo("engine against oracle, dubov 1997, seeds from %d: %d differences in %d rounds: both leave %d undecided, "
              "the oracle alone %d, the engine alone %d; %d of the differences where the list of 6.4 chooses",
              static_cast<int>(firstSeed), tally.different, tally.rounds, tally.undecided, tally.oraclesArbiter,
              tally.enginesArbiter, tally.chosen);
        QCOMPARE(tally.different, 0);
        QVERIFY(tally.rounds > 2 * (tally.undecided + tally.oraclesArbiter + tally.enginesArbiter));
    }

    static void compareRound(const TriedRound& round, Tally& tally)
    {
        const auto oracle = dubov1997::pairByOracle(round.position.state, round.position.absent);
        const auto engine =
            pairRound(withRatings(round.position.state), {{System::Dubov, 1997}, round.position.absent});
        const bool oracleDecides = std::holds_alternative<dubov1997::DecidedRound>(oracle);
        const bool engineDecides = engine && !engine->arbiterDecides;
        ++tally.rounds;
        if (oracleDecides != engineDecides)
            ++(oracleDecides ? tally.enginesArbiter : tally.oraclesArbiter);
        else if (!oracleDecides)
            ++tally.undecided;
        if (!oracleDecides || !engineDecides)
            return;
        const std::string text = textOf(engine->boards, engine->bye);
        if (text == textOf(oracle))
            return;
        tally.chosen += std::get<dubov1997::DecidedRound>(oracle).floatersChosen ? 1 : 0;
        if (++tally.different <= shownDifferences)
            qWarning("dubov 1997, %sengine: %s\noracle: %s", describe(round).c_str(), text.c_str(),
                     textOf(oracle).c_str());
    }
};

static const pairwright::RegisteredTest<TestEngineAgainstDubov1997> registered("oracle_dubov_1997_engine");
#include "test_engine_against_dubov_1997.moc"
