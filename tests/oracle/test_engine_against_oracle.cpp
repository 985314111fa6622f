#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/failure_check.h"
#include "tests/oracle/random_rounds.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <sstream>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

/// What is compared, as text: the boards by White's number with the rule that gave the colours, the bye, the
/// numbers behind rule 5.2.5, and each bracket.
std::string describe(std::vector<Board> boards, std::optional<Tpn> bye, const std::vector<int>& numbers)
{
    std::sort(boards.begin(), boards.end(), [](const Board& a, const Board& b) { return a.white < b.white; });
    std::ostringstream text;
    for (const Board& board : boards)
        text << board.white.value << '-' << board.black.value << " (rule " << static_cast<int>(board.rule) << ") ";
    if (bye)
        text << "bye " << bye->value;
    text << "\nnumbers";
    for (const int number : numbers)
        text << ' ' << number;
    return text.str();
}

void describe(std::ostream& text, const std::vector<Tpn>& tpns)
{
    for (const Tpn tpn : tpns)
        text << ' ' << tpn.value;
}

std::string describe(const std::vector<BracketRecord>& brackets)
{
    std::ostringstream text;
    for (BracketRecord bracket : brackets) {
        std::sort(bracket.pairs.begin(), bracket.pairs.end());
        std::sort(bracket.order.limbo.begin(), bracket.order.limbo.end());
        text << "\n  kind " << static_cast<int>(bracket.kind) << " score " << toString(bracket.residentScore)
             << " mdps";
        describe(text, bracket.mdps);
        text << " residents";
        describe(text, bracket.residents);
        text << " pairs";
        for (const auto& [higher, lower] : bracket.pairs)
            text << ' ' << higher.value << '-' << lower.value;
        text << " down";
        describe(text, bracket.downfloaters);
        text << " limbo";
        describe(text, bracket.order.limbo);
        text << " exchanged " << bracket.order.exchanged << "\n   ";
        for (const CriterionValue& criterion : bracket.criteria) {
            text << ' ' << static_cast<int>(criterion.criterion) << ':';
            for (const std::int64_t value : criterion.value)
                text << ' ' << value;
        }
    }
    return text.str();
}

std::string oracleText(const RandomRound& round)
{
    if (!round.answer)
        return "no legal pairing";
    return describe(round.answer->boards, round.answer->bye,
                    effectiveNumbers(round.position.state, round.position.absent)) +
           describe(round.answer->brackets);
}

std::string engineText(const RandomRound& round, int edition)
{
    const PairingRequest request{{System::Dutch, edition}, round.position.absent, {}};
    const auto answer = pairRound(round.position.state, request);
    if (!answer) {
        const auto articles = edition == 2026 ? Edition::Dutch2026 : Edition::Dutch2017;
        const std::string wrong = whatIsWrongWith(answer.error(), round.position, articles);
        return wrong.empty() ? "no legal pairing" : "refused, but the reason does not hold: " + wrong;
    }
    const auto* record = std::get_if<CriteriaRecord>(&answer->record);
    return describe(answer->boards, answer->bye, answer->effectiveNumbers) +
           (record != nullptr ? describe(record->brackets) : "no criteria record");
}

} // namespace

/// The engine against the oracle on random rounds. Environment: PAIRWRIGHT_ORACLE_ROUNDS and
/// PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS set how many rounds an edition, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestEngineAgainstOracle : public QObject {
    Q_OBJECT
private slots:
    void bothPairRandomRoundsAlike_data() { editions(); }
    void bothPairRandomRoundsAlike() // 4 to 9 players
    {
        QFETCH(int, edition);
        QCOMPARE(differences(edition, fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1500), habitsOfSmallField,
                             "4 to 9 players"),
                 0);
    }

    void bothPairLargerRandomRoundsAlike_data() { editions(); }
    void bothPairLargerRandomRoundsAlike() // 10 to 12 players
    {
        QFETCH(int, edition);
        QCOMPARE(differences(edition, fromEnvironment("PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS", 40), habitsOfMediumField,
                             "10 to 12 players"),
                 0);
    }

private:
    static void editions()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2026") << 2026;
        QTest::newRow("2017") << 2017;
    }

    static int differences(int edition, int rounds, Habits (*habits)(Random&), const char* size)
    {
        const auto articles = edition == 2026 ? Edition::Dutch2026 : Edition::Dutch2017;
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        Coverage coverage;
        int different = 0;
        for (std::uint64_t seed = firstSeed; coverage.rounds < rounds; ++seed) {
            for (const RandomRound& round : randomTournament(seed, articles, habits)) {
                coverage.add(round);
                const std::string oracle = oracleText(round);
                const std::string engine = engineText(round, edition);
                if (oracle == engine)
                    continue;
                if (++different <= shownDifferences)
                    qWarning("Dutch %d, seed %llu round %d\n%sengine: %s\noracle: %s", edition,
                             static_cast<unsigned long long>(seed), round.round, toString(round.position).c_str(),
                             engine.c_str(), oracle.c_str());
            }
        }
        qInfo("ORACLE against the engine, Dutch %d, %s, seeds from %llu: %d differences in %s", edition, size,
              static_cast<unsigned long long>(firstSeed), different, toString(coverage).c_str());
        return different;
    }
};

static const pairwright::RegisteredTest<TestEngineAgainstOracle> registered("oracle_engine");
#include "test_engine_against_oracle.moc"
