#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "tests/oracle/dutch_2012/bracket.h"
#include "tests/oracle/dutch_2012/made_entrants.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>
#include <functional>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

/// Seven players, the first two of a higher score, with all kinds of preferences and floats.
dutch2012::Entrants eventful(Random& random)
{
    dutch2012::Entrants entrants = dutch2012::fresh(7, 3 + static_cast<int>(random.below(2)));
    for (Player& player : entrants.players) {
        player.score = player.tpn.value <= 2 ? Score::points(2) : Score::points(1);
        player.topscorer = random.chance(1, 2);
        player.preference = {static_cast<Strength>(random.below(4)),
                             random.chance(2, 3) ? Colour::White : Colour::Black};
        player.previousRound = static_cast<Float>(random.below(3));
        player.twoRoundsBefore = static_cast<Float>(random.below(3));
    }
    return entrants;
}

using Bounds = std::array<int, 8>; ///< what is lowered last stands first

Bounds neededBy(const dutch2012::Requirements& r)
{
    return {r.b2, r.a7d, r.x, r.z, r.b5Down, r.b6Down, r.b5Up, r.b6Up};
}

/// The loops of C10: the last bound is raised first; when it is exhausted the one before it, and it starts anew.
std::vector<dutch2012::Pairs> metByLoops(const std::vector<dutch2012::BracketPairing>& pairings)
{
    constexpr int most = 3;
    std::vector<dutch2012::Pairs> met;
    std::vector<bool> taken(pairings.size(), false);
    Bounds bounds{};
    while (true) {
        for (std::size_t i = 0; i < pairings.size(); ++i) {
            const Bounds needed = neededBy(pairings[i].requirements);
            const bool complies = std::equal(needed.begin(), needed.end(), bounds.begin(), std::less_equal<>());
            if (taken[i] || !complies)
                continue;
            taken[i] = true;
            met.push_back(pairings[i].pairs);
        }
        std::size_t last = bounds.size();
        while (last > 0 && bounds[last - 1] == most)
            bounds[--last] = 0;
        if (last == 0)
            return met;
        ++bounds[last - 1];
    }
}

} // namespace

/// A3, A8, C10: one bracket.
class TestDutch2012Bracket : public QObject {
    Q_OBJECT
private slots:
    void theFewestPairsAgainstPreferencesAreCounted() // A8
    {
        dutch2012::Entrants entrants = dutch2012::fresh(6, 3);
        for (int number = 1; number <= 5; ++number)
            prefer(entrants, number, Strength::strong, Colour::White);
        const std::vector<Rank> all{0, 1, 2, 3, 4, 5};
        QCOMPARE(dutch2012::x1(dutch2012::countColours(entrants, all), 3), 2); // 6 has not played
        prefer(entrants, 6, Strength::mild, Colour::Black);
        QCOMPARE(dutch2012::x1(dutch2012::countColours(entrants, all), 3), 2);

        entrants.round = 4;
        entrants.players[4].unplayedRounds = entrants.players[5].unplayedRounds = 1;
        prefer(entrants, 5, Strength::mild, Colour::White);
        const auto counts = dutch2012::countColours(entrants, all);
        QCOMPARE(counts.white, 4);
        QCOMPARE(counts.mildWhite, 1);
        QCOMPARE(counts.mildBlack, 1);
        QCOMPARE(dutch2012::x1(counts, 3), 2);
        QCOMPARE(dutch2012::z1(counts, 3), 1);
    }

    void halfOfThePlayersMovedDownMakeABracketHomogeneous() // A3
    {
        QVERIFY((dutch2012::Bracket{{}, {0}}.isTreatedAsHomogeneous()));
        QVERIFY((dutch2012::Bracket{{0, 1}, {2, 3}}.isTreatedAsHomogeneous()));
        QVERIFY(!(dutch2012::Bracket{{0, 1}, {2, 3, 4}}.isTreatedAsHomogeneous()));
    }

    /// C10 as it stands: B6 and B5 for upfloaters, B6 and B5 for downfloaters, X, A7d, B2; each lowered by one.
    void theLoopsOfTheTextMeetThePairingsInTheSameOrder()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Random random(seed);
            const dutch2012::Entrants entrants = eventful(random);
            const dutch2012::Bracket bracket{{0, 1}, {2, 3, 4, 5, 6}};
            dutch2012::BracketWalk walk(entrants, bracket);
            std::vector<dutch2012::BracketPairing> met;
            for (auto pairing = walk.next(); pairing && walk.reachesAll(*pairing); pairing = walk.next())
                met.push_back(*pairing);
            QVERIFY(met.size() > 20);
            QVERIFY(met.back().requirements != met.front().requirements);
            std::vector<dutch2012::Pairs> expected;
            expected.reserve(met.size());
            for (const auto& pairing : met)
                expected.push_back(pairing.pairs);
            QVERIFY(metByLoops(met) == expected);
        }
    }

    void everyPairingComesOnceAndInTheOrderOfItsRequirements() // C10, C14, D2
    {
        dutch2012::Entrants entrants = dutch2012::fresh(5, 3);
        prefer(entrants, 1, Strength::strong, Colour::White);
        prefer(entrants, 2, Strength::strong, Colour::White);
        prefer(entrants, 3, Strength::mild, Colour::White);
        dutch2012::BracketWalk walk(entrants, {{}, {0, 1, 2, 3, 4}});
        std::vector<dutch2012::BracketPairing> met;
        while (auto pairing = walk.next())
            met.push_back(*pairing);
        QCOMPARE(met.size(), std::size_t{15 + 10 + 1}); // two pairs, one pair, none
        for (std::size_t i = 1; i < met.size(); ++i)
            QVERIFY(met[i - 1].pairs.size() > met[i].pairs.size() || met[i - 1].requirements <= met[i].requirements);
        QVERIFY((met.front().pairs == dutch2012::Pairs{{0, 3}, {1, 4}}) && met.front().leftOver == std::vector{2});
    }
};

static const pairwright::RegisteredTest<TestDutch2012Bracket> registered("oracle_dutch_2012_bracket");
#include "test_dutch_2012_bracket.moc"
