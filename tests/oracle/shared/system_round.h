#pragma once

#include "engine/pairing.h"

#include <optional>
#include <vector>

namespace pairwright::oracle {

/// One group of players as it was finally paired, for messages and for comparison with decision records.
struct PairedGroup {
    std::vector<Tpn> residents;             ///< by rank
    std::vector<Tpn> incoming;              ///< floaters from another group, by rank
    std::vector<std::pair<Tpn, Tpn>> pairs; ///< in the order in which the articles make them
    std::vector<Tpn> outgoing;              ///< who floats out of this group, by rank
    std::vector<Tpn> shiftedToBlack{};      ///< Dubov, 3.2.4: from G1 to G2
    std::vector<Tpn> shiftedToWhite{};
    friend bool operator==(const PairedGroup&, const PairedGroup&) = default;
};

/// The answer of the oracle of Dubov, Burstein or Lim.
struct SystemRound {
    std::vector<Board> boards; ///< ascending by White's number
    std::optional<Tpn> bye;
    std::vector<PairedGroup> groups; ///< in the order in which they were paired
};

} // namespace pairwright::oracle
