#pragma once

#include "engine/pairing.h"
#include "engine/words/round_names.h"

#include <string>

namespace pairwright {

/// Who blocks the round and why, with the ids of the file.
std::string failureText(const PairingFailure& failure, const RoundNames& names);

} // namespace pairwright
