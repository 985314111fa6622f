#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace pairwright {

/// Tournament pairing number (C.04.2 art. 2): position in the initial order, 1 is the highest rank.
struct Tpn {
    std::int32_t value = 1;
    friend constexpr auto operator<=>(Tpn, Tpn) = default;
};

/// Number of a round, from 1.
struct RoundNumber {
    std::int32_t value = 1;
    friend constexpr auto operator<=>(RoundNumber, RoundNumber) = default;
};

} // namespace pairwright

template <>
struct std::hash<pairwright::Tpn> {
    std::size_t operator()(pairwright::Tpn tpn) const noexcept { return std::hash<std::int32_t>{}(tpn.value); }
};
