#pragma once

#include "app/cli/console/exit_code.h"

#include <span>
#include <string>

namespace pairwright::cli {

/// Runs the command that the words (without the program's name) ask for.
ExitCode runCommandLine(std::span<const std::string> words);

} // namespace pairwright::cli
