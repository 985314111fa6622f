#pragma once

#include "app/cli/exit_code.h"
#include "engine/pairing.h"

namespace pairwright::cli {

ExitCode exitCodeOf(PairingFailure::Reason reason);

} // namespace pairwright::cli
