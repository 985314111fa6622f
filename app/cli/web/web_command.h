#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `web FILE --out DIR`: the folder of pages that the window publishes.
class WebCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
