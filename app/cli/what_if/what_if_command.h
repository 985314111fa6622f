#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// What would have been, had a game ended otherwise.
class WhatIfCommand final : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
