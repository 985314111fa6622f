#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `convert`: from one file format to another, chosen by the ending of the new file.
class ConvertCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
