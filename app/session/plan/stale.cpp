#include "app/session/plan/stale.h"

#include "app/domain/rounds/pairings.h"
#include "app/pairing/adapter.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr int mostNewcomers = 64; // each is a hash

bool wasThere(const RoundVersion& proposal, PlayerKey key)
{
    if (isPlaced(proposal.pairings, key) || proposal.tpnOf(key))
        return true;
    const auto& phase = proposal.manualPhase;
    return phase && (isPlaced(phase->pairings, key) ||
                     std::find(phase->pool.begin(), phase->pool.end(), key) != phase->pool.end());
}

} // namespace

bool isStale(const Tournament& tournament, const RoundVersion& proposal, const QString& hashOfInput)
{
    if (proposal.inputHash == (hashOfInput.isEmpty() ? pairingInputHash(tournament) : hashOfInput))
        return false;
    if (proposal.inputHash.isEmpty() || (!proposal.manualPhase && proposal.origin != PairingOrigin::edited))
        return true;
    Tournament before = tournament;
    for (int newcomers = 1; newcomers <= mostNewcomers && !before.players.empty(); ++newcomers) {
        const auto newest = std::max_element(before.players.begin(), before.players.end(),
                                             [](const Player& a, const Player& b) { return a.key < b.key; });
        if (wasThere(proposal, newest->key))
            return true;
        before.players.erase(newest);
        if (proposal.inputHash == pairingInputHash(before))
            return false;
    }
    return true;
}

} // namespace pairwright
