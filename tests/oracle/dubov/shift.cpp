#include "tests/oracle/dubov/shift.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/dubov/sorting.h"

#include <stdexcept>

namespace pairwright::oracle::dubov {

namespace {

/// Can every player of G1 be paired with one of G2 so that at most `c7` players are denied their preference?
bool canBePairedAcross(const Entrants& entrants, Set g1, Set g2, int c7)
{
    if (c7 < 0)
        return false;
    if (g1 == 0)
        return g2 == 0;
    const Rank first = firstOf(g1);
    for (const Rank opponent : membersOf(g2))
        if (mayBePaired(entrants, first, opponent) &&
            canBePairedAcross(entrants, g1 & ~only(first), g2 & ~only(opponent),
                              c7 - denied(entrants, first, opponent)))
            return true;
    return false;
}

/// Gives S1 from place `t2.size()` on its opponents, those of smaller TPN first: the order of 4.4.
bool complete(const Entrants& entrants, const std::vector<Rank>& s1, const std::vector<Rank>& g2, std::vector<Rank>& t2,
              Set taken)
{
    if (t2.size() == s1.size())
        return true;
    for (const Rank opponent : g2) {
        if (contains(taken, opponent) || !mayBePaired(entrants, s1[t2.size()], opponent))
            continue;
        t2.push_back(opponent);
        if (complete(entrants, s1, g2, t2, taken | only(opponent)))
            return true;
        t2.pop_back();
    }
    return false;
}

} // namespace

Shift::Shift(const Entrants& entrants, const Subgroups& subgroups, int bestC7)
    : entrants_(entrants)
    , bestC7_(bestC7)
    , g1IsSmaller_(sizeOf(subgroups.g1) <= sizeOf(subgroups.g2)) // 3.2.4.1: G1, if their sizes are equal
    , smaller_(g1IsSmaller_ ? subgroups.g1 : subgroups.g2)
    , larger_(g1IsSmaller_ ? subgroups.g2 : subgroups.g1)
{
}

std::optional<Shift::Cost> Shift::fewest(Set players)
{
    if (players == 0)
        return Cost{0, 0};
    if (const auto known = fewest_.find(players); known != fewest_.end())
        return known->second;
    const Rank first = firstOf(players);
    const Set others = players & ~only(first);
    std::optional<Cost> best;
    for (const Rank second : membersOf(others)) {
        if (!mayBePaired(entrants_, first, second))
            continue;
        const std::optional<Cost> rest = fewest(others & ~only(second));
        if (!rest)
            continue;
        const bool inside = contains(smaller_, first) && contains(smaller_, second);
        const Cost cost{rest->first + denied(entrants_, first, second), rest->second + (inside ? 1 : 0)};
        if (!best || cost < *best)
            best = cost;
    }
    fewest_.emplace(players, best);
    return best;
}

int Shift::unavoidablePairs()
{
    return fewest(smaller_ | larger_)->second;
}

bool Shift::canYieldBest(Set g1, Set g2) const
{
    return canBePairedAcross(entrants_, g1, g2, bestC7_);
}

/// 3.2.4.2: the first set that equalises. Reading: it comes from the original members of the larger subgroup,
/// for to shift back a player who has just come cannot be best.
std::optional<std::vector<Rank>> Shift::secondSet(Set smaller, Set larger)
{
    const Colour seeking = g1IsSmaller_ ? Colour::Black : Colour::White;
    const auto size = static_cast<std::size_t>((sizeOf(larger) - sizeOf(smaller)) / 2);
    std::optional<std::vector<Rank>> found;
    forEachSet(sortedShifters(entrants_, membersOf(larger_), seeking), size, [&](const std::vector<Rank>& shifters) {
        if (canYieldBest(smaller | setOf(shifters), larger & ~setOf(shifters)))
            found = shifters;
        return !found;
    });
    return found;
}

Shifted Shift::recompose()
{
    // Where nobody has played each subgroup takes the order of the colour it stands for: all ARO are 0, so the
    // TPN decides in both.
    const Colour seeking = g1IsSmaller_ ? Colour::White : Colour::Black;
    const auto size = static_cast<std::size_t>(unavoidablePairs());
    std::optional<Shifted> found;
    forEachSet(sortedShifters(entrants_, membersOf(smaller_), seeking), size, [&](const std::vector<Rank>& shifters) {
        const Set smaller = smaller_ & ~setOf(shifters);
        const Set larger = larger_ | setOf(shifters);
        const auto second = secondSet(smaller, larger);
        if (!second)
            return true;
        const Set newSmaller = smaller | setOf(*second);
        const Set newLarger = larger & ~setOf(*second);
        found = g1IsSmaller_ ? Shifted{newSmaller, newLarger, shifters, *second}
                             : Shifted{newLarger, newSmaller, shifters, *second};
        return false;
    });
    if (!found)
        throw std::logic_error("no set of shifters yields a legal pairing that complies at best with [C7]");
    return *found;
}

std::optional<std::vector<Rank>> firstTransposition(const Entrants& entrants, const std::vector<Rank>& s1,
                                                    const std::vector<Rank>& g2)
{
    std::vector<Rank> t2;
    if (!complete(entrants, s1, g2, t2, 0))
        return std::nullopt;
    return t2;
}

} // namespace pairwright::oracle::dubov
