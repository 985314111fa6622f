#include "engine/team_swiss/team_field.h"

#include "engine/team_swiss/options.h"

#include <algorithm>

namespace pairwright::team_swiss {

namespace {

bool isAsGacrux(const SystemOptions& options)
{
    return options.of(asGacrux) == "on";
}

/// Matches with a colour more than with the other, a negative number if less.
int surplusOf(Colour colour, const ColourHistory& history)
{
    return colour == Colour::White ? history.difference() : -history.difference();
}

/// 1.7.1; 1.7.2 has the same as the strong ones.
bool isDue(Colour colour, const ColourHistory& history)
{
    const int surplus = surplusOf(colour, history);
    const bool twiceTheOther = history.run() > 1 && history.games.back() != colour;
    return surplus < -1 || (surplus <= 0 && twiceTheOther);
}

/// 1.7.2; in the last round what a difference of 0 gives is none.
bool isMildlyDue(Colour colour, const ColourHistory& history, bool isLastRound)
{
    const int surplus = surplusOf(colour, history);
    return surplus == -1 || (surplus == 0 && history.games.back() != colour && !isLastRound);
}

/// 4.2
bool isFirstTeam(const FieldPlayer& one, const FieldPlayer& other)
{
    if (one.score != other.score)
        return one.score > other.score;
    return one.secondary != other.secondary ? one.secondary > other.secondary : one.tpn < other.tpn;
}

/// 4.3, of the first-team.
ColourDecision coloursOf(const FieldPlayer& first, const FieldPlayer& second, Colour initialColour)
{
    const std::vector<Colour>& firsts = first.colours.games;
    const std::vector<Colour>& seconds = second.colours.games;
    if (firsts.empty() && seconds.empty()) {
        const bool odd = first.effectiveNumber % 2 == 1;
        return {odd ? initialColour : opposite(initialColour), ColourRule::initialColour};
    }
    using enum PreferenceStrength;
    const ColourPreference& p = first.preference;
    const ColourPreference& q = second.preference;
    if ((p.strength == none) != (q.strength == none))
        return {p.strength != none ? p.colour : opposite(q.colour), ColourRule::onlyPreferenceGranted};
    if (p.strength != none && p.colour != q.colour)
        return {p.colour, ColourRule::bothPreferencesGranted};
    if (p.strength != q.strength)
        return {p.strength > q.strength ? p.colour : opposite(q.colour), ColourRule::strongerPreferenceGranted};
    if (first.colourDifference != second.colourDifference)
        return {first.colourDifference < second.colourDifference ? Colour::White : Colour::Black,
                ColourRule::lowerDifferenceWhite};
    if (const auto colour = alternatedColour(first.colours, second.colours))
        return {*colour, ColourRule::alternated};
    if (p.strength != none)
        return {p.colour, ColourRule::higherRankedGranted};
    if (!firsts.empty())
        return {opposite(firsts.back()), ColourRule::higherRankedAlternates};
    return {seconds.back(), ColourRule::lowerRankedAlternates};
}

} // namespace

Preferences preferencesOf(const SystemOptions& options)
{
    return static_cast<Preferences>(preferences.placeOf(options.of(preferences)));
}

ColourPreference preferenceOf(const ColourHistory& history, Preferences type, bool isLastRound)
{
    if (type == Preferences::none || history.games.empty())
        return {};
    for (const Colour colour : {Colour::White, Colour::Black})
        if (isDue(colour, history))
            return {PreferenceStrength::strong, colour};
    if (type == Preferences::typeB)
        for (const Colour colour : {Colour::White, Colour::Black})
            if (isMildlyDue(colour, history, isLastRound))
                return {PreferenceStrength::mild, colour};
    return {};
}

TeamField::TeamField(const TournamentState& state, const PairingRequest& request)
    : FloaterField(state, request.absent, 2, [&](FieldPlayer& team) {
        const RoundNumber next{state.roundsPlayed() + 1};
        team.secondary = state.secondaryScoreAfter(team.tpn, next.value - 1);
        if (isAsGacrux(request.options))
            team.secondary += team.score - state.scoreAfter(team.tpn, next.value - 1); // the virtual points
        team.preference = preferenceOf(team.colours, preferencesOf(request.options), next.value == state.plannedRounds);
    })
{
}

ColourDecision decideTeamColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour)
{
    if (isFirstTeam(higher, lower))
        return coloursOf(higher, lower, initialColour);
    const ColourDecision decision = coloursOf(lower, higher, initialColour);
    return {opposite(decision.ofHigher), decision.rule};
}

} // namespace pairwright::team_swiss
