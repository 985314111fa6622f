#include "app/session/command/command.h"

#include "app/session/command/command_names.h"

namespace pairwright {

CommandName commandNameOf(const Command& command)
{
    return static_cast<CommandName>(command.index());
}

QLatin1StringView nameOf(const Command& command)
{
    return nameOf(commandNameOf(command));
}

} // namespace pairwright
