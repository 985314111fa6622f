#include "engine/double_swiss/match_field.h"

#include <algorithm>

namespace pairwright::double_swiss {

ColourDecision decideMatchColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour)
{
    const std::vector<Colour>& first = higher.colours.games;
    const std::vector<Colour>& second = lower.colours.games;
    if (first.empty() && second.empty()) {
        const bool odd = higher.effectiveNumber % 2 == 1;
        return {odd ? initialColour : opposite(initialColour), ColourRule::initialColour};
    }
    const auto whites = std::count(first.begin(), first.end(), Colour::White);
    const auto otherWhites = std::count(second.begin(), second.end(), Colour::White);
    if (whites != otherWhites)
        return {whites < otherWhites ? Colour::White : Colour::Black, ColourRule::fewerWhites};
    if (const auto colour = alternatedColour(higher.colours, lower.colours))
        return {*colour, ColourRule::alternated};
    if (!first.empty())
        return {opposite(first.back()), ColourRule::higherRankedAlternates};
    return {second.back(), ColourRule::lowerRankedAlternates};
}

} // namespace pairwright::double_swiss
