#include "tests/oracle/burstein/colours.h"

#include <algorithm>
#include <optional>

namespace pairwright::oracle::burstein {

namespace {

/// What a rule that speaks gives the higher ranked player.
using Given = std::optional<Colour>;

bool has(const Entrant& entrant)
{
    return entrant.facts.preference.strength != Strength::none;
}

/// 5.2.1. The TPN is that of rule 5.2.5 of the Dutch system: late entries are not numbered before they take part.
Given byNumber(const Entrants& entrants, const Entrant& higher, const Entrant& lower)
{
    if (higher.hasPlayed() || lower.hasPlayed())
        return std::nullopt;
    return higher.facts.effectiveNumber % 2 == 1 ? entrants.initialColour : opposite(entrants.initialColour);
}

/// 5.2.2. Of one who has played and one who has not, the preference of the former is granted (1.5.4).
Given grantBoth(const Entrant& higher, const Entrant& lower)
{
    if (!has(higher))
        return opposite(lower.facts.preference.colour);
    if (has(lower) && higher.facts.preference.colour == lower.facts.preference.colour)
        return std::nullopt;
    return higher.facts.preference.colour;
}

/// 5.2.3.
Given grantStronger(const Entrant& higher, const Entrant& lower)
{
    const Preference& own = higher.facts.preference;
    const Preference& other = lower.facts.preference;
    if (own.strength == other.strength)
        return std::nullopt;
    return own.strength > other.strength ? own.colour : opposite(other.colour);
}

/// 5.2.4. General Handling Rules 3.4: unplayed rounds are moved to the front, so the histories are compared
/// from their ends as far as both reach.
Given alternate(const Entrant& higher, const Entrant& lower)
{
    auto own = higher.facts.colours.rbegin();
    auto other = lower.facts.colours.rbegin();
    for (; own != higher.facts.colours.rend() && other != lower.facts.colours.rend(); ++own, ++other)
        if (*own != *other)
            return opposite(*own);
    return std::nullopt;
}

} // namespace

Allocation allocateColours(const Entrants& entrants, Rank one, Rank other)
{
    const Rank higherRank = std::min(one, other);
    const Rank lowerRank = std::max(one, other);
    const Entrant& higher = entrants.at(higherRank);
    const Entrant& lower = entrants.at(lowerRank);
    const auto allocate = [&](Colour toHigher, ColourRule rule) {
        return toHigher == Colour::White ? Allocation{higherRank, lowerRank, rule}
                                         : Allocation{lowerRank, higherRank, rule};
    };
    if (const Given given = byNumber(entrants, higher, lower))
        return allocate(*given, ColourRule::initialColour);
    if (const Given given = grantBoth(higher, lower))
        return allocate(*given, ColourRule::bothPreferencesGranted);
    if (const Given given = grantStronger(higher, lower))
        return allocate(*given, ColourRule::strongerPreferenceGranted);
    if (const Given given = alternate(higher, lower))
        return allocate(*given, ColourRule::alternated);
    return allocate(higher.facts.preference.colour, ColourRule::higherRankedGranted); // 5.2.5
}

} // namespace pairwright::oracle::burstein
