#pragma once

#include "app/domain/changes/finding.h"
#include "app/session/command/command.h"

#include <cstdint>
#include <variant>

namespace pairwright {

/// What somebody wants of the tournament, from which its step is planned: once when it is given, and again when the
/// disk has refused it.
struct Intent {
    struct Undo {
        std::int64_t step; ///< the one that is taken back: the last that still held
    };
    struct Redo {
        std::int64_t step; ///< the one that is done again
    };
    struct Restore {
        std::int64_t step; ///< the moment after it
    };
    std::variant<Command, Undo, Redo, Restore> what;
    WarningLevel acknowledged = WarningLevel::none; ///< up to which the arbiter was asked
};

} // namespace pairwright
