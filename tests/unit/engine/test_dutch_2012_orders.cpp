#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "engine/dutch/candidate_order.h"
#include "engine/pairing.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

using namespace pairwright;

namespace {

using Numbers = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;

/// One exchange of D.2: who leaves S1 (descending, as the text lists them) and who enters it.
struct Exchange {
    Numbers leaving;
    Numbers entering;
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

Numbers numbered(int from, int to)
{
    Numbers all(static_cast<std::size_t>(to - from + 1));
    std::iota(all.begin(), all.end(), from);
    return all;
}

/// Subsets of a size, in the order in which the members are first written down (lexicographic by position).
std::vector<Numbers> subsets(const Numbers& of, std::size_t size)
{
    std::vector<Numbers> result;
    std::vector<bool> taken(of.size(), false);
    std::fill(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(size), true);
    do {
        Numbers set;
        for (std::size_t i = 0; i < of.size(); ++i)
            if (taken[i])
                set.push_back(of[i]);
        result.push_back(set);
    } while (std::prev_permutation(taken.begin(), taken.end()));
    return result;
}

int sum(const Numbers& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

/// "Exact procedure for exchange of N players" (D.2), steps 1 to 9 as they are written.
std::vector<Exchange> exchangesOf(const Numbers& s1, const Numbers& s2, std::size_t count)
{
    const std::vector<Numbers> s1List = subsets({s1.rbegin(), s1.rend()}, count);
    const std::vector<Numbers> s2List = subsets(s2, count);
    std::vector<Exchange> result;
    const int most = sum(s2) + sum(s1);
    for (int delta = 1; delta <= most; ++delta)
        for (const Numbers& leaving : s1List)
            for (const Numbers& entering : s2List)
                if (sum(entering) - sum(leaving) == delta)
                    result.push_back({leaving, entering});
    return result;
}

std::pair<Numbers, Numbers> halvesAfter(const Exchange& exchange, Numbers s1, Numbers s2)
{
    const auto move = [](const Numbers& who, Numbers& from, Numbers& to) {
        for (const int number : who) {
            from.erase(std::find(from.begin(), from.end(), number));
            to.push_back(number);
        }
    };
    move(exchange.leaving, s1, s2);
    move(exchange.entering, s2, s1);
    std::sort(s1.begin(), s1.end());
    std::sort(s2.begin(), s2.end());
    return {s1, s2};
}

/// A homogeneous bracket of these numbers (ranks from 0), with the pairs of S1 with S2 one after the other.
dutch::CandidatePlace placeOf(const Numbers& s1, const Numbers& s2, int players)
{
    BracketGroups groups;
    groups.residents = numbered(1, players);
    Pairs pairs;
    for (std::size_t i = 0; i < s1.size(); ++i)
        pairs.emplace_back(s1[i], s2[i]);
    return dutch::placeOf(groups, pairs);
}

dutch::CandidatePlace placeOfMovedDown(const Numbers& movedDown, const Numbers& s1, const Numbers& s2, int players)
{
    BracketGroups groups;
    groups.mdps = movedDown;
    groups.residents = numbered(static_cast<int>(movedDown.size()) + 1, players);
    Pairs pairs;
    for (std::size_t i = 0; i < s1.size(); ++i)
        pairs.emplace_back(s1[i], s2[i]);
    return dutch::placeOf(groups, pairs);
}

/// Numbers in the table, from 1: row by S2 group, column by S1 group, as printed in D.2.
using Table = std::vector<std::vector<int>>;

const Table onePlayer{{1, 3, 6, 10, 15},   {2, 5, 9, 14, 20},    {4, 8, 13, 19, 24},
                      {7, 12, 18, 23, 27}, {11, 17, 22, 26, 29}, {16, 21, 25, 28, 30}};
const Table twoPlayers{{1, 3, 7, 14, 8, 16, 28, 29, 45, 65},
                       {2, 6, 13, 24, 15, 27, 43, 44, 64, 85},
                       {4, 11, 22, 37, 25, 41, 60, 62, 83, 104},
                       {9, 20, 35, 53, 39, 58, 79, 81, 102, 120},
                       {17, 32, 50, 71, 55, 76, 96, 99, 117, 132},
                       {5, 12, 23, 38, 26, 42, 61, 63, 84, 105},
                       {10, 21, 36, 54, 40, 59, 80, 82, 103, 121},
                       {18, 33, 51, 72, 56, 77, 97, 100, 118, 133},
                       {30, 48, 69, 90, 74, 94, 113, 115, 130, 141},
                       {19, 34, 52, 73, 57, 78, 98, 101, 119, 134},
                       {31, 49, 70, 91, 75, 95, 114, 116, 131, 142},
                       {46, 67, 88, 108, 92, 111, 126, 128, 139, 146},
                       {47, 68, 89, 109, 93, 112, 127, 129, 140, 147},
                       {66, 87, 107, 123, 110, 125, 137, 138, 145, 149},
                       {86, 106, 122, 135, 124, 136, 143, 144, 148, 150}};

const Numbers upper = numbered(1, 5);
const Numbers lower = numbered(6, 11);

/// The first of all candidates, generated one by one, whose pairs are all allowed: C.6 to C.8 without requirements.
std::optional<Pairs> firstByGenerating(const Numbers& s1, const Numbers& s2,
                                       const std::function<bool(int, int)>& mayMeet)
{
    const auto firstTransposition = [&](const Numbers& top, Numbers bottom) -> std::optional<Pairs> {
        do {
            Pairs pairs;
            for (std::size_t i = 0; i < top.size() && mayMeet(top[i], bottom[i]); ++i)
                pairs.emplace_back(std::minmax(top[i], bottom[i]));
            if (pairs.size() == top.size())
                return pairs;
        } while (std::next_permutation(bottom.begin(), bottom.end()));
        return std::nullopt;
    };
    if (auto found = firstTransposition(s1, s2))
        return found;
    for (std::size_t count = 1; count <= s1.size(); ++count)
        for (const Exchange& exchange : exchangesOf(s1, s2, count)) {
            const auto halves = halvesAfter(exchange, s1, s2);
            if (auto found = firstTransposition(halves.first, halves.second))
                return found;
        }
    return std::nullopt;
}

} // namespace

/// Part D of the text of 2012: the printed tables, complete, and the engine against generating one by one.
class TestDutch2012Orders : public QObject {
    Q_OBJECT
private slots:
    void transpositionsComeAsPrinted()
    {
        Numbers s2 = lower;
        std::vector<dutch::CandidatePlace> places;
        std::vector<Numbers> orders;
        do {
            orders.push_back(s2);
            places.push_back(placeOf(upper, s2, 11));
        } while (std::next_permutation(s2.begin(), s2.end()));
        QCOMPARE(orders.size(), std::size_t{720});
        QVERIFY(std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end());
        // D.1.1: numbers 0 to 23, 24 and 719.
        const std::vector<Numbers> printed{
            {6, 7, 8, 9, 10, 11}, {6, 7, 8, 9, 11, 10}, {6, 7, 8, 10, 9, 11}, {6, 7, 8, 10, 11, 9},
            {6, 7, 8, 11, 9, 10}, {6, 7, 8, 11, 10, 9}, {6, 7, 9, 8, 10, 11}, {6, 7, 9, 8, 11, 10},
            {6, 7, 9, 10, 8, 11}, {6, 7, 9, 10, 11, 8}, {6, 7, 9, 11, 8, 10}, {6, 7, 9, 11, 10, 8},
            {6, 7, 10, 8, 9, 11}, {6, 7, 10, 8, 11, 9}, {6, 7, 10, 9, 8, 11}, {6, 7, 10, 9, 11, 8},
            {6, 7, 10, 11, 8, 9}, {6, 7, 10, 11, 9, 8}, {6, 7, 11, 8, 9, 10}, {6, 7, 11, 8, 10, 9},
            {6, 7, 11, 9, 8, 10}, {6, 7, 11, 9, 10, 8}, {6, 7, 11, 10, 8, 9}, {6, 7, 11, 10, 9, 8}};
        for (std::size_t i = 0; i < printed.size(); ++i)
            QCOMPARE(orders[i], printed[i]);
        QCOMPARE(Numbers(orders[24].begin(), orders[24].begin() + 3), (Numbers{6, 8, 7}));
        QCOMPARE(orders[719], (Numbers{11, 10, 9, 8, 7, 6}));
    }
    void onlyTheFirstOpponentsOfMovedDownPlayersCount()
    {
        // D.1.2: S1 = 1, 2; S2 = 3 to 8.
        std::vector<dutch::CandidatePlace> places;
        for (int first = 3; first <= 8; ++first)
            for (int second = 3; second <= 8; ++second)
                if (first != second)
                    places.push_back(placeOfMovedDown({1, 2}, {1, 2}, {first, second}, 8));
        QCOMPARE(places.size(), std::size_t{30});
        QVERIFY(std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end());
    }

    void exchangesComeAsPrinted_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("number");
        QTest::newRow("one player") << 1 << 30;
        QTest::newRow("two players") << 2 << 150;
        QTest::newRow("three players") << 3 << 200;
    }
    void exchangesComeAsPrinted()
    {
        QFETCH(int, count);
        QFETCH(int, number);
        const auto size = static_cast<std::size_t>(count);
        const std::vector<Exchange> exchanges = exchangesOf(upper, lower, size);
        QCOMPARE(exchanges.size(), static_cast<std::size_t>(number));
        std::vector<dutch::CandidatePlace> places;
        for (const Exchange& exchange : exchanges) {
            const auto halves = halvesAfter(exchange, upper, lower);
            places.push_back(placeOf(halves.first, halves.second, 11));
        }
        QVERIFY(std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end());

        const std::vector<Numbers> columns = subsets({5, 4, 3, 2, 1}, size);
        const std::vector<Numbers> rows = subsets(lower, size);
        const auto numberOf = [&](const Exchange& exchange) {
            return static_cast<int>(std::find(exchanges.begin(), exchanges.end(), exchange) - exchanges.begin()) + 1;
        };
        if (count < 3) {
            const Table& table = count == 1 ? onePlayer : twoPlayers;
            QCOMPARE(table.size(), rows.size());
            for (std::size_t row = 0; row < rows.size(); ++row)
                for (std::size_t column = 0; column < columns.size(); ++column)
                    QCOMPARE(numberOf({columns[column], rows[row]}), table[row][column]);
            return;
        }
        const std::vector<Numbers> s1List{{5, 4, 3}, {5, 4, 2}, {5, 4, 1}, {5, 3, 2}, {5, 3, 1},
                                          {5, 2, 1}, {4, 3, 2}, {4, 3, 1}, {4, 2, 1}, {3, 2, 1}};
        const std::vector<Numbers> s2List{{6, 7, 8},   {6, 7, 9},  {6, 7, 10}, {6, 7, 11},  {6, 8, 9},
                                          {6, 8, 10},  {6, 8, 11}, {6, 9, 10}, {6, 9, 11},  {6, 10, 11},
                                          {7, 8, 9},   {7, 8, 10}, {7, 8, 11}, {7, 9, 10},  {7, 9, 11},
                                          {7, 10, 11}, {8, 9, 10}, {8, 9, 11}, {8, 10, 11}, {9, 10, 11}};
        QCOMPARE(columns, s1List);
        QCOMPARE(rows, s2List);
        const std::vector<Exchange> first{{{5, 4, 3}, {6, 7, 8}},  {{5, 4, 3}, {6, 7, 9}}, {{5, 4, 2}, {6, 7, 8}},
                                          {{5, 4, 3}, {6, 7, 10}}, {{5, 4, 3}, {6, 8, 9}}, {{5, 4, 2}, {6, 7, 9}}};
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(exchanges[i] == first[i]);
    }

    void setsOfMovedDownPlayersComeAsPrinted()
    {
        // D.3, M0 = 5; M1 = 5 to 1.
        const std::vector<std::vector<Numbers>> printed{
            {{1, 2, 3, 4, 5}},
            {{1, 2, 3, 4}, {1, 2, 3, 5}, {1, 2, 4, 5}, {1, 3, 4, 5}, {2, 3, 4, 5}},
            {{1, 2, 3},
             {1, 2, 4},
             {1, 2, 5},
             {1, 3, 4},
             {1, 3, 5},
             {1, 4, 5},
             {2, 3, 4},
             {2, 3, 5},
             {2, 4, 5},
             {3, 4, 5}},
            {{1, 2}, {1, 3}, {1, 4}, {1, 5}, {2, 3}, {2, 4}, {2, 5}, {3, 4}, {3, 5}, {4, 5}},
            {{1}, {2}, {3}, {4}, {5}}};
        for (const std::vector<Numbers>& sets : printed) {
            QCOMPARE(subsets(numbered(1, 5), sets.front().size()), sets);
            std::vector<dutch::CandidatePlace> places;
            places.reserve(sets.size());
            for (const Numbers& set : sets)
                places.push_back(placeOfMovedDown(numbered(1, 5), set, numbered(6, 11), 11));
            QVERIFY(std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end());
        }
    }

    /// Round 1 of eleven players with forbidden pairs: nothing but the order decides.
    void theEngineTakesTheFirstInTheOrder()
    {
        int compared = 0;
        int withExchange = 0;
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            Random random{seed};
            TournamentState state;
            state.players.resize(11);
            state.plannedRounds = 5;
            const std::uint64_t share = 2 + seed % 6;
            std::vector<std::vector<bool>> forbidden(12, std::vector<bool>(12, false));
            for (std::int32_t a = 1; a <= 11; ++a)
                for (std::int32_t b = a + 1; b <= 11; ++b)
                    if (random.chance(share, 10)) {
                        state.forbidden.push_back({{Tpn{a}, Tpn{b}}, RoundNumber{1}, {}});
                        forbidden[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = true;
                    }
            const auto mayMeet = [&](int a, int b) {
                return !forbidden[static_cast<std::size_t>(std::min(a, b))][static_cast<std::size_t>(std::max(a, b))];
            };
            // Who has no opponent at all leaves the bracket by C.1 before it is halved.
            const auto alone = [&](int a) {
                for (int b = 1; b <= 11; ++b)
                    if (b != a && mayMeet(a, b))
                        return false;
                return true;
            };
            const Numbers all = numbered(1, 11);
            if (std::any_of(all.begin(), all.end(), alone))
                continue;
            auto expected = firstByGenerating(upper, lower, mayMeet);
            PairingRequest request;
            request.system = {System::Dutch, 2012};
            const auto pairing = pairRound(state, request);
            QCOMPARE(pairing.hasValue(), expected.has_value());
            if (!expected)
                continue;
            Pairs got;
            for (const Board& board : pairing->boards)
                got.emplace_back(std::minmax(board.white.value, board.black.value));
            std::sort(got.begin(), got.end());
            std::sort(expected->begin(), expected->end());
            QCOMPARE(got, *expected);
            ++compared;
            withExchange += std::any_of(got.begin(), got.end(), [](const auto& pair) { return pair.second <= 5; });
        }
        qInfo("%d brackets compared, %d of them with an exchange", compared, withExchange);
        QVERIFY(compared > 900 && withExchange > 100);
    }
};

static const pairwright::RegisteredTest<TestDutch2012Orders> registered("unit_dutch_2012_orders");
#include "test_dutch_2012_orders.moc"
