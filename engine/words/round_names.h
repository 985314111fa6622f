#pragma once

#include "engine/capabilities.h"
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
    bool ofTeams = false; ///< teams are entrants, also of a system that pairs players as well

    [[nodiscard]] int idOf(Tpn tpn) const { return ids[static_cast<std::size_t>(tpn.value - 1)]; }
    [[nodiscard]] Entrants entrants() const { return ofTeams ? Entrants::teams : capabilitiesOf(rules).entrants; }
    /// "player" or "team", and more than one of them.
    [[nodiscard]] std::string one() const { return entrants() == Entrants::teams ? "team" : "player"; }
    [[nodiscard]] std::string many() const { return one() + 's'; }
};

/// "3, 17, 20": the first `most` of them.
std::string idList(const std::vector<Tpn>& players, const RoundNames& names,
                   std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace pairwright
