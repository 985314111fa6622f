#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/direct_encounter.h"
#include "engine/tiebreaks/exact_sum.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

#include <array>

using namespace pairwright;

namespace {

std::vector<TieBreakResult> resultsFor(const TournamentState& state, const std::vector<Tpn>& tied,
                                       const char* code = "DE")
{
    const TieBreakContext context(state, state.roundsPlayed(), {TieBreakEdition::y2026});
    return directEncounter(context, tied, *parseTieBreak(code));
}

std::vector<int> placesOf(const std::vector<TieBreakResult>& results)
{
    std::vector<int> places;
    places.reserve(results.size());
    for (const TieBreakResult& result : results)
        places.push_back(result.placeAmongTied.value());
    return places;
}

const std::vector<Tpn> four{Tpn{1}, Tpn{2}, Tpn{3}, Tpn{4}};

} // namespace

class TestDirectEncounter : public QObject {
    Q_OBJECT
private slots:
    void aMissingGameDecidesNothingButItsOwnPair()
    {
        // A beat B, C, D; B beat C, D; C and D did not meet.
        const auto state = stateFromTable("1 +W2 +W3 +W4\n2 -B1 +W4 +W3\n3 -- -B1 -B2\n4 -- -B2 -B1");
        const auto results = resultsFor(state, four);
        QCOMPARE(placesOf(results), (std::vector<int>{1, 2, 3, 3}));
        QVERIFY(results[0].value == (TieBreakValue{30, 10}));
        QCOMPARE(results[2].gamesMissing, 1);
        QCOMPARE(results[2].contributions.size(), std::size_t{2});
    }

    void tooFewGamesDecideNothing()
    {
        const auto state = stateFromTable("1 =W4 --\n2 -- =W4\n3 -- --\n4 =B1 =B2");
        QCOMPARE(placesOf(resultsFor(state, four)), (std::vector<int>{1, 1, 1, 1}));
    }

    void amongWhomItBeganAgainIsKept()
    {
        // 2 and 3 have as much against the four; 2 beat 3.
        const auto state = stateFromTable("1 +W2 =W3 +W4\n2 -B1 =W4 +W3\n3 +W4 =B1 -B2\n4 -B3 =B2 -B1");
        const auto results = resultsFor(state, four);
        QCOMPARE(placesOf(results), (std::vector<int>{1, 2, 3, 4}));
        QVERIFY(results[1].value == results[2].value);
        const std::vector<Tpn> two{Tpn{2}, Tpn{3}};
        QVERIFY((results[1].again == std::vector{EncounterGroup{two, false, {10, 10}}}));
        QVERIFY((results[2].again == std::vector{EncounterGroup{two, false, {0, 10}}}));
        QVERIFY(results[0].again.empty() && results[3].again.empty());
    }

    void allMetAreRankedByTheirScores()
    {
        // Against the others in turn: 1: ½½½, 2: ½½0, 3: ½½½, 4: ½1½.
        const auto state = stateFromTable("1 =W2 =W3 =W4\n2 =B1 -W4 =W3\n3 =W4 =B1 =B2\n4 =B3 +B2 =B1");
        QCOMPARE(placesOf(resultsFor(state, four)), (std::vector<int>{2, 4, 2, 1}));
    }

    void equalScoresAreLookedAtAgainAmongThemselves()
    {
        // 1 and 2 have two points each in the group, and 1 beat 2.
        const auto state = stateFromTable("1 +W2 -W3 +W4\n2 -B1 +W4 +W3\n3 =W4 +B1 -B2\n4 =B3 -B2 -B1");
        QCOMPARE(placesOf(resultsFor(state, four)), (std::vector<int>{1, 2, 3, 4}));
    }

    void aCircleStaysTied()
    {
        const auto state = stateFromTable("1 +W2 -B3 --\n2 -B1 -- +W3\n3 -- +W1 -B2");
        QCOMPARE(placesOf(resultsFor(state, {Tpn{1}, Tpn{2}, Tpn{3}})), (std::vector<int>{1, 1, 1}));
    }

    void forfeitsAreMissingGamesUnlessTheyCount()
    {
        const auto state = stateFromTable("1 +F2\n2 -F1");
        QCOMPARE(placesOf(resultsFor(state, {Tpn{2}, Tpn{1}})), (std::vector<int>{1, 1}));
        QCOMPARE(placesOf(resultsFor(state, {Tpn{2}, Tpn{1}}, "DE/P")), (std::vector<int>{2, 1}));
    }

    void twoGamesOfAPairCountAsTheirAverage()
    {
        const auto state = stateFromTable("1 +W2 =B2 --\n2 -B1 =W1 +W3\n3 -- -- -B2");
        const auto results = resultsFor(state, {Tpn{1}, Tpn{2}});
        QVERIFY(results[0].value == (TieBreakValue{75, 100}));
        QVERIFY(results[1].value == (TieBreakValue{25, 100}));
        QCOMPARE(placesOf(results), (std::vector<int>{1, 2}));
        QCOMPARE(results[0].gamesMissing, 0);
    }

    void pairsThatMetInManyNumbersOfRoundsStayExact()
    {
        // Thirteen pairs, each with another prime number of draws: their common denominator has 79 bits.
        constexpr std::array rounds{41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97};
        TournamentState state;
        std::vector<Tpn> tied;
        for (const int met : rounds) {
            const auto first = static_cast<std::int32_t>(tied.size()) + 1;
            for (const auto& [opponent, colour] :
                 {std::pair(first + 1, Colour::White), std::pair(first, Colour::Black)})
                state.players.push_back(
                    {std::vector<RoundRecord>(static_cast<std::size_t>(met),
                                              PlayedGame{Tpn{opponent}, colour, GameOutcome::Draw, true}),
                     {},
                     {}});
            tied.insert(tied.end(), {Tpn{first}, Tpn{first + 1}});
        }
        const auto results = resultsFor(state, tied);
        QCOMPARE(placesOf(results), std::vector<int>(tied.size(), 1));
        for (const TieBreakResult& result : results)
            QCOMPARE(toString(result.value.value()), std::string("0.50"));
    }

    void sumsOfManyDenominatorsAreComparedExactly()
    {
        // Each 1/p twice against 2/p once, and then with the smallest of differences.
        constexpr std::array primes{41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97};
        ExactSum twice;
        ExactSum once;
        for (const int prime : primes) {
            twice.add(1, prime);
            twice.add(1, prime);
            once.add(2, prime);
        }
        QVERIFY(twice == once);
        once.add(1, 1'000'000'007);
        QVERIFY(twice < once);
        once.add(-1, 1'000'000'006);
        QVERIFY(once < twice);
        QCOMPARE(toString(ExactSum().value()), std::string("0"));
        QCOMPARE(twice.value().denominator, 100);
        QVERIFY(std::abs(static_cast<double>(twice.value().numerator) / 100 - 0.40) < 0.02);
    }

    void theRestStartsAgainAfterThePlacesThatAreCertain()
    {
        // 1 is certain to be first; among 2, 3, 4, who have all met, 3 beat both.
        const auto state = stateFromTable("1 +W2 +W3 -- --\n2 -B1 -- -W3 +W4\n3 -- -B1 +B2 --\n4 -- -- -- -B2");
        QCOMPARE(placesOf(resultsFor(state, {Tpn{1}, Tpn{2}, Tpn{3}})), (std::vector<int>{1, 3, 2}));
    }
};

static const pairwright::RegisteredTest<TestDirectEncounter> registered("unit_direct_encounter");
#include "test_direct_encounter.moc"
