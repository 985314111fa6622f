#pragma once

#include "app/cli/console/exit_code.h"
#include "engine/words/failure_words.h"

namespace pairwright::cli {

inline ExitCode exitCodeOf(PairingFailure::Reason reason)
{
    return static_cast<ExitCode>(kindOf(reason));
}

} // namespace pairwright::cli
