#include "engine/why_not.h"

#include "engine/implementation.h"

namespace pairwright {

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    if (auto failure = requestFailure(state, request))
        return Unexpected{std::move(*failure)};
    const Watch watch(request.stop);
    try {
        return implementationOf(request.system)->whyNot(state, request, a, b);
    } catch (const GivenUp&) {
        return Counterfactual{}; // unknown
    }
}

std::string articleOf(SystemEdition system, OrderRule rule)
{
    const Implementation* implementation = implementationOf(system);
    return implementation ? cite(system, implementation->orderArticle(rule)) : std::string();
}

} // namespace pairwright
