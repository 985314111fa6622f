#include "engine/dutch2012/colours.h"

namespace pairwright::dutch2012 {

namespace {

ColourDecision decide(const dutch::DutchField& field, const FieldPlayer& higher, const FieldPlayer& lower)
{
    const ColourPreference& p = higher.preference;
    const ColourPreference& q = lower.preference;
    if (p.strength == PreferenceStrength::none && q.strength == PreferenceStrength::none) {
        // E.5 by the place among the players of round 1. Later the text is silent: as if everybody had had the colour
        // of his number in round 1 and now alternated.
        const bool firstRound = field.round().value == 1;
        const int number = firstRound ? higher.effectiveNumber : higher.tpn.value;
        const bool asLot = (number % 2 == 1) == firstRound;
        return {asLot ? field.initialColour() : opposite(field.initialColour()), ColourRule::initialColour};
    }
    if (p.strength == PreferenceStrength::none || q.strength == PreferenceStrength::none || p.colour != q.colour)
        return {p.strength != PreferenceStrength::none ? p.colour : opposite(q.colour),
                ColourRule::bothPreferencesGranted};
    if (p.strength != q.strength)
        return {p.strength > q.strength ? p.colour : opposite(q.colour), ColourRule::strongerPreferenceGranted};
    if (const auto colour = alternatedColour(higher.colours, lower.colours))
        return {*colour, ColourRule::alternated};
    return {p.colour, ColourRule::higherRankedGranted};
}

} // namespace

dutch::PairColours pairColours(const dutch::DutchField& field, int a, int b)
{
    const int higher = std::min(a, b);
    const int lower = std::max(a, b);
    const ColourDecision decision = decide(field, field.player(higher), field.player(lower));
    return decision.ofHigher == Colour::White ? dutch::PairColours{higher, lower, decision.rule}
                                              : dutch::PairColours{lower, higher, decision.rule};
}

} // namespace pairwright::dutch2012
