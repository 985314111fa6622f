#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `check`: pairs every recorded round again and reports where the record leaves the rules.
class CheckCommand final : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
