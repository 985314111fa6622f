#pragma once

#include "app/session/command/command.h"

#include <functional>
#include <vector>

namespace pairwright::test {

struct NamedCommand {
    const char* name;
    std::function<Command(const Tournament&)> make;
};

/// A course of a tournament in which every command happens at least once.
std::vector<NamedCommand> everyCommand();

} // namespace pairwright::test
