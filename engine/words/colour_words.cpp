#include "engine/words/colour_words.h"

namespace pairwright {

std::string_view colourText(ColourRule rule, Entrants entrants)
{
    const bool ofTeams = entrants == Entrants::teams;
    switch (rule) {
    case ColourRule::bothPreferencesGranted: return "both get the colour due";
    case ColourRule::strongerPreferenceGranted: return "the stronger colour preference is granted";
    case ColourRule::widerDifferenceGranted: return "the wider colour difference is evened";
    case ColourRule::alternated: return "the colours alternate to the last round in which they differed";
    case ColourRule::higherRankedGranted:
        return ofTeams ? "the higher ranked team gets the colour due" : "the higher ranked player gets the colour due";
    case ColourRule::initialColour:
        return ofTeams ? "the lot and the number of the team decide" : "the lot and the number of the player decide";
    case ColourRule::onlyLegalColours: return "the other way round would break a limit of colours";
    case ColourRule::fewerWhites: return "White in the first game for who had it in fewer matches";
    case ColourRule::higherRankedAlternates:
        return ofTeams ? "the higher ranked team alternates to the last colour"
                       : "the higher ranked player alternates to the last colour";
    case ColourRule::lowerRankedAlternates:
        return ofTeams ? "the lower ranked team alternates to the last colour"
                       : "the lower ranked player alternates to the last colour";
    case ColourRule::higherAverageWhite: return "White to the higher average rating of opponents";
    case ColourRule::lowerRatingWhite:
        return ofTeams ? "White to the team of the lower rating" : "White to the lower rated player";
    case ColourRule::onlyPreferenceGranted: return "the only colour preference is granted";
    case ColourRule::lowerDifferenceWhite: return "White to the lower colour difference";
    case ColourRule::byTable: return "the table gives the colours";
    case ColourRule::lowerRankedGranted:
        return ofTeams ? "below the median the lower ranked team gets the colour due"
                       : "below the median the lower ranked player gets the colour due";
    }
    return {};
}

} // namespace pairwright
