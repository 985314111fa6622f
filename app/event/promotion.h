#pragma once

#include "app/event/part_plan.h"
#include "app/event/parts.h"
#include "app/event/ties.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// A player of one of several files.
struct PartPlayer {
    std::size_t part = 0; ///< place in the list of files
    PlayerKey player;
    int rank = 1;
    friend bool operator==(const PartPlayer&, const PartPlayer&) = default;
};

/// How many change groups at the end of a season, between any two that follow each other.
struct PromotionRule {
    int up = 1;   ///< the first of the lower one
    int down = 1; ///< the last of the upper one
};

/// Somebody changes groups.
struct Transfer {
    PartPlayer who;
    std::size_t to = 0;
    friend bool operator==(const Transfer&, const Transfer&) = default;
};

/// The groups of the next season.
struct Season {
    std::vector<Transfer> transfers;             ///< from the first group to the last: who goes up, then who goes down
    std::vector<std::vector<PartPlayer>> groups; ///< who comes from above first, then who stays, then from below
    std::vector<SharedBorder> ties;              ///< what the standings do not say
};

struct SeasonFault {
    enum class Code : std::uint8_t {
        fewerThanTwo, ///< groups
        notFinished,  ///< `part`
        tooSmall,     ///< `part` has fewer players than go up and down from it, or fewer in its standings than go up
    };
    Code code = Code::fewerThanTwo;
    std::size_t part = 0;
    friend bool operator==(const SeasonFault&, const SeasonFault&) = default;
};

/// Promotions and relegations by the standings of finished groups, the highest first, and by what the arbiter decided.
Expected<Season, SeasonFault> nextSeason(const std::vector<PartFile>& parts, PromotionRule rule,
                                         const std::vector<TieDecision>& decided = {});

/// New tournaments of those groups: each is as the part of its place was, with its players anew.
std::vector<NewPart> seasonParts(const std::vector<PartFile>& parts, const Season& season, const QString& eventName);

} // namespace pairwright
