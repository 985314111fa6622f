#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `version`: the program and the pairing systems that this build has.
class VersionCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
