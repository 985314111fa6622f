#pragma once

#include "app/cli/console/arguments.h"
#include "engine/trf/to_state.h"

namespace pairwright::cli {

/// The options that say how a file is to be paired, before `more`.
std::vector<OptionSpec> withChoices(std::vector<OptionSpec> more);

/// What they say.
Expected<trf::Choices, CliError> choicesOf(const Arguments& arguments);
/// The system in which everybody meets everybody as often as `--cycles` says, and its option.
Expected<Done, CliError> takeCycles(const Arguments& arguments, trf::Choices& choices);
/// What `--maxi` and `--seam` say, where a command has them.
Expected<Done, CliError> takeOptions(const Arguments& arguments, trf::Choices& choices);
/// Refuses an option of rules that the system does not have.
Expected<Done, CliError> checkOptionsOf(SystemEdition system, const trf::Choices& choices);

} // namespace pairwright::cli
