#pragma once

#include "app/cli/command.h"

namespace pairwright::cli {

/// `generate`: random tournaments, paired by the rules, one TRF each (the generator that FIDE asks for).
class GenerateCommand final : public Command {
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Expected<Done, CliError> run(const Arguments& arguments, Console& console) const override;
};

} // namespace pairwright::cli
