#include "app/pairing/empty_round.h"

#include "app/domain/json/record_json.h"
#include "app/domain/program_version.h"
#include "app/pairing/adapter.h"
#include "app/pairing/paired_from.h"

#include <algorithm>

namespace pairwright {

RoundDraft emptyRound(const Tournament& tournament)
{
    const PairingInput input = pairingInput(tournament);
    RoundDraft draft;
    draft.round = input.round;
    draft.origin = PairingOrigin::edited;
    draft.system = input.request.system;
    draft.order = input.view.order.order();
    draft.record = KeptRecord(StoredRecord{{}, {}, input.request.system, programVersion(), resultsSoFar(tournament)});
    draft.inputHash = pairingInputHash(tournament);
    return draft;
}

std::vector<PlayerKey> playersToPair(const Tournament& tournament)
{
    const PairingInput input = pairingInput(tournament);
    std::vector<PlayerKey> players = input.view.order.order();
    std::erase_if(players, [&input](PlayerKey key) {
        const auto tpn = input.view.order.tpnOf(key);
        return std::binary_search(input.request.absent.begin(), input.request.absent.end(), *tpn);
    });
    return players;
}

} // namespace pairwright
