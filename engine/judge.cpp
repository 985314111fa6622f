#include "engine/judge.h"

#include "engine/registry.h"
#include "engine/request_check.h"

namespace pairwright {

GivenRound givenBy(const RoundPairing& pairing)
{
    GivenRound given;
    for (const Board& board : pairing.boards)
        given.boards.emplace_back(board.white, board.black);
    given.bye = pairing.bye;
    return given;
}

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    if (auto failure = requestFailure(state, request))
        return Unexpected{std::move(*failure)};
    const Watch watch(request.stop);
    try {
        return pairingSystem(request.system)->judge(state, request, given);
    } catch (const GivenUp& reason) {
        return Unexpected{failureOf(reason)};
    }
}

} // namespace pairwright
