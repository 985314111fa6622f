#include "engine/dutch/dutch.h"

#include "engine/dutch/round_pairer.h"

namespace pairwright::dutch {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition)
{
    const DutchField field(state, edition, request.absent);
    RoundPairer pairer(field);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing(state);
}

} // namespace pairwright::dutch
