#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `explain`: why a round is paired as it is, and why two players are not paired.
class ExplainCommand final : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
