#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/dubov/definitions.h"
#include "tests/oracle/failure_check.h"
#include "tests/oracle/shared/tried_systems.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <sstream>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

bool sortsByWhite(const Board& one, const Board& other)
{
    return one.white < other.white;
}

void tell(std::ostream& text, const char* what, std::vector<Tpn> tpns)
{
    std::sort(tpns.begin(), tpns.end());
    text << ' ' << what;
    for (const Tpn tpn : tpns)
        text << ' ' << tpn.value;
}

void tell(std::ostream& text, std::vector<std::pair<Tpn, Tpn>> pairs)
{
    for (auto& [one, other] : pairs)
        if (other < one)
            std::swap(one, other);
    std::sort(pairs.begin(), pairs.end());
    for (const auto& [one, other] : pairs)
        text << ' ' << one.value << '-' << other.value;
}

/// The boards by White's number with the rule that gave the colours, the bye, the numbers that decide between two who
/// have not played. The rules of Lim have no names of their own.
std::string described(System system, std::vector<Board> boards, std::optional<Tpn> bye, const std::vector<int>& numbers)
{
    std::sort(boards.begin(), boards.end(), sortsByWhite);
    std::ostringstream text;
    for (const Board& board : boards) {
        text << board.white.value << '-' << board.black.value << ' ';
        if (system != System::Lim)
            text << "(rule " << static_cast<int>(board.rule) << ") ";
    }
    if (bye)
        text << "bye " << bye->value;
    if (system == System::Dutch)
        return text.str(); // the numbers of 2012 are the numbers
    text << "\nnumbers";
    for (const int number : numbers)
        text << ' ' << number;
    return text.str();
}

bool isProcedure(System system)
{
    return system == System::Lim || system == System::Dutch;
}

std::string oracleAnswer(const TriedSystem& system, const TriedRound& round)
{
    if (!round.answer)
        return "no legal pairing";
    std::ostringstream text;
    text << described(system.edition.system, round.answer->boards, round.answer->bye,
                      effectiveNumbers(round.position.state, round.position.absent));
    for (const PairedGroup& group : round.answer->groups) {
        if (isProcedure(system.edition.system))
            break; // no brackets
        tell(text << "\n ", "residents", group.residents);
        tell(text, "incoming", group.incoming);
        tell(text, group.pairs);
        tell(text, "outgoing", group.outgoing);
        tell(text, "to Black", group.shiftedToBlack);
        tell(text, "to White", group.shiftedToWhite);
    }
    return text.str();
}

/// Dubov and Burstein know no topscorers: without a last round the Dutch rules of legality are theirs.
Position withLegalityOf(System system, Position position)
{
    if (system != System::Dutch)
        ++position.state.plannedRounds;
    return position;
}

std::string refusal(const TriedSystem& system, const TriedRound& round, const PairingFailure& failure)
{
    const std::string reason = "no legal pairing";
    if (system.edition.system == System::Lim) {
        const bool known = failure.reason == PairingFailure::Reason::noLegalPairing ||
                           failure.reason == PairingFailure::Reason::noEligibleForBye;
        return known ? reason : "refused for another reason";
    }
    const std::string wrong =
        whatIsWrongWith(failure, withLegalityOf(system.edition.system, round.position), system.basicRules);
    return wrong.empty() ? reason : "refused, but the reason does not hold: " + wrong;
}

/// Dubov 1.1: who has no rating must be given one. Empty if the engine asks for it, by name.
std::string whatIsWrongWithUnrated(const TriedSystem& system, const Position& position)
{
    if (system.edition.system != System::Dubov)
        return {};
    const std::vector<Tpn> unrated = dubov::withoutNeededRating(position.state, position.absent);
    const auto answer = pairRound(position.state, {system.edition, position.absent, system.options, {}});
    const bool asks = !answer && answer.error().reason == PairingFailure::Reason::missingRatings;
    if (unrated.empty())
        return asks ? "asks for ratings that the round does not need\n" : "";
    return asks && answer.error().blocked == unrated ? "" : "does not ask for the missing ratings\n";
}

std::string engineAnswer(const TriedSystem& system, const TriedRound& round)
{
    const PairingRequest request{system.edition, round.position.absent, system.options, {}};
    const TournamentState& state = round.position.state;
    const auto answer = pairRound(system.edition.system == System::Dubov ? withRatings(state) : state, request);
    if (!answer)
        return refusal(system, round, answer.error());
    std::ostringstream text;
    text << whatIsWrongWithUnrated(system, round.position);
    text << described(system.edition.system, answer->boards, answer->bye, answer->effectiveNumbers);
    if (const auto* record = std::get_if<CriteriaRecord>(&answer->record))
        for (const BracketRecord& bracket : record->brackets) {
            tell(text << "\n ", "residents", bracket.residents);
            tell(text, "incoming", system.edition.system == System::Dubov ? bracket.upfloaters : bracket.mdps);
            tell(text, bracket.pairs);
            tell(text, "outgoing", bracket.downfloaters);
            tell(text, "to Black", bracket.shiftedToBlack);
            tell(text, "to White", bracket.shiftedToWhite);
        }
    return text.str();
}

} // namespace

/// The engine against the oracles of Dubov, Burstein, Lim and Dutch 2012 on random rounds. Environment:
/// PAIRWRIGHT_ORACLE_ROUNDS and PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS set how many rounds a system, PAIRWRIGHT_ORACLE_SEED
/// the first seed.
class TestEngineAgainstSystems : public QObject {
    Q_OBJECT
private slots:
    void bothPairRandomRoundsAlike_data() { systems(); }
    void bothPairRandomRoundsAlike() // 4 to 9 players
    {
        compare(fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1000), habitsOfSmallField);
    }

    void bothPairLargerRandomRoundsAlike_data() { systems(); }
    void bothPairLargerRandomRoundsAlike() // 10 to 12 players
    {
        compare(fromEnvironment("PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS", 200), habitsOfMediumField);
    }

private:
    static void systems()
    {
        QTest::addColumn<int>("index");
        const auto systems = triedSystems();
        for (std::size_t i = 0; i < systems.size(); ++i)
            QTest::newRow(systems[i].name) << static_cast<int>(i);
    }
    static void compare(int rounds, Habits (*habits)(Random&))
    {
        QFETCH(int, index);
        const TriedSystem system = triedSystems().at(static_cast<std::size_t>(index));
        QVERIFY2(findSystem(system.edition) != nullptr, "this build does not pair by this system");
        QCOMPARE(differences(system, rounds, habits), 0);
    }

    static int differences(const TriedSystem& system, int rounds, Habits (*habits)(Random&))
    {
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        TriedCoverage coverage;
        int different = 0;
        for (std::uint64_t seed = firstSeed; coverage.rounds < rounds; ++seed) {
            for (const TriedRound& round : tryTournament(seed, system, habits)) {
                coverage.add(round);
                const std::string oracle = oracleAnswer(system, round);
                const std::string engine = engineAnswer(system, round);
                if (oracle != engine && ++different <= shownDifferences)
                    qWarning("%s, %sengine: %s\noracle: %s", system.name, describe(round).c_str(), engine.c_str(),
                             oracle.c_str());
            }
        }
        qInfo("engine against oracle, %s, seeds from %llu: %d differences in %s", system.name,
              static_cast<unsigned long long>(firstSeed), different, toString(coverage).c_str());
        return different;
    }

    static std::string describe(const TriedRound& round) { return oracle::describe(round); }
};

static const pairwright::RegisteredTest<TestEngineAgainstSystems> registered("oracle_systems_engine");
#include "test_engine_against_systems.moc"
