#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// The rating lists of this machine: taken in, shown, removed, searched.
class ListsCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
