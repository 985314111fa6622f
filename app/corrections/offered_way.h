#pragma once

#include "app/domain/changes/finding.h"
#include "app/session/command/command.h"

#include <QDateTime>

#include <string_view>
#include <vector>

namespace pairwright {

/// What there is to know of a way that can be gone now, whatever it is for.
struct OfferedWay {
    std::string_view article;                ///< of what allows it; empty: outside FIDE mode the arbiter decides
    int boardsChanged = 0;                   ///< published boards that change with it; new ones are none
    bool byFide = true;                      ///< false: only because the tournament is not in FIDE mode
    WarningLevel level = WarningLevel::none; ///< to acknowledge
    std::vector<Finding> findings = {};      ///< what there is to say about it
};

/// Fills in what the command of the way meets. False: it is impossible now, or changes nothing.
bool isPossible(OfferedWay& way, const Tournament& tournament, const Command& command, const QDateTime& now);

} // namespace pairwright
