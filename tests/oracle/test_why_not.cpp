#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/random_rounds.h"
#include "tests/oracle/why_not.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

/// What must hold of every answer beside the comparison.
std::string complaintAbout(const Counterfactual& answer, const Position& position, Tpn a, Tpn b)
{
    using Verdict = Counterfactual::Verdict;
    if (answer.verdict == Verdict::impossible)
        return answer.obstacle ? "" : "impossible, but no reason";
    if (answer.verdict == Verdict::isPaired)
        return "";
    if (!answer.alternative)
        return "no alternative";
    if (answer.verdict == Verdict::laterInOrder && !answer.order)
        return "no order rule";
    if (answer.verdict == Verdict::worse && !(answer.reached.value < answer.withPair.value))
        return "worse, but not by value";
    std::vector<int> seen;
    bool holds = false;
    for (const Board& board : answer.alternative->boards) {
        seen.insert(seen.end(), {board.white.value, board.black.value});
        holds = holds || std::minmax(board.white, board.black) == std::minmax(a, b);
    }
    if (answer.alternative->bye)
        seen.push_back(answer.alternative->bye->value);
    std::sort(seen.begin(), seen.end());
    const bool once = std::adjacent_find(seen.begin(), seen.end()) == seen.end();
    if (!holds || !once || seen.size() + position.absent.size() != position.state.players.size())
        return "the alternative is no round with the pair";
    return "";
}

} // namespace

/// Why-not of the engine against full enumeration, for every pair of small random rounds. Environment:
/// PAIRWRIGHT_WHY_NOT_ROUNDS sets how many rounds an edition, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestWhyNot : public QObject {
    Q_OBJECT
private slots:
    void everyPairIsAnsweredAlike_data()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2026") << 2026;
        QTest::newRow("2017") << 2017;
    }
    void everyPairIsAnsweredAlike()
    {
        QFETCH(int, edition);
        const auto articles = edition == 2026 ? Edition::Dutch2026 : Edition::Dutch2017;
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        const int wanted = fromEnvironment("PAIRWRIGHT_WHY_NOT_ROUNDS", 120);
        int rounds = 0;
        int pairs = 0;
        int different = 0;
        std::array<int, 6> verdicts{};
        for (std::uint64_t seed = firstSeed; rounds < wanted; ++seed)
            for (const RandomRound& round : randomTournament(seed, articles)) {
                if (!round.answer)
                    continue;
                ++rounds;
                const Position& position = round.position;
                const auto count = static_cast<int>(position.state.players.size());
                for (int a = 1; a <= count; ++a)
                    for (int b = a + 1; b <= count; ++b) {
                        const auto isAbsent = [&](int number) {
                            return std::find(position.absent.begin(), position.absent.end(), Tpn{number}) !=
                                   position.absent.end();
                        };
                        if (isAbsent(a) || isAbsent(b))
                            continue;
                        ++pairs;
                        const PairingRequest request{.system = {System::Dutch, edition}, .absent = position.absent};
                        const auto engine = whyNot(position.state, request, Tpn{a}, Tpn{b});
                        QVERIFY(engine.hasValue());
                        ++verdicts[static_cast<std::size_t>(engine->verdict)];
                        const std::string got = describe(*engine);
                        const std::string expected =
                            describe(whyNotByOracle(position.state, articles, position.absent, Tpn{a}, Tpn{b}));
                        const std::string complaint = complaintAbout(*engine, position, Tpn{a}, Tpn{b});
                        if (got == expected && complaint.empty())
                            continue;
                        if (++different <= shownDifferences)
                            qWarning("Dutch %d, seed %d round %d, %d-%d: engine %s; oracle %s. %s\n%s", edition,
                                     static_cast<int>(round.seed), round.round, a, b, got.c_str(), expected.c_str(),
                                     complaint.c_str(), toString(position).c_str());
                    }
            }
        qInfo("WHYNOT Dutch %d, seeds from %d: %d differences in %d pairs of %d rounds: %d impossible, %d worse, "
              "%d later in the order, %d unknown",
              edition, static_cast<int>(firstSeed), different, pairs, rounds, verdicts[1], verdicts[2], verdicts[3],
              verdicts[5]);
        QCOMPARE(different, 0);
        QVERIFY(verdicts[1] > 0 && verdicts[2] > 0 && verdicts[3] > 0);
    }
};

static const pairwright::RegisteredTest<TestWhyNot> registered("oracle_why_not");
#include "test_why_not.moc"
