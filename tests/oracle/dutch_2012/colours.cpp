#include "tests/oracle/dutch_2012/colours.h"

#include <algorithm>

namespace pairwright::oracle::dutch2012 {

namespace {

/// What a rule gives the higher ranked player, if it speaks.
using Given = std::optional<Colour>;

bool hasNone(const Player& player)
{
    return player.preference.strength == Strength::none;
}

/// E1. Whoever has no preference leaves his opponent his (A7 f).
Given grantBoth(const Player& higher, const Player& lower)
{
    if (hasNone(higher) && hasNone(lower))
        return std::nullopt;
    if (hasNone(higher))
        return opposite(lower.preference.colour);
    if (hasNone(lower) || higher.preference.colour != lower.preference.colour)
        return higher.preference.colour;
    return std::nullopt;
}

/// E2. Two absolute preferences are equal, however wide the colour differences are.
Given grantStronger(const Player& higher, const Player& lower)
{
    if (higher.preference.strength == lower.preference.strength)
        return std::nullopt;
    return higher.preference.strength > lower.preference.strength ? higher.preference.colour
                                                                  : opposite(lower.preference.colour);
}

/// E3 over games played (F3).
Given alternate(const Player& higher, const Player& lower)
{
    auto own = higher.colours.rbegin();
    auto his = lower.colours.rbegin();
    for (; own != higher.colours.rend() && his != lower.colours.rend(); ++own, ++his)
        if (*own != *his)
            return opposite(*own);
    return std::nullopt;
}

/// E5: by the place in S1. The text does not speak of two without a game in a later round; the reading is that each has
/// had the colour of his number in round 1 and now alternates.
Colour withoutGames(const Entrants& entrants, Rank higher)
{
    const bool first = entrants.round == 1;
    const int number = first ? higher + 1 : entrants.at(higher).tpn.value;
    const bool getsLot = (number % 2 == 1) == first;
    return getsLot ? entrants.initialColour : opposite(entrants.initialColour);
}

} // namespace

Allocation allocateColours(const Entrants& entrants, Rank one, Rank other)
{
    const Rank upper = std::min(one, other);
    const Rank under = std::max(one, other);
    const Player& higher = entrants.at(upper);
    const Player& lower = entrants.at(under);
    const auto allocate = [&](Colour toHigher, ColourRule rule) {
        return toHigher == Colour::White ? Allocation{upper, under, rule} : Allocation{under, upper, rule};
    };
    if (hasNone(higher) && hasNone(lower))
        return allocate(withoutGames(entrants, upper), ColourRule::initialColour);
    if (const Given given = grantBoth(higher, lower))
        return allocate(*given, ColourRule::bothPreferencesGranted);
    if (const Given given = grantStronger(higher, lower))
        return allocate(*given, ColourRule::strongerPreferenceGranted);
    if (const Given given = alternate(higher, lower))
        return allocate(*given, ColourRule::alternated);
    return allocate(higher.preference.colour, ColourRule::higherRankedGranted); // E4
}

} // namespace pairwright::oracle::dutch2012
