#include "engine/base/random.h"
#include "engine/matching/maximum_matching.h"
#include "engine/matching/weighted_matching.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <map>

using namespace pairwright;

namespace {

constexpr std::uint64_t impossible = ~std::uint64_t{0};

/// A random graph with two criteria digits, and its least penalty by trying everything.
struct Instance {
    int count = 0;
    int lowBits = 0;
    std::map<std::pair<int, int>, std::uint64_t> pairs; // u < v
    std::map<int, std::uint64_t> singles;

    std::uint64_t best(unsigned covered = 0) const
    {
        int v = 0;
        while (v < count && (covered >> v & 1U) != 0)
            ++v;
        if (v == count)
            return 0;
        std::uint64_t least = impossible;
        const auto consider = [&](std::uint64_t cost, unsigned next) {
            const std::uint64_t rest = best(next);
            if (rest != impossible)
                least = std::min(least, cost + rest);
        };
        if (const auto single = singles.find(v); single != singles.end())
            consider(single->second, covered | 1U << v);
        for (int u = v + 1; u < count; ++u)
            if (const auto pair = pairs.find({v, u}); pair != pairs.end() && (covered >> u & 1U) == 0)
                consider(pair->second, covered | 1U << v | 1U << u);
        return least;
    }
};

Instance randomInstance(Random& random, int count)
{
    Instance instance;
    instance.count = count;
    const std::uint64_t density = 2 + random.below(9);
    const std::uint64_t range = 1 + random.below(6);
    for (int u = 0; u < count; ++u) {
        if (random.chance(1, 4))
            instance.singles[u] = random.below(range);
        for (int v = u + 1; v < count; ++v)
            if (random.chance(density, 10))
                instance.pairs[{u, v}] = random.below(range);
    }
    return instance;
}

/// The same numbers, spread over a wide layout so that every width of the solver is exercised.
std::unique_ptr<WeightedMatching> solverFor(const Instance& instance, int padding)
{
    PenaltyLayout layout;
    const int digit = layout.add(4000);
    if (padding > 0)
        layout.add((std::uint64_t{1} << 62));
    for (int i = 1; i < padding; ++i)
        layout.add((std::uint64_t{1} << 62));
    auto solver = WeightedMatching::create(instance.count, layout.totalBits());
    const auto penalty = [&](std::uint64_t amount) {
        Penalty value(layout.totalBits());
        value.charge(layout.field(digit), amount);
        return value;
    };
    for (const auto& [pair, cost] : instance.pairs)
        solver->allowPair(pair.first, pair.second, penalty(cost));
    for (const auto& [v, cost] : instance.singles)
        solver->allowSingle(v, penalty(cost));
    return solver;
}

std::uint64_t costOf(const Instance& instance, const WeightedMatching& solver)
{
    std::uint64_t sum = 0;
    for (int v = 0; v < instance.count; ++v) {
        const auto partner = solver.partner(v);
        if (!partner)
            sum += instance.singles.at(v);
        else if (*partner > v)
            sum += instance.pairs.at({v, *partner});
    }
    return sum;
}

} // namespace

class TestMatching : public QObject {
    Q_OBJECT
private slots:
    void leastPenaltyEqualsBruteForceAndIsProvedByDuals()
    {
        Random random(20261120);
        for (int run = 0; run < 6000; ++run) {
            const Instance instance = randomInstance(random, 2 + static_cast<int>(random.below(9)));
            const auto solver = solverFor(instance, run % 5);
            const std::uint64_t best = instance.best();
            QCOMPARE(solver->solve(), best != impossible);
            if (best == impossible)
                continue;
            QCOMPARE(costOf(instance, *solver), best);
            QVERIFY(solver->isProvenOptimal());
        }
    }

    void followUpQuestionsEqualBruteForce()
    {
        Random random(77);
        int yes = 0;
        int no = 0;
        for (int run = 0; run < 4000; ++run) {
            Instance instance = randomInstance(random, 4 + static_cast<int>(random.below(7)));
            const auto solver = solverFor(instance, run % 3);
            const std::uint64_t best = instance.best();
            if (best == impossible || !solver->solve())
                continue;
            for (int question = 0; question < 12; ++question) {
                const int v = static_cast<int>(random.below(static_cast<std::uint64_t>(instance.count)));
                std::vector<int> named;
                for (int u = 0; u < instance.count; ++u)
                    if (u != v && random.chance(1, 3))
                        named.push_back(u);
                const bool restrict = random.chance(1, 2);
                Instance asked = instance;
                const auto isNamed = [&](int u) {
                    return std::find(named.begin(), named.end(), u) != named.end();
                };
                for (int u = 0; u < instance.count; ++u)
                    if (u != v && isNamed(u) != restrict)
                        asked.pairs.erase({std::min(u, v), std::max(u, v)});
                if (restrict)
                    asked.singles.erase(v);
                const bool expected = asked.best() == best;
                QCOMPARE(restrict ? solver->restrictPartners(v, named) : solver->excludePartners(v, named), expected);
                if (restrict && named.size() == 1 && expected)
                    QVERIFY(solver->mayPair(v, named.front()));
                if (expected)
                    instance = asked;
                QCOMPARE(costOf(instance, *solver), best);
                QVERIFY(solver->isProvenOptimal());
                ++(expected ? yes : no);
            }
        }
        QVERIFY(yes > 1000 && no > 1000);
    }

    /// Two trees come at the same time to one who was single; he joins the first, and the second must not go on through
    /// him. The certificates of property_cover_proofs found it.
    void whoWasSingleAndJoinsATreeStaysInIt()
    {
        Instance instance;
        instance.count = 9;
        for (const int top : {1, 2, 3})
            instance.singles[top] = 300;
        for (const int below : {4, 5, 6, 7, 8})
            instance.singles[below] = 10;
        for (const auto& pair :
             {std::pair(0, 3), {1, 3}, {2, 3}, {4, 5}, {4, 6}, {4, 7}, {4, 8}, {5, 7}, {5, 8}, {6, 7}, {6, 8}, {7, 8}})
            instance.pairs[pair] = 0;
        for (const auto& pair :
             {std::pair(1, 5), {1, 6}, {1, 7}, {2, 4}, {2, 5}, {2, 7}, {2, 8}, {3, 4}, {3, 5}, {3, 6}, {3, 7}, {3, 8}})
            instance.pairs[pair] = 290;
        const auto solver = solverFor(instance, 0);
        QVERIFY(solver->solve());
        QCOMPARE(costOf(instance, *solver), instance.best());
        QVERIFY(solver->isProvenOptimal());
    }

    void largerFieldsAreProvedByDuals()
    {
        Random random(9);
        for (int run = 0; run < 60; ++run) {
            const Instance instance = randomInstance(random, 20 + static_cast<int>(random.below(40)));
            const auto solver = solverFor(instance, run % 3);
            if (!solver->solve())
                continue;
            const std::uint64_t best = costOf(instance, *solver);
            for (int v = 0; v < instance.count; ++v) {
                const std::vector<int> wanted{static_cast<int>(random.below(static_cast<std::uint64_t>(v) + 1))};
                solver->restrictPartners(v, wanted);
                QCOMPARE(costOf(instance, *solver), best);
                QVERIFY(solver->isProvenOptimal());
            }
        }
    }

    void maximumMatchingEqualsBruteForceAndNamesTheObstruction()
    {
        Random random(5);
        for (int run = 0; run < 4000; ++run) {
            const int count = 2 + static_cast<int>(random.below(9));
            std::vector<std::vector<bool>> graph(static_cast<std::size_t>(count),
                                                 std::vector<bool>(static_cast<std::size_t>(count), false));
            const auto allowed = [&](int u, int v) -> bool {
                return graph[std::size_t(u)][std::size_t(v)];
            };
            Instance instance;
            instance.count = count;
            const std::uint64_t density = 1 + random.below(8);
            MaximumMatching::Kinds kinds;
            if (random.chance(1, 2))
                for (int v = 0; v < count; ++v)
                    kinds.push_back(static_cast<std::uint8_t>(random.below(MaximumMatching::mostKinds)));
            for (int u = 0; u < count; ++u) {
                instance.singles[u] = 1;
                for (int v = u + 1; v < count; ++v)
                    if (random.chance(density, 10) && (kinds.empty() || kinds[std::size_t(u)] == 0 ||
                                                       kinds[std::size_t(u)] != kinds[std::size_t(v)])) {
                        graph[std::size_t(u)][std::size_t(v)] = graph[std::size_t(v)][std::size_t(u)] = true;
                        instance.pairs[{u, v}] = 0;
                    }
            }
            const MaximumMatching matching(count, allowed, kinds);
            std::uint64_t alone = 0;
            for (int v = 0; v < count; ++v) {
                const auto partner = matching.partner(v);
                alone += partner ? 0U : 1U;
                QVERIFY(!partner || (allowed(v, *partner) && matching.partner(*partner) == v));
            }
            QCOMPARE(alone, instance.best());
            QCOMPARE(matching.isPerfect(), alone == 0);
            const auto obstruction = matching.obstruction();
            QCOMPARE(obstruction.circles.empty(), alone == 0);
            if (alone > 0)
                QCOMPARE(obstruction.circles.size() - obstruction.barrier.size(), std::size_t(alone));
            for (const auto& circle : obstruction.circles) {
                QCOMPARE(circle.size() % 2, std::size_t{1});
                for (const int inside : circle)
                    for (int outside = 0; outside < count; ++outside)
                        if (allowed(inside, outside))
                            QVERIFY(contains(circle, outside) || contains(obstruction.barrier, outside));
            }
        }
    }

private:
    static bool contains(const std::vector<int>& all, int one)
    {
        return std::find(all.begin(), all.end(), one) != all.end();
    }
};

static const pairwright::RegisteredTest<TestMatching> registered("unit_matching");
#include "test_matching.moc"
