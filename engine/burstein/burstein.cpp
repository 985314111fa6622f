#include "engine/burstein/burstein.h"

#include "engine/burstein/round_pairer.h"
#include "engine/dutch/dutch.h"

#include <algorithm>

namespace pairwright::burstein {

int seedingRounds(int plannedRounds)
{
    return std::min(plannedRounds / 2, 4);
}

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    if (state.roundsPlayed() < seedingRounds(state.plannedRounds))
        return dutch::pairRound(state, request, dutch::Edition::of2026);
    const IndexedField field(state, request.absent);
    RoundPairer pairer(field, request.stop);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing(state);
}

std::string_view criterionArticle(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterCount: return "2.3.1 [C5]";
    case Criterion::downfloaterScores: return "2.3.2 [C6]";
    case Criterion::nextBracketPairs:
    case Criterion::nextBracketScores: return "2.3.3 [C7]";
    case Criterion::colourPreference: return "2.3.4 [C8]";
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
    case ColourRule::lowerRankedGranted: return {};
    case ColourRule::higherRankedGranted: break;
    }
    return "5.2.5";
}

} // namespace pairwright::burstein
