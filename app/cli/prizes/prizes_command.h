#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `prizes`: who wins what by the fund of a tournament, or by one that is read from a list.
class PrizesCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
