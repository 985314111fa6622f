#pragma once

#include "engine/pairing.h"
#include "engine/words/round_names.h"

#include <string>

namespace pairwright {

/// What a failure means to a program that asked: the numbers are the exit codes of the command lines and what the
/// library returns.
enum class FailureKind : int {
    noLegalPairing = 1,
    internal = 2,
    badRequest = 3, ///< the file or the options
    tooLarge = 4,
};
FailureKind kindOf(PairingFailure::Reason reason);

/// Who blocks the round and why, with the ids of the file.
std::string failureText(const PairingFailure& failure, const RoundNames& names);

} // namespace pairwright
