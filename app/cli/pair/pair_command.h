#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `pair`: pairs the next round of a TRF or of a tournament file.
class PairCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
