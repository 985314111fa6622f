#include "engine/burstein/burstein.h"

#include "engine/burstein/round_pairer.h"
#include "engine/dutch/dutch.h"

#include <algorithm>

namespace pairwright::burstein {

int seedingRounds(int plannedRounds)
{
    return std::min(plannedRounds / 2, 4);
}

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition)
{
    if (state.roundsPlayed() < seedingRounds(state.plannedRounds))
        return dutch::pairRound(state, request, seedingEdition(edition));
    const IndexedField field(state, edition, request.absent);
    RoundPairer pairer(field);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    return pairer.pairing(state);
}

} // namespace pairwright::burstein
