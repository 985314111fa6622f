#pragma once

#include "app/cli/console/arguments.h"
#include "engine/trf/to_state.h"

namespace pairwright::cli {

/// The options that say how a file is to be paired, before `more`.
std::vector<OptionSpec> withChoices(std::vector<OptionSpec> more);

/// What they say.
Expected<trf::Choices, CliError> choicesOf(const Arguments& arguments);

} // namespace pairwright::cli
