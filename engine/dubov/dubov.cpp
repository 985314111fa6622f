#include "engine/dubov/dubov.h"

#include "engine/dubov/round_pairer.h"
#include "engine/field/missing_ratings.h"

namespace pairwright::dubov {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition)
{
    PairingFailure failure;
    failure.blocked = missingRatings(state, request.absent);
    if (!failure.blocked.empty()) {
        failure.reason = PairingFailure::Reason::missingRatings;
        return Unexpected{failure};
    }
    const DubovField field(state, edition, request.absent);
    RoundPairer pairer(field);
    if (auto pairingFailure = pairer.run())
        return Unexpected{std::move(*pairingFailure)};
    return pairer.pairing(state, edition);
}

std::string_view criterionArticle(Criterion criterion)
{
    switch (criterion) {
    case Criterion::upfloaterCount: return "2.3.1 [C5]";
    case Criterion::upfloaterScores: return "2.3.2 [C6]";
    case Criterion::colourPreference: return "2.3.3 [C7]";
    case Criterion::maximumUpfloaters: return "2.3.4 [C8]";
    case Criterion::maximumUpfloats: return "2.3.5 [C9]";
    case Criterion::repeatedUpfloat: return "2.3.6 [C10]";
    case Criterion::byeScore: return "3.1.3";
    case Criterion::byeGamesPlayed: return "3.1.4";
    default: return {};
    }
}

std::string_view colourArticle(ColourRule rule)
{
    switch (rule) {
    case ColourRule::initialColour: return "5.2.1";
    case ColourRule::bothPreferencesGranted: return "5.2.2";
    case ColourRule::strongerPreferenceGranted:
    case ColourRule::widerDifferenceGranted: return "5.2.3";
    case ColourRule::alternated: return "5.2.4";
    case ColourRule::onlyLegalColours:
    case ColourRule::lowerRankedGranted:
    case ColourRule::fewerWhites:
    case ColourRule::higherRankedAlternates:
    case ColourRule::lowerRankedAlternates:
    case ColourRule::higherAverageWhite:
    case ColourRule::lowerRatingWhite: return {};
    case ColourRule::higherRankedGranted: break;
    }
    return "5.2.5";
}

} // namespace pairwright::dubov
