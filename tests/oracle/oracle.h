#pragma once

#include "tests/oracle/round.h"

#include "engine/pairing.h"

namespace pairwright::oracle {

/// The answer of the oracle in the terms of the engine.
struct OracleRound {
    std::vector<Board> boards; ///< ascending by White's number
    std::optional<Tpn> bye;
    std::vector<BracketRecord> brackets; ///< without players charged and `transposed`
};

/// Dutch 2026 and 2017. No value: no complete pairing exists.
std::optional<OracleRound> pairByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent);

} // namespace pairwright::oracle
