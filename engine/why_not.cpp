#include "engine/why_not.h"

#include "engine/registry.h"
#include "engine/request_check.h"

namespace pairwright {

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    if (auto failure = requestFailure(state, request))
        return Unexpected{std::move(*failure)};
    const Watch watch(request.stop);
    try {
        return pairingSystem(request.system)->whyNot(state, request, a, b);
    } catch (const GivenUp&) {
        return Counterfactual{}; // unknown
    }
}

std::string articleOf(SystemEdition system, OrderRule rule)
{
    return cite(system, &Articles::orders, rule);
}

} // namespace pairwright
