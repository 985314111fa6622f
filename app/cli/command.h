#pragma once

#include "app/cli/console/arguments.h"
#include "app/cli/console/console.h"
#include "app/cli/console/exit_code.h"
#include "engine/base/expected.h"

namespace pairwright::cli {

/// One command of the program. Stateless: one object serves one call.
class Command {
public:
    Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
    virtual ~Command() = default;

    [[nodiscard]] virtual const CommandSpec& spec() const = 0;
    /// Does the work; the error is the one line that the user reads.
    [[nodiscard]] virtual Expected<Done, CliError> run(const Arguments& arguments, Console& console) const = 0;
};

} // namespace pairwright::cli
