#include "tests/oracle/lim/colours.h"

namespace pairwright::oracle::lim {

namespace {

/// What a rule that speaks gives the player who decides.
using Given = std::optional<Colour>;

/// 5.1, 5.3: only one way keeps the limits.
Given keepLimits(const Entrant& decider, const Entrant& other)
{
    const bool white = mayHave(decider, Colour::White) && mayHave(other, Colour::Black);
    const bool black = mayHave(decider, Colour::Black) && mayHave(other, Colour::White);
    if (white == black)
        return std::nullopt;
    return white ? Colour::White : Colour::Black;
}

/// Due colours that differ, or only one is due a colour.
Given grantDue(const Entrant& decider, const Entrant& other)
{
    if (decider.due == other.due)
        return std::nullopt;
    return decider.due ? *decider.due : opposite(*other.due);
}

/// 5.4, first sentence, over games played: at the latest difference each gets what the other had.
Given goBack(const Entrant& decider, const Entrant& other)
{
    auto own = decider.facts.colours.rbegin();
    auto his = other.facts.colours.rbegin();
    for (; own != decider.facts.colours.rend() && his != other.facts.colours.rend(); ++own, ++his)
        if (*own != *his)
            return opposite(*own);
    return std::nullopt;
}

} // namespace

Allocation allocateColours(const Entrants& entrants, Rank one, Rank another, Decider decides)
{
    // Reading: here "ranked" is "numbered", whatever the scores. The text has no definition, and elsewhere it looks at
    // numbers within a group (2.4, 3.8, 4.1); the vectors have it so.
    const bool oneIsHigher = entrants.tpn(one) < entrants.tpn(another);
    const bool oneDecides = oneIsHigher == (decides == Decider::higherRanked);
    const Rank deciderRank = oneDecides ? one : another;
    const Rank otherRank = oneDecides ? another : one;
    const Entrant& decider = entrants.at(deciderRank);
    const Entrant& other = entrants.at(otherRank);
    const auto allocate = [&](Colour toDecider, ColourRule article) {
        return toDecider == Colour::White ? Allocation{deciderRank, otherRank, article}
                                          : Allocation{otherRank, deciderRank, article};
    };
    if (const Given given = keepLimits(decider, other))
        return allocate(*given, ColourRule::strongerPreferenceGranted);
    if (const Given given = grantDue(decider, other))
        return allocate(*given, ColourRule::bothPreferencesGranted);
    if (const Given given = goBack(decider, other))
        return allocate(*given, ColourRule::alternated);
    if (decider.due)
        return allocate(*decider.due, ColourRule::higherRankedGranted);
    return allocate(entrants.initialColour, ColourRule::initialColour); // no games at all: the lot
}

Allocation allocateInRoundOne(const Entrants& entrants, Rank one, Rank other)
{
    // The number is that of the pairing list: an absent player who has not taken part has none.
    const bool oneIsUpper = entrants.tpn(one) < entrants.tpn(other);
    const Rank upper = oneIsUpper ? one : other;
    const Rank lower = oneIsUpper ? other : one;
    const bool odd = entrants.at(upper).facts.effectiveNumber % 2 == 1;
    const Colour toUpper = odd ? entrants.initialColour : opposite(entrants.initialColour);
    return toUpper == Colour::White ? Allocation{upper, lower, ColourRule::initialColour}
                                    : Allocation{lower, upper, ColourRule::initialColour};
}

} // namespace pairwright::oracle::lim
