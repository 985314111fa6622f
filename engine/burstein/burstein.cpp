#include "engine/burstein/burstein.h"

#include "engine/burstein/round_pairer.h"
#include "engine/dutch/dutch.h"

#include <algorithm>

namespace pairwright::burstein {

int seedingRounds(int plannedRounds)
{
    return std::min(plannedRounds / 2, 4);
}

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition)
{
    if (state.roundsPlayed() < seedingRounds(state.plannedRounds))
        return dutch::pairRound(state, request, seedingEdition(edition));
    const IndexedField field(state, edition, request.absent);
    RoundPairer pairer(field);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing(state);
}

namespace {

/// The text of 2017 is known by its parts only; its articles are cited as far as they are.
std::string_view criterionArticleOf2017(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterCount: return "C.5";
    case Criterion::movedDownUnpaired:
    case Criterion::movedDownUnpairedScores: return "C.6";
    case Criterion::nextBracketPairs:
    case Criterion::nextMovedDownUnpaired:
    case Criterion::nextMovedDownUnpairedScores: return "C.7";
    case Criterion::colourPreference: return "C.8";
    case Criterion::byeScore:
    case Criterion::byeGamesPlayed: return "A.3";
    default: return {};
    }
}

} // namespace

std::string_view criterionArticle(Edition edition, Criterion criterion)
{
    if (edition == Edition::of2017)
        return criterionArticleOf2017(criterion);
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

std::string_view colourArticle(Edition edition, ColourRule rule)
{
    if (edition == Edition::of2017)
        return "E";
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

} // namespace pairwright::burstein
