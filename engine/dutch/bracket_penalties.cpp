#include "engine/dutch/bracket_penalties.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

bool preferenceIs(const FieldPlayer& player, PreferenceStrength atLeast)
{
    return player.preference.strength >= atLeast;
}

} // namespace

BracketPenalties::BracketPenalties(const BracketTask& task, Assumption assumption)
    : task_(task)
    , assumption_(assumption)
    , firstResident_(task.residents.front())
{
    addScoreCriteria();
    addColourCriteria();
    for (const std::size_t age : {0U, 1U})
        task.edition() == Edition::of2026 ? addFloatCriteria2026(age) : addFloatCriteria2017(age);
    for (const std::size_t age : {0U, 1U})
        task.edition() == Edition::of2026 ? addFloatLists2026(age) : addFloatLists2017(age);
    const auto s1 = static_cast<std::size_t>(assumption.s1Size);
    exchanged_ = addCount(s1);
    topSum_ = addCount(s1 * static_cast<std::size_t>(task.field->size() + 1) + s1 * task.residents.size());
    for (int field = 0; field <= topSum_; ++field)
        fields_.push_back(layout_.field(field));
}

template <class Property>
std::size_t BracketPenalties::countOf(const std::vector<int>& ranks, Property property) const
{
    return static_cast<std::size_t>(
        std::count_if(ranks.begin(), ranks.end(), [&](int rank) { return property(rank); }));
}

int BracketPenalties::addCount(std::size_t largestTotal)
{
    return layout_.add(largestTotal);
}

BracketPenalties::ListDigits BracketPenalties::addList(const std::map<int, std::size_t>& largestTotals)
{
    ListDigits digits;
    for (auto entry = largestTotals.rbegin(); entry != largestTotals.rend(); ++entry)
        digits[entry->first] = addCount(entry->second);
    return digits;
}

void BracketPenalties::chargeList(Penalty& penalty, const ListDigits& digits, int value) const
{
    if (const auto digit = digits.find(value); digit != digits.end())
        charge(penalty, digit->second, 1);
}

// --- the criteria, from the most important on ---

void BracketPenalties::addScoreCriteria()
{
    downfloaters_ = addCount(bracketSize());
    std::map<int, std::size_t> scores;
    for (const auto* group : {&task_.mdps, &task_.residents})
        for (const int rank : *group)
            ++scores[task_.player(rank).score.tenths];
    floatScores_ = addList(task_.edition() == Edition::of2026 ? scores : differences2017());
    // Where residents differ in score (2017, CLB), candidates with the same score differences can pair more
    // or fewer moved-down players; M1 is the largest number (B.1.c).
    limbo_ = addCount(residentsDiffer() ? task_.mdps.size() : 0);
    if (!task_.next.empty()) {
        nextUnpaired_ = addCount(3 * (bracketSize() + task_.next.size()));
        scores[task_.player(task_.next.front()).score.tenths] += task_.next.size();
        nextScores_ = addList(scores);
    }
    if (assumption_.oneDownfloater && task_.byeFallsHere) {
        int most = 0;
        for (const auto* group : {&task_.mdps, &task_.residents})
            for (const int rank : *group)
                most = std::max(most, task_.player(rank).unplayedGames);
        byeUnplayed_ = addCount(static_cast<std::size_t>(most));
    }
}

void BracketPenalties::addColourCriteria()
{
    const auto count = [&](auto property) {
        return countOf(task_.mdps, property) + countOf(task_.residents, property);
    };
    const bool topscorers = count([&](int rank) { return task_.player(rank).topscorer; }) > 0;
    thirdDifference_ = addCount(topscorers ? bracketSize() : 0);
    thirdColour_ = addCount(topscorers ? bracketSize() : 0);
    preference_ =
        addCount(count([&](int rank) { return preferenceIs(task_.player(rank), PreferenceStrength::mild); }) / 2);
    strongPreference_ =
        addCount(count([&](int rank) { return preferenceIs(task_.player(rank), PreferenceStrength::strong); }) / 2);
}

void BracketPenalties::addFloatCriteria2026(std::size_t age)
{
    repeatedDownfloat_[age] =
        addCount(countOf(task_.residents, [&](int rank) { return task_.floats(rank).down[age]; }));
    const std::size_t upfloaters = countOf(task_.residents, [&](int rank) { return task_.floats(rank).up[age]; });
    repeatedUpfloat_[age] = addCount(std::min(upfloaters, task_.mdps.size()));
}

void BracketPenalties::addFloatLists2026(std::size_t age)
{
    std::map<int, std::size_t> repeating;
    std::map<int, std::size_t> all;
    for (const int rank : task_.mdps) {
        ++all[task_.player(rank).score.tenths];
        if (task_.floats(rank).down[age])
            ++repeating[task_.player(rank).score.tenths];
    }
    // With [C7] settled, who of one score is paired and who stays in the Limbo is all that can differ;
    // a Limbo player's difference exceeds every other, so that only those have to be told apart.
    repeatedDownfloatScores_[age] = addList(repeating);
    const bool upfloaters = countOf(task_.residents, [&](int rank) { return task_.floats(rank).up[age]; }) > 0;
    repeatedUpfloatScores_[age] = addList(upfloaters ? all : std::map<int, std::size_t>{});
}

void BracketPenalties::addFloatCriteria2017(std::size_t age)
{
    const auto down = [&](int rank) {
        return task_.floats(rank).down[age];
    };
    const auto up = [&](int rank) {
        return task_.floats(rank).up[age];
    };
    repeatedDownfloat_[age] = addCount(countOf(task_.mdps, down) + countOf(task_.residents, down));
    repeatedUpfloat_[age] = addCount(countOf(task_.residents, up));
}

void BracketPenalties::addFloatLists2017(std::size_t age)
{
    const auto down = [&](int rank) {
        return task_.floats(rank).down[age];
    };
    const auto up = [&](int rank) {
        return task_.floats(rank).up[age];
    };
    const auto limited = [&](std::size_t largest) {
        std::map<int, std::size_t> totals;
        if (largest > 0)
            for (const auto& [difference, count] : differences2017())
                totals[difference] = std::min(count, largest);
        return totals;
    };
    repeatedDownfloatScores_[age] = addList(limited(countOf(task_.mdps, down) + countOf(task_.residents, down)));
    repeatedUpfloatScores_[age] = addList(limited(countOf(task_.residents, up)));
}

/// Every score difference above zero that a pair or a downfloater can have here, and how often at most.
std::map<int, std::size_t> BracketPenalties::differences2017() const
{
    std::map<int, std::size_t> residentScores;
    for (const int rank : task_.residents)
        ++residentScores[task_.player(rank).score.tenths];
    std::map<int, std::size_t> scores = residentScores;
    for (const int rank : task_.mdps)
        ++scores[task_.player(rank).score.tenths];
    std::map<int, std::size_t> totals;
    for (const auto& [high, highCount] : scores) {
        totals[high - task_.lowestScore().tenths + artificialDistance] += highCount;
        for (const auto& [low, lowCount] : residentScores)
            if (high > low)
                totals[high - low] += std::min(highCount, lowCount);
    }
    return totals;
}

// --- what one pair or one player costs ---

void BracketPenalties::chargePair(Penalty& penalty, int a, int b) const
{
    const int higher = std::min(a, b);
    const int lower = std::max(a, b);
    const FieldPlayer& high = task_.player(higher);
    const FieldPlayer& low = task_.player(lower);
    chargeColours(penalty, higher, lower);
    const int difference = (high.score - low.score).tenths;
    if (difference == 0)
        return;
    const bool is2017 = task_.edition() == Edition::of2017;
    if (is2017)
        chargeList(penalty, floatScores_, difference);
    for (const std::size_t age : {0U, 1U}) {
        if (is2017 && task_.floats(higher).down[age]) {
            charge(penalty, repeatedDownfloat_[age], 1);
            chargeList(penalty, repeatedDownfloatScores_[age], difference);
        }
        if (task_.floats(lower).up[age]) {
            charge(penalty, repeatedUpfloat_[age], 1);
            chargeList(penalty, repeatedUpfloatScores_[age], is2017 ? difference : high.score.tenths);
        }
    }
}

void BracketPenalties::chargeColours(Penalty& penalty, int a, int b) const
{
    const FieldPlayer& first = task_.player(a);
    const FieldPlayer& second = task_.player(b);
    const auto both = [&](PreferenceStrength atLeast) {
        return preferenceIs(first, atLeast) && preferenceIs(second, atLeast);
    };
    if (both(PreferenceStrength::mild) && first.preference.colour == second.preference.colour) {
        charge(penalty, preference_, 1);
        if (both(PreferenceStrength::strong) && !both(PreferenceStrength::absolute))
            charge(penalty, strongPreference_, 1);
    }
    const TopscorerLoss loss = topscorerLoss(*task_.field, a, b);
    charge(penalty, thirdDifference_, static_cast<std::uint64_t>(loss.difference));
    charge(penalty, thirdColour_, static_cast<std::uint64_t>(loss.thirdColour));
}

int BracketPenalties::psdOfDownfloater(const FieldPlayer& player) const
{
    return (player.score - task_.lowestScore()).tenths + artificialDistance;
}

void BracketPenalties::chargeDownfloater(Penalty& penalty, int rank) const
{
    const FieldPlayer& player = task_.player(rank);
    const bool is2017 = task_.edition() == Edition::of2017;
    charge(penalty, downfloaters_, 1);
    if (!isResident(rank) && residentsDiffer())
        charge(penalty, limbo_, 1);
    chargeList(penalty, floatScores_, is2017 ? psdOfDownfloater(player) : player.score.tenths);
    for (const std::size_t age : {0U, 1U}) {
        if (!task_.floats(rank).down[age])
            continue;
        if (is2017 || isResident(rank))
            charge(penalty, repeatedDownfloat_[age], 1);
        if (is2017)
            chargeList(penalty, repeatedDownfloatScores_[age], psdOfDownfloater(player));
        else if (!isResident(rank))
            chargeList(penalty, repeatedDownfloatScores_[age], player.score.tenths);
    }
}

void BracketPenalties::chargeNextUnpaired(Penalty& penalty, int rank) const
{
    if (task_.next.empty())
        return;
    const FieldPlayer& player = task_.player(rank);
    // In the last bracket of the round, whoever is left over there but barred from the bye makes the
    // round incomplete and so weighs as much as three (2017).
    charge(penalty, nextUnpaired_, task_.nextIsLast && !player.byeAllowed ? 3 : 1);
    chargeList(penalty, nextScores_, player.score.tenths);
}

void BracketPenalties::chargeBye(Penalty& penalty, int rank) const
{
    if (assumption_.oneDownfloater && task_.byeFallsHere)
        charge(penalty, byeUnplayed_, static_cast<std::uint64_t>(task_.player(rank).unplayedGames));
}

void BracketPenalties::chargeTop(Penalty& penalty, int sequenceNumber) const
{
    if (assumption_.s1Size == 0)
        return;
    charge(penalty, exchanged_, sequenceNumber >= assumption_.s1Size ? 1 : 0);
    charge(penalty, topSum_, static_cast<std::uint64_t>(sequenceNumber));
}

void BracketPenalties::chargeBase(Penalty& penalty, std::optional<int> sequenceNumber) const
{
    const int s1 = assumption_.s1Size;
    const int amount = sequenceNumber ? std::max(0, s1 - *sequenceNumber) : s1 / 2;
    charge(penalty, topSum_, static_cast<std::uint64_t>(amount));
}

} // namespace pairwright::dutch
