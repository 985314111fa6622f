#include "app/domain/rounds/withdrawal_after.h"

#include "engine/capabilities.h"

namespace pairwright {

const Withdrawal* withdrawalAfter(const Tournament& tournament, const Player& player, int round)
{
    if (const Withdrawal* next = withdrawalIn(player, RoundNumber{round + 1}))
        return next;
    if (player.withdrawals.empty() || !capabilitiesOf(tournament.settings.system).allPlayAll)
        return nullptr;
    const Withdrawal& last = player.withdrawals.back();
    return !last.back && last.from.value > tournament.settings.plannedRounds ? &last : nullptr;
}

} // namespace pairwright
