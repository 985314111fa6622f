#pragma once

#include "app/cli/command.h"

#include <span>

namespace pairwright::cli {

/// `completion`: what a shell needs to complete the command line, made from the specs of all commands.
class CompletionCommand : public Command {
public:
    /// `commands` live as long as this, which is one of them.
    explicit CompletionCommand(std::span<const Command* const> commands)
        : commands_(commands)
    {
    }
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;

private:
    std::span<const Command* const> commands_;
};

} // namespace pairwright::cli
