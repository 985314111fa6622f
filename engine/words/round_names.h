#pragma once

#include "engine/round_rules.h"

#include <limits>
#include <span>
#include <string>
#include <vector>

namespace pairwright {

/// How a round is spoken of: its number, whose articles are cited, and the file's id of Tpn t+1. Refers to the caller's
/// ids.
struct RoundNames {
    RoundNumber round;
    SystemEdition rules;
    std::span<const int> ids;

    [[nodiscard]] int idOf(Tpn tpn) const { return ids[static_cast<std::size_t>(tpn.value - 1)]; }
};

/// "3, 17, 20": the first `most` of them.
std::string idList(const std::vector<Tpn>& players, const RoundNames& names,
                   std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace pairwright
