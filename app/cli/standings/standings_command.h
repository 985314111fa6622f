#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `standings`: the ranking of a TRF or of a tournament file after a round.
class StandingsCommand : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
