#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "engine/bracket/colour_bound.h"
#include "engine/matching/first_assignment.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <map>
#include <numeric>

using namespace pairwright;

namespace {

/// The first of the cheapest assignments, by trying all; `barred`: pairs of places that are not allowed.
struct BruteForce {
    const AssignmentProblem& problem;
    bool ignoresPlaces = false;
    std::optional<std::int64_t> least = {};
    std::vector<int> opponents = {};

    void run()
    {
        std::vector<int> order(problem.second.size());
        std::iota(order.begin(), order.end(), 0);
        do {
            std::optional<std::int64_t> sum = 0;
            for (std::size_t a = 0; a < order.size() && sum; ++a) {
                const auto cost = problem.cost(problem.first[a], problem.second[std::size_t(order[a])]);
                if (!cost || (!ignoresPlaces && !problem.allowed(int(a), order[a])))
                    sum.reset();
                else
                    *sum += *cost;
            }
            if (sum && (!least || *sum < *least)) {
                least = sum;
                opponents = order;
            }
        } while (std::next_permutation(order.begin(), order.end()));
    }
};

/// Both losses of the best pairing of these colour classes, or none if two of the same absolute preference had to meet;
/// whoever `leaves` is chosen by the caller.
using Classes = std::vector<int>;

std::optional<ColourLoss> bestPairing(const Classes& classes, std::map<Classes, std::optional<ColourLoss>>& known)
{
    if (classes.empty())
        return ColourLoss{};
    if (const auto found = known.find(classes); found != known.end())
        return found->second;
    std::optional<ColourLoss> best;
    for (std::size_t i = 1; i < classes.size(); ++i) {
        if ((i > 1 && classes[i] == classes[i - 1]) || sameAbsolute(classes[0], classes[i]))
            continue;
        Classes rest = classes;
        rest.erase(rest.begin() + std::ptrdiff_t(i));
        rest.erase(rest.begin());
        auto loss = bestPairing(rest, known);
        if (!loss)
            continue;
        *loss += colourLoss(classes[0], classes[i]);
        if (!best || *loss < *best)
            best = loss;
    }
    known[classes] = best;
    return best;
}

template <class Visit>
void forEachMultiset(int size, Classes& classes, Visit visit)
{
    if (int(classes.size()) == size) {
        visit(classes);
        return;
    }
    for (int next = classes.empty() ? 0 : classes.back(); next < colourClasses; ++next) {
        classes.push_back(next);
        forEachMultiset(size, classes, visit);
        classes.pop_back();
    }
}

} // namespace

class TestFirstAssignment : public QObject {
    Q_OBJECT
private slots:
    void theFirstOfTheCheapestIsFound()
    {
        Random random(11);
        int found = 0;
        for (int run = 0; run < 6000; ++run) {
            const auto count = std::size_t(1 + random.below(6));
            AssignmentProblem problem;
            problem.firstClasses = 1 + int(random.below(3));
            problem.secondClasses = 1 + int(random.below(4));
            for (std::size_t i = 0; i < count; ++i) {
                problem.first.push_back(int(random.below(std::uint64_t(problem.firstClasses))));
                problem.second.push_back(int(random.below(std::uint64_t(problem.secondClasses))));
            }
            std::map<std::pair<int, int>, std::optional<std::int64_t>> costs;
            for (int c = 0; c < problem.firstClasses; ++c)
                for (int d = 0; d < problem.secondClasses; ++d)
                    costs[{c, d}] =
                        random.chance(1, 8) ? std::nullopt : std::optional<std::int64_t>(std::int64_t(random.below(4)));
            std::map<std::pair<int, int>, bool> barred;
            const std::uint64_t density = random.below(6);
            for (int a = 0; a < int(count); ++a)
                for (int b = 0; b < int(count); ++b)
                    barred[{a, b}] = random.chance(density, 10);
            problem.cost = [&](int c, int d) {
                return costs.at({c, d});
            };
            problem.allowed = [&](int a, int b) {
                return !barred.at({a, b});
            };
            BruteForce bound{problem, true};
            bound.run();
            BruteForce real{problem};
            real.run();
            const auto answer = firstAssignment(problem);
            QCOMPARE(answer.has_value(), real.least && real.least == bound.least);
            if (!answer)
                continue;
            ++found;
            QCOMPARE(answer->cost, *real.least);
            QVERIFY(answer->opponents == real.opponents);
        }
        qInfo("FIRST ASSIGNMENT 6000 problems, %d of them with an answer, 0 differences", found);
        QVERIFY(found > 1000);
    }

    /// The closed form, for all players of 2 to 8 preferences, and with each who can leave of 3 to 7.
    void coloursLoseWhatCountingSays()
    {
        std::map<Classes, std::optional<ColourLoss>> known;
        int even = 0;
        int odd = 0;
        for (int size = 2; size <= 8; ++size) {
            Classes classes;
            forEachMultiset(size, classes, [&](const Classes& all) {
                ColourBound bound;
                for (const int one : all)
                    bound.add(one);
                if (size % 2 == 0) {
                    if (const auto best = bestPairing(all, known)) {
                        ++even;
                        QVERIFY(bound.least() == *best);
                    }
                    return;
                }
                for (std::size_t leaving = 0; leaving < all.size(); ++leaving) {
                    Classes others = all;
                    others.erase(others.begin() + std::ptrdiff_t(leaving));
                    ColourBound rest = bound;
                    rest.remove(all[leaving]);
                    if (const auto best = bestPairing(others, known)) {
                        ++odd;
                        QVERIFY(rest.least() == *best);
                    }
                }
            });
        }
        qInfo("COLOUR BOUND %d even and %d odd brackets of up to 8 preferences, 0 differences", even, odd);
    }

    /// Two pairs inside the halves can be made across them, and a player of the upper half who leaves can change with a
    /// pair of the lower one, at no loss: the halves as they are always reach the best for colours.
    void halvesLoseNothing()
    {
        const auto meet = [](int a, int b) -> std::optional<ColourLoss> {
            return sameAbsolute(a, b) ? std::nullopt : std::optional(colourLoss(a, b));
        };
        const auto both = [&](int a, int b, int c, int d) -> std::optional<ColourLoss> {
            auto one = meet(a, b);
            const auto other = meet(c, d);
            if (!one || !other)
                return std::nullopt;
            *one += *other;
            return one;
        };
        const auto notWorse = [](const std::optional<ColourLoss>& a, const ColourLoss& than) {
            return a && *a <= than;
        };
        for (int p = 0; p < colourClasses; ++p)
            for (int q = 0; q < colourClasses; ++q)
                for (int r = 0; r < colourClasses; ++r) {
                    if (const auto inner = meet(q, r))
                        QVERIFY(notWorse(meet(p, q), *inner) || notWorse(meet(p, r), *inner));
                    for (int s = 0; s < colourClasses; ++s)
                        if (const auto inner = both(p, q, r, s))
                            QVERIFY(notWorse(both(p, r, q, s), *inner) || notWorse(both(p, s, q, r), *inner));
                }
    }
};

static const pairwright::RegisteredTest<TestFirstAssignment> registered("unit_first_assignment");
#include "test_first_assignment.moc"
