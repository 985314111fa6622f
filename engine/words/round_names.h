#pragma once

#include "engine/round_rules.h"

#include <span>

namespace pairwright {

/// How a round is spoken of: its number, whose articles are cited, and the file's id of Tpn t+1. Refers to the caller's
/// ids.
struct RoundNames {
    RoundNumber round;
    SystemEdition rules;
    std::span<const int> ids;

    [[nodiscard]] int idOf(Tpn tpn) const { return ids[static_cast<std::size_t>(tpn.value - 1)]; }
};

} // namespace pairwright
