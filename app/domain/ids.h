#pragma once

#include "engine/base/ids.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace pairwright {

/// Permanent key of a player inside one tournament file. Given once by the session, from 1, never
/// used again for somebody else. Everything that is stored refers to players by this key; the TPN
/// is derived (app/domain/players/tpn_order.h) and may change.
struct PlayerKey {
    std::int64_t value = 1;
    friend constexpr auto operator<=>(PlayerKey, PlayerKey) = default;
};

/// Permanent name of a thing of a list (a group, players who may not meet) inside one tournament file, so that it can
/// be changed at its place and is the same thing afterwards. Given once by the session, from 1, never again for
/// another.
struct ThingId {
    std::int64_t value = 0; ///< 0: not given yet
    friend constexpr auto operator<=>(ThingId, ThingId) = default;
};

/// Names one game of a published round, for results: round and board number, both from 1, and in a match of two
/// games (Double-Swiss) which of them.
struct BoardId {
    RoundNumber round;
    int board = 1;
    int game = 1;
    friend constexpr auto operator<=>(BoardId, BoardId) = default;
};

} // namespace pairwright

template <>
struct std::hash<pairwright::PlayerKey> {
    std::size_t operator()(pairwright::PlayerKey key) const noexcept { return std::hash<std::int64_t>{}(key.value); }
};
