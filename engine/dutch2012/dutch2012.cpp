#include "engine/dutch2012/dutch2012.h"

#include "engine/dutch2012/round_pairer.h"

namespace pairwright::dutch2012 {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    const dutch::DutchField field(state, dutch::Edition::of2012, request.absent);
    RoundPairer pairer(field);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing(state);
}

} // namespace pairwright::dutch2012
