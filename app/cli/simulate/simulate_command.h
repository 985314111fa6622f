#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `simulate`: how tournaments of one set-up come out.
class SimulateCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
