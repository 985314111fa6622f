#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `ratings`: a preview of rating changes and title norms.
class RatingsCommand final : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
