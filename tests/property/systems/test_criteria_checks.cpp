#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "tests/property/systems/burstein_case.h"
#include "tests/property/systems/dubov_case.h"
#include "tests/property/systems/sample_rounds.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::property;

namespace {

const std::vector<Check> dubovChecks = {dubovCriteria, dubovSubgroups};
const std::vector<Check> bursteinChecks = {bursteinCriteria};
constexpr int triesOfAKind = 6; ///< a round

using TpnPairs = std::vector<std::pair<Tpn, Tpn>>;

/// How many wrong rounds were tried, and what the checks overlooked.
struct CriterionHunt {
    int tried = 0;
    int overlooked = 0;

    void expect(const SampleRound& mutant, const std::vector<Check>& checks, const char* what)
    {
        ++tried;
        for (const Check check : checks)
            if (!check(mutant.proposal()).empty())
                return;
        ++overlooked;
        qWarning("overlooked: %s, seed %d round %d", what, static_cast<int>(mutant.seed),
                 mutant.position.state.roundsPlayed() + 1);
    }
};

std::size_t pick(Random& random, std::size_t size)
{
    return static_cast<std::size_t>(random.below(size));
}

BracketRecord& bracketOf(SampleRound& round, std::size_t i)
{
    return std::get<CriteriaRecord>(round.pairing.record).brackets[i];
}

Tpn& partnerIn(std::pair<Tpn, Tpn>& pair, Tpn player)
{
    return pair.first == player ? pair.second : pair.first;
}

Tpn& placeIn(std::pair<Tpn, Tpn>& pair, Tpn player)
{
    return pair.first == player ? pair.first : pair.second;
}

std::pair<Tpn, Tpn>* pairOf(BracketRecord& bracket, Tpn player)
{
    for (auto& pair : bracket.pairs)
        if (pair.first == player || pair.second == player)
            return &pair;
    return nullptr;
}

/// Two pairs of a bracket swap opponents, if they may meet.
template <class Case>
void swapOpponents(const SampleRound& round, Random& random, const std::vector<Check>& checks, CriterionHunt& hunt)
{
    const Case known(round.proposal());
    for (int i = 0; i < triesOfAKind; ++i) {
        SampleRound mutant = round;
        TpnPairs& pairs = bracketOf(mutant, pick(random, round.brackets())).pairs;
        if (pairs.size() < 2)
            continue;
        const std::size_t first = pick(random, pairs.size());
        const std::size_t second = pick(random, pairs.size());
        if (first == second)
            continue;
        std::swap(pairs[first].second, random.chance(1, 2) ? pairs[second].second : pairs[second].first);
        const auto legal = [&](const std::pair<Tpn, Tpn>& pair) {
            return known.possible.mayMeet(known.rank.of(pair.first), known.rank.of(pair.second));
        };
        if (legal(pairs[first]) && legal(pairs[second]))
            hunt.expect(mutant, checks, "swapped opponents");
    }
}

/// A lower player takes the place of an upfloater.
void swapUpfloater(const SampleRound& round, Random& random, CriterionHunt& hunt)
{
    const DubovCase known(round.proposal());
    const auto brackets = known.brackets();
    for (std::size_t i = 0; i < brackets.size(); ++i)
        for (const Rank upfloater : brackets[i].upfloaters) {
            SampleRound mutant = round;
            BracketRecord& bracket = bracketOf(mutant, i);
            const Rank other = brackets[i].lower[pick(random, brackets[i].lower.size())];
            const Tpn leaving = known.entrants.tpn(upfloater);
            std::pair<Tpn, Tpn>& pair = *pairOf(bracket, leaving);
            const std::vector<Rank> set = together(without(brackets[i].upfloaters, {upfloater}), {other});
            if (isIn(brackets[i].upfloaters, other) ||
                !known.possible.mayMeet(other, known.rank.of(partnerIn(pair, leaving))) ||
                !known.possible.canAllBePaired(without(brackets[i].lower, set))) // else only [C4] forbids it
                continue;
            placeIn(pair, leaving) = known.entrants.tpn(other);
            *std::find(bracket.upfloaters.begin(), bracket.upfloaters.end(), leaving) = known.entrants.tpn(other);
            hunt.expect(mutant, {dubovCriteria}, "another upfloater");
        }
}

/// Two players who could meet meet two lower players instead.
void addUpfloaters(const SampleRound& round, Random& random, CriterionHunt& hunt)
{
    const DubovCase known(round.proposal());
    const auto brackets = known.brackets();
    for (std::size_t i = 0; i < brackets.size(); ++i) {
        if (brackets[i].lower.size() < brackets[i].upfloaters.size() + 2)
            continue;
        SampleRound mutant = round;
        BracketRecord& bracket = bracketOf(mutant, i);
        const std::vector<Rank> others = without(brackets[i].lower, brackets[i].upfloaters);
        const Tpn one = known.entrants.tpn(others.front());
        const Tpn two = known.entrants.tpn(others.back());
        std::pair<Tpn, Tpn>& broken = bracket.pairs[pick(random, bracket.pairs.size())];
        const Tpn second = std::exchange(broken.second, two);
        bracket.pairs.emplace_back(second, one);
        bracket.upfloaters.insert(bracket.upfloaters.end(), {one, two});
        hunt.expect(mutant, {dubovCriteria}, "two upfloaters too many");
    }
}

/// Another member of the subgroup takes the place of a shifter.
void swapShifter(const SampleRound& round, Random& random, CriterionHunt& hunt)
{
    const DubovCase known(round.proposal());
    for (std::size_t i = 0; i < round.brackets(); ++i)
        for (const auto shifted : {&BracketRecord::shiftedToBlack, &BracketRecord::shiftedToWhite}) {
            SampleRound mutant = round;
            BracketRecord& bracket = bracketOf(mutant, i);
            if ((bracket.*shifted).empty())
                continue;
            Tpn& shifter = (bracket.*shifted)[pick(random, (bracket.*shifted).size())];
            const Tpn other = partnerIn(bracket.pairs[pick(random, bracket.pairs.size())], shifter);
            std::pair<Tpn, Tpn>& his = *pairOf(bracket, shifter);
            std::pair<Tpn, Tpn>& others = *pairOf(bracket, other);
            const bool areOpponents = &his == &others;
            if (other == shifter ||
                (!areOpponents &&
                 !(known.possible.mayMeet(known.rank.of(other), known.rank.of(partnerIn(his, shifter))) &&
                   known.possible.mayMeet(known.rank.of(shifter), known.rank.of(partnerIn(others, other))))))
                continue;
            const auto& list = bracket.*shifted;
            if (std::find(list.begin(), list.end(), other) != list.end())
                continue;
            if (!areOpponents)
                std::swap(placeIn(his, shifter), placeIn(others, other));
            shifter = other;
            hunt.expect(mutant, dubovChecks, "another shifter");
        }
}

/// A shifter is forgotten.
void dropShifter(const SampleRound& round, CriterionHunt& hunt)
{
    for (std::size_t i = 0; i < round.brackets(); ++i)
        for (const auto shifted : {&BracketRecord::shiftedToBlack, &BracketRecord::shiftedToWhite}) {
            SampleRound mutant = round;
            auto& list = bracketOf(mutant, i).*shifted;
            if (list.empty())
                continue;
            list.pop_back();
            hunt.expect(mutant, {dubovSubgroups}, "a shifter too few");
        }
}

/// A floater takes the opponent of somebody who floats in his place.
void swapFloater(const SampleRound& round, Random& random, CriterionHunt& hunt)
{
    const BursteinCase known(round.proposal());
    const auto brackets = known.brackets();
    for (std::size_t i = 0; i < brackets.size(); ++i)
        for (const Rank floater : brackets[i].floaters) {
            SampleRound mutant = round;
            BracketRecord& bracket = bracketOf(mutant, i);
            if (bracket.pairs.empty())
                continue;
            auto& pair = bracket.pairs[pick(random, bracket.pairs.size())];
            Tpn& leaving = random.chance(1, 2) ? pair.first : pair.second;
            const Rank other = known.rank.of(leaving);
            const std::vector<Rank> floaters = together(without(brackets[i].floaters, {floater}), {other});
            if (!known.possible.mayMeet(floater, known.rank.of(partnerIn(pair, leaving))) ||
                !known.possible.canAllBePaired(
                    together(floaters, together(brackets[i].next, brackets[i].beyond)))) // else only [C4] forbids it
                continue;
            *std::find(bracket.downfloaters.begin(), bracket.downfloaters.end(), known.entrants.tpn(floater)) = leaving;
            leaving = known.entrants.tpn(floater);
            hunt.expect(mutant, bursteinChecks, "another floater");
        }
}

/// Two players who met float both.
void breakPair(const SampleRound& round, Random& random, CriterionHunt& hunt)
{
    for (std::size_t i = 0; i + 1 < round.brackets(); ++i) {
        SampleRound mutant = round;
        BracketRecord& bracket = bracketOf(mutant, i);
        if (bracket.pairs.empty())
            continue;
        const auto broken = bracket.pairs.begin() + static_cast<std::ptrdiff_t>(pick(random, bracket.pairs.size()));
        bracket.downfloaters.insert(bracket.downfloaters.end(), {broken->first, broken->second});
        bracket.pairs.erase(broken);
        hunt.expect(mutant, bursteinChecks, "two floaters too many");
    }
}

} // namespace

/// Every check of criteria and order can fail: rounds of the engine that were made worse.
class TestCriteriaChecks : public QObject {
    Q_OBJECT
private slots:
    void aWorseRoundOfDubovIsSeen_data() { editions(); }
    void aWorseRoundOfDubovIsSeen()
    {
        QFETCH(int, edition);
        Random random(1);
        CriterionHunt hunts[5];
        for (const SampleRound& round : sampleRounds({System::Dubov, edition})) {
            QVERIFY(dubovCriteria(round.proposal()).empty() && dubovSubgroups(round.proposal()).empty());
            swapOpponents<DubovCase>(round, random, dubovChecks, hunts[0]);
            swapUpfloater(round, random, hunts[1]);
            addUpfloaters(round, random, hunts[2]);
            swapShifter(round, random, hunts[3]);
            dropShifter(round, hunts[4]);
        }
        for (const CriterionHunt& hunt : hunts) {
            QVERIFY2(hunt.tried >= 15, qPrintable(QString::number(hunt.tried)));
            QCOMPARE(hunt.overlooked, 0);
        }
    }

    void aWorseRoundOfBursteinIsSeen_data() { editionsOfBurstein(); }
    void aWorseRoundOfBursteinIsSeen()
    {
        QFETCH(int, edition);
        Random random(1);
        CriterionHunt hunts[3];
        for (const SampleRound& round : sampleRounds({System::Burstein, edition})) {
            QVERIFY(bursteinCriteria(round.proposal()).empty());
            swapOpponents<BursteinCase>(round, random, bursteinChecks, hunts[0]);
            swapFloater(round, random, hunts[1]);
            breakPair(round, random, hunts[2]);
        }
        for (const CriterionHunt& hunt : hunts) {
            QVERIFY2(hunt.tried >= 15, qPrintable(QString::number(hunt.tried)));
            QCOMPARE(hunt.overlooked, 0);
        }
    }

    void aWrongSeventhCriterionOfBursteinIsSeen_data() { editionsOfBurstein(); }
    void aWrongSeventhCriterionOfBursteinIsSeen()
    {
        QFETCH(int, edition);
        CriterionHunt hunt;
        for (const SampleRound& round : sampleRounds({System::Burstein, edition}))
            for (std::size_t i = 0; i + 1 < round.brackets(); ++i) {
                SampleRound mutant = round;
                for (CriterionValue& value : bracketOf(mutant, i).criteria)
                    if (value.criterion == Criterion::nextBracketPairs)
                        value.value[0] += value.value[0] == 0 ? 2 : -1;
                hunt.expect(mutant, bursteinChecks, "a wrong [C7]");
            }
        QVERIFY(hunt.tried >= 15);
        QCOMPARE(hunt.overlooked, 0);
    }

private:
    static void editionsOfBurstein()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2026") << 2026;
        QTest::newRow("2017") << 2017;
    }

    static void editions()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2026") << 2026;
        QTest::newRow("2018") << 2018;
    }
};

static const pairwright::RegisteredTest<TestCriteriaChecks> registered("property_criteria_checks");
#include "test_criteria_checks.moc"
