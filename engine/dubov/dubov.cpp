#include "engine/dubov/dubov.h"

#include "engine/dubov/bracket.h"
#include "engine/field/missing_ratings.h"
#include "engine/upfloat/round_pairer.h"

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
    const Rules rules(field, state, edition);
    upfloat::RoundPairer pairer(rules);
    if (auto pairingFailure = pairer.run())
        return Unexpected{std::move(*pairingFailure)};
    return pairer.pairing();
}

} // namespace pairwright::dubov
