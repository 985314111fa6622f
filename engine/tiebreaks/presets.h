#pragma once

#include "engine/tiebreaks/tie_break.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace pairwright {

/// Buchholz Cut-1, Buchholz, Sonneborn-Berger, direct encounter, wins: of tournaments that say nothing else.
std::vector<TieBreak> defaultTieBreaks();

/// A list to choose from. C.07 itself recommends none since 2023; the others are what FIDE recommended or used before,
/// written in the codes of today. They rest on secondary sources: two that quote the handbook of 2021 alike, a report
/// of the decision of 2019. The round robin is what is common, without a source.
struct TieBreakPreset {
    enum class Id : std::uint8_t {
        standard,
        swissWithoutRatings, ///< handbook C.02 art. 13.16.4 as of 2021: Swiss, not all ratings consistent
        swissWithRatings,    ///< art. 13.16.5: all ratings consistent
        worldCycle,          ///< Swiss events of the world championship cycle, 2019
        roundRobin,          ///< a common list
    };
    Id id = Id::standard;
    std::string_view list; ///< as parseTieBreaks() reads it
};

std::span<const TieBreakPreset> tieBreakPresets();
std::vector<TieBreak> tieBreaksOf(const TieBreakPreset& preset);

} // namespace pairwright
