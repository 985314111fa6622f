#pragma once

#include "app/domain/changes/finding.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Why a command was not done. Nothing was changed.
struct CommandError {
    enum class Kind : std::uint8_t {
        refused,           ///< not possible; `findings` says why and what to do instead
        needsConfirmation, ///< ask at `level`, then apply again with that level acknowledged
        notSaved,          ///< accepted, but the disk said no; memory and file are as before
    };
    Kind kind = Kind::refused;
    WarningLevel level = WarningLevel::refused;
    std::vector<Finding> findings; ///< refused: the reasons; needsConfirmation: also the consequences
    /// The step of somebody else that was faster.
    struct Other {
        QString who;
        QDateTime at; ///< UTC
        friend bool operator==(const Other&, const Other&) = default;
    };
    std::optional<Other> other = {}; ///< of a command that had been accepted and does not hold on top of that step
    friend bool operator==(const CommandError&, const CommandError&) = default;
};

} // namespace pairwright
