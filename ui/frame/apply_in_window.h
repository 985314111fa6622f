#pragma once

#include "ui/frame/desk.h"

namespace pairwright {

/// Desk::apply() for a window of its own: what is refused, and what is asked at level 2, stands in its `bar`, not
/// behind it. Precondition: a tournament is open.
void applyInWindow(MessageBar& bar, Desk& desk, const Command& command, const QString& title, const QString& action,
                   const Continuation& then = {});

} // namespace pairwright
