#pragma once

#include "engine/pairing.h"
#include "tests/fuzz/body.h"

#include <vector>

namespace pairwright::fuzz {

/// Everybody who is present sits on one board or has the bye.
inline void requireComplete(const TournamentState& state, const PairingRequest& request, const RoundPairing& pairing)
{
    std::vector<int> seats(state.players.size() + 1, 0);
    const auto seat = [&seats](Tpn tpn) {
        ++seats.at(static_cast<std::size_t>(tpn.value));
    };
    for (const Board& board : pairing.boards) {
        seat(board.white);
        seat(board.black);
    }
    if (pairing.bye)
        seat(*pairing.bye);
    for (const Tpn absent : request.absent)
        seat(absent);
    for (std::size_t tpn = 1; tpn < seats.size(); ++tpn)
        require(seats[tpn] == 1, "not everybody has one place");
}

} // namespace pairwright::fuzz
