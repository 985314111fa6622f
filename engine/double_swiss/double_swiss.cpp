#include "engine/double_swiss/double_swiss.h"

#include "engine/double_swiss/rules.h"
#include "engine/upfloat/round_pairer.h"

namespace pairwright::double_swiss {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    if (auto failure = brokenMatches(state))
        return Unexpected{std::move(*failure)};
    const MatchField field(state, request.absent);
    const Rules rules(field);
    upfloat::RoundPairer pairer(rules);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing();
}

} // namespace pairwright::double_swiss
