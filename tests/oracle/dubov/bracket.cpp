#include "tests/oracle/dubov/bracket.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/dubov/shift.h"
#include "tests/oracle/dubov/sorting.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle::dubov {

namespace {

/// The best set of so many upfloaters; no value: no set of that size makes a legal pairing (3.2.1).
std::optional<std::vector<Rank>> bestSet(const Situation& situation, std::size_t size)
{
    const Score residentScore = situation.entrants.score(firstOf(situation.residents));
    std::optional<std::vector<Rank>> best;
    std::optional<Quality> bestQuality;
    forEachSet(sortedUpfloaters(situation.entrants, membersOf(situation.lower)), size,
               [&](const std::vector<Rank>& upfloaters) {
                   const Set set = setOf(upfloaters);
                   if (!situation.completion.exists(situation.lower & ~set)) // [C4]
                       return true;
                   const std::optional<int> c7 = situation.bestColours.of(situation.residents | set); // [C1], [C3]
                   if (!c7)
                       return true;
                   const Quality quality = qualityOf(situation.entrants, residentScore, upfloaters, *c7);
                   if (!bestQuality || quality < *bestQuality) {
                       bestQuality = quality;
                       best = upfloaters;
                   }
                   return true;
               });
    return best;
}

bool nobodyHasPlayed(const Entrants& entrants, const std::vector<Rank>& bracket)
{
    return std::none_of(bracket.begin(), bracket.end(), [&](Rank rank) { return entrants.at(rank).hasPlayed(); });
}

} // namespace

std::vector<Rank> chooseUpfloaters(const Situation& situation)
{
    const auto most = static_cast<std::size_t>(sizeOf(situation.lower));
    for (std::size_t size = 0; size <= most; ++size)
        if (const auto best = bestSet(situation, size))
            return *best;
    throw std::logic_error("a bracket of a field that can be paired cannot");
}

std::vector<Rank> firstSubgroup(const Entrants& entrants, const std::vector<Rank>& bracket)
{
    std::vector<Rank> g1;
    if (nobodyHasPlayed(entrants, bracket)) {
        g1 = byTpn(entrants, bracket);
        g1.resize(g1.size() / 2);
        return g1;
    }
    for (const Rank rank : bracket)
        if (entrants.at(rank).preference.colour == Colour::White)
            g1.push_back(rank);
    return g1;
}

PairedBracket pairBracket(const Situation& situation)
{
    const Entrants& entrants = situation.entrants;
    PairedBracket paired;
    paired.residents = situation.residents;
    paired.upfloaters = chooseUpfloaters(situation);
    const Set bracket = situation.residents | setOf(paired.upfloaters);
    paired.initial.g1 = setOf(firstSubgroup(entrants, membersOf(bracket)));
    paired.initial.g2 = bracket & ~paired.initial.g1;

    Shift shift(entrants, paired.initial, *situation.bestColours.of(bracket));
    const Shifted shifted = shift.recompose();
    paired.shifted1 = shifted.first;
    paired.shifted2 = shifted.second;
    paired.s1 = byAro(entrants, membersOf(shifted.g1));
    const auto t2 = firstTransposition(entrants, paired.s1, byTpn(entrants, membersOf(shifted.g2)));
    if (!t2)
        throw std::logic_error("the recomposed subgroups have no legal pairing");
    paired.t2 = *t2;
    return paired;
}

} // namespace pairwright::oracle::dubov
