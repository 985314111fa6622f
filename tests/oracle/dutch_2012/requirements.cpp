#include "tests/oracle/dutch_2012/requirements.h"

#include <algorithm>
#include <functional>

namespace pairwright::oracle::dutch2012 {

namespace {

void countColours(const Entrants& entrants, const Pairs& pairs, Requirements& needed)
{
    for (const auto& [one, other] : pairs) {
        needed.x += wantTheSameColour(entrants, one, other) ? 1 : 0;
        const int strongly = wantTheSameColourStrongly(entrants, one, other) ? 1 : 0;
        (entrants.isOddRound() ? needed.a7d : needed.z) += strongly;
        needed.b2 += shareAbsolutePreference(entrants, one, other) ? 1 : 0;
    }
}

/// Players moved down are downfloaters already; only residents are asked.
void countDownfloats(const Entrants& entrants, const Bracket& bracket, const std::vector<Rank>& leftOver,
                     Requirements& needed)
{
    const auto& residents = bracket.residents;
    for (const Rank rank : leftOver) {
        if (std::find(residents.begin(), residents.end(), rank) == residents.end())
            continue;
        needed.b5Down += entrants.at(rank).previousRound == Float::down ? 1 : 0;
        needed.b6Down += entrants.at(rank).twoRoundsBefore == Float::down ? 1 : 0;
    }
}

void countUpfloats(const Entrants& entrants, const Pairs& pairs, Requirements& needed)
{
    for (const auto& [one, other] : pairs) {
        if (entrants.score(one) == entrants.score(other))
            continue;
        const Player& lower = entrants.at(std::max(one, other));
        needed.b5Up += lower.previousRound == Float::up ? 1 : 0;
        needed.b6Up += lower.twoRoundsBefore == Float::up ? 1 : 0;
    }
}

} // namespace

Requirements requirementsOf(const Entrants& entrants, const Bracket& bracket, bool homogeneous, const Start& start,
                            const Pairs& pairs, const std::vector<Rank>& leftOver)
{
    Requirements needed;
    for (const Rank rank : leftOver)
        needed.floaters.push_back(entrants.score(rank));
    for (const auto& [one, other] : pairs) {
        const int difference = entrants.score(one).tenths - entrants.score(other).tenths;
        needed.differences.push_back(Score{std::max(difference, -difference)});
    }
    std::sort(needed.floaters.begin(), needed.floaters.end(), std::greater<>());
    std::sort(needed.differences.begin(), needed.differences.end(), std::greater<>());
    countColours(entrants, pairs, needed);
    needed.x = std::max(needed.x, start.x);
    needed.z = std::max(needed.z, entrants.isOddRound() ? 0 : start.z);
    countDownfloats(entrants, bracket, leftOver, needed);
    if (!homogeneous)
        countUpfloats(entrants, pairs, needed);
    return needed;
}

} // namespace pairwright::oracle::dutch2012
