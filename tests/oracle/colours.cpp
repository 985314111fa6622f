#include "tests/oracle/colours.h"

#include <cstdlib>
#include <optional>

namespace pairwright::oracle {

namespace {

/// What a rule that speaks gives the higher ranked player.
using Given = std::optional<Colour>;

bool has(const Player& player)
{
    return player.preference.strength != Strength::none;
}

/// 5.2.1 (E.1): grant both. A player without preference is content with either colour (1.7.4, A.6 d).
Given grantBoth(const Player& higher, const Player& lower)
{
    if (has(higher) && has(lower) && higher.preference.colour == lower.preference.colour)
        return std::nullopt;
    if (has(higher))
        return higher.preference.colour;
    if (has(lower))
        return opposite(lower.preference.colour);
    return std::nullopt;
}

/// 5.2.2 (E.2), first sentence.
Given grantStronger(const Player& higher, const Player& lower)
{
    if (higher.preference.strength > lower.preference.strength)
        return higher.preference.colour;
    if (lower.preference.strength > higher.preference.strength)
        return opposite(lower.preference.colour);
    return std::nullopt;
}

/// 5.2.2 (E.2), second sentence.
Given grantWiderDifference(const Player& higher, const Player& lower)
{
    if (higher.preference.strength != Strength::absolute || lower.preference.strength != Strength::absolute)
        return std::nullopt;
    const int own = std::abs(higher.colourDifference);
    const int other = std::abs(lower.colourDifference);
    if (own == other)
        return std::nullopt;
    return own > other ? higher.preference.colour : opposite(lower.preference.colour);
}

/// 5.2.3 (E.3): unplayed rounds are moved to the front, so the histories are compared from their ends.
Given alternate(const Player& higher, const Player& lower)
{
    auto own = higher.colours.rbegin();
    auto other = lower.colours.rbegin();
    for (; own != higher.colours.rend() && other != lower.colours.rend(); ++own, ++other)
        if (*own != *other)
            return opposite(*own);
    return std::nullopt;
}

/// 5.2.4 (E.4).
Given grantHigherRanked(const Player& higher)
{
    return has(higher) ? Given{higher.preference.colour} : std::nullopt;
}

/// 5.2.5 (E.5).
Colour initialColourByNumber(const Field& field, const Player& higher)
{
    return higher.effectiveNumber % 2 == 1 ? field.initialColour : opposite(field.initialColour);
}

} // namespace

Allocation allocateColours(const Field& field, Rank higherRank, Rank lowerRank)
{
    const Player& higher = field.player(higherRank);
    const Player& lower = field.player(lowerRank);
    const auto allocate = [&](Colour toHigher, ColourRule rule) {
        return toHigher == Colour::White ? Allocation{higherRank, lowerRank, rule}
                                         : Allocation{lowerRank, higherRank, rule};
    };
    if (const Given given = grantBoth(higher, lower))
        return allocate(*given, ColourRule::bothPreferencesGranted);
    if (const Given given = grantStronger(higher, lower))
        return allocate(*given, ColourRule::strongerPreferenceGranted);
    if (const Given given = grantWiderDifference(higher, lower))
        return allocate(*given, ColourRule::widerDifferenceGranted);
    if (const Given given = alternate(higher, lower))
        return allocate(*given, ColourRule::alternated);
    if (const Given given = grantHigherRanked(higher))
        return allocate(*given, ColourRule::higherRankedGranted);
    return allocate(initialColourByNumber(field, higher), ColourRule::initialColour);
}

} // namespace pairwright::oracle
