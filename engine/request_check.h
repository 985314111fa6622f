#pragma once

#include "engine/base/watch.h"
#include "engine/pairing.h"

#include <string>
#include <string_view>

namespace pairwright {

/// What is wrong with a request before any system looks at it; none: nothing is.
std::optional<PairingFailure> requestFailure(const TournamentState& state, const PairingRequest& request);

/// The same as an answer.
PairingFailure failureOf(const GivenUp& reason);

} // namespace pairwright
