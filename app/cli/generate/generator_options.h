#pragma once

#include "app/cli/console/arguments.h"
#include "app/cli/generate/team_event.h"
#include "engine/generator/settings.h"

namespace pairwright::cli {

/// What `generate` and `simulate` take alike: the settings of random tournaments, seeds and threads.
std::vector<OptionSpec> generatorOptions();

Expected<generator::Settings, CliError> generatorSettings(const Arguments& arguments);

/// Whether an event of teams is asked for, which only `generate` makes.
bool areTeams(const Arguments& arguments);
Expected<generator::TeamSettings, CliError> teamGeneratorSettings(const Arguments& arguments);

/// Seeds one after the other, a tournament each.
struct Seeds {
    int first = 1;
    int count = 1;
    int threads = 0; ///< 0: one for each core
};

Expected<Seeds, CliError> seedsOf(const Arguments& arguments, int usualCount);

} // namespace pairwright::cli
