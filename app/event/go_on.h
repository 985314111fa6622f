#pragma once

#include "app/event/promotion.h"

namespace pairwright {

/// Who goes on from one or several files: the best `count` of each, the first of all before the second of all, and
/// within a rank by the order of the files.
struct GoOn {
    std::vector<PartPlayer> players; ///< in the order of the seeds
    std::vector<SharedBorder> ties;  ///< of files whose last place that goes on is shared with somebody who does not
};
/// SeasonFault::Code::notFinished, tooSmall.
Expected<GoOn, SeasonFault> bestOf(const std::vector<PartFile>& parts, int count,
                                   const std::vector<TieDecision>& decided = {});

enum class Seeds : std::uint8_t {
    byRating, ///< numbers as in any tournament
    asListed, ///< the first of the list is number 1
};

/// A tournament of players of several files, with keys of their own from 1. Event and settings are those of `model`,
/// as far as they hold for others (partOf()); the players of `plan` are not looked at.
NewPart gathered(const std::vector<PartFile>& parts, const std::vector<PartPlayer>& players, const Tournament& model,
                 const PartPlan& plan, const QString& eventName, Seeds seeds);

} // namespace pairwright
