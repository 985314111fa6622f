#include "engine/pairing.h"

#include "engine/implementation.h"

namespace pairwright {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    if (auto failure = requestFailure(state, request))
        return Unexpected{std::move(*failure)};
    const auto players = static_cast<int>(state.players.size()) - static_cast<int>(request.absent.size());
    const Watch watch(request.stop, request.progress, players);
    try {
        Watch::heed();
        auto pairing = implementationOf(request.system)->pair(state, request);
        if (pairing)
            Watch::settle(state.players.size()); // whoever is left: the bye, and pairs taken back and made again
        return pairing;
    } catch (const GivenUp& reason) {
        return Unexpected{failureOf(reason)};
    }
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
