#pragma once

#include "engine/trf/to_state.h"

#include <optional>
#include <string_view>

namespace pairwright::trf {

/// How the rounds of a file compare with the table that an all-play-all is laid out by.
struct TableFit {
    std::string_view seam; ///< the choice of the option `seam` that more rounds follow; empty: no matter
    std::optional<RoundNumber> firstOther; ///< the first round that has other pairs than the table
};

/// Precondition: the system of `input` makes all rounds at once.
TableFit tableFitOf(const PairingInput& input);

} // namespace pairwright::trf
