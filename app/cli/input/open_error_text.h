#pragma once

#include "app/cli/console/exit_code.h"
#include "app/storage/open_error.h"

namespace pairwright::cli {

/// Why a tournament file could not be read or made, as one line, and what to do about it.
CliError cliErrorOf(const OpenError& error);

} // namespace pairwright::cli
