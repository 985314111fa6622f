#include "engine/general_path.h"

#include "engine/bracket/two_paths.h"
#include "engine/capabilities.h"

namespace pairwright {

std::optional<Expected<RoundPairing, PairingFailure>> pairRoundByGeneralPath(const TournamentState& state,
                                                                             const PairingRequest& request)
{
    if (capabilitiesOf(request.system).method != Method::criteria)
        return std::nullopt;
    const GeneralPathOnly general;
    return pairRound(state, request);
}

} // namespace pairwright
