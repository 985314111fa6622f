#pragma once

#include "ui/frame/desk.h"

#include <memory>

namespace pairwright {

/// Gives the desk a command; true if it was accepted at once.
inline bool applied(Desk& desk, const Command& command)
{
    // Lives on with the command: a question in the message bar may be answered later.
    const auto accepted = std::make_shared<bool>(false);
    desk.apply(command, {}, {}, whenAccepted([accepted] { *accepted = true; }));
    return *accepted;
}

} // namespace pairwright
