#include "engine/double_swiss/double_swiss.h"

#include "engine/double_swiss/round_pairer.h"

namespace pairwright::double_swiss {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    if (auto failure = brokenMatches(state))
        return Unexpected{std::move(*failure)};
    const MatchField field(state, request.absent);
    RoundPairer pairer(field, field);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing();
}

std::string_view criterionArticle(Criterion criterion)
{
    switch (criterion) {
    case Criterion::upfloaterCount: return "C4";
    case Criterion::upfloaterScores: return "C5";
    case Criterion::nextScoregroupUpfloaters: return "C6";
    case Criterion::repeatedFloat: return "C7";
    case Criterion::repeatedFloatOpponents: return "C8";
    case Criterion::byeScore:
    case Criterion::byeGamesPlayed: return "3.4";
    default: return {};
    }
}

std::string_view colourArticle(ColourRule rule)
{
    switch (rule) {
    case ColourRule::initialColour: return "4.3.1";
    case ColourRule::fewerWhites: return "4.3.2";
    case ColourRule::alternated: return "4.3.3";
    case ColourRule::higherRankedAlternates: return "4.3.4";
    case ColourRule::lowerRankedAlternates: return "4.3.5";
    default: return {};
    }
}

} // namespace pairwright::double_swiss
