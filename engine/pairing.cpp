#include "engine/pairing.h"

#include "engine/implementation.h"

namespace pairwright {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    if (auto failure = requestFailure(state, request))
        return Unexpected{std::move(*failure)};
    return implementationOf(request.system)->pair(state, request);
}

std::string articleOf(SystemEdition system, Criterion criterion)
{
    const Implementation* implementation = implementationOf(system);
    return implementation ? cite(system, implementation->criterionArticle(criterion)) : std::string();
}

std::string articleOf(SystemEdition system, ColourRule rule)
{
    const Implementation* implementation = implementationOf(system);
    return implementation ? cite(system, implementation->colourArticle(rule)) : std::string();
}

} // namespace pairwright
