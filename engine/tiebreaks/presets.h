#pragma once

#include "engine/tiebreaks/tie_break.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace pairwright {

/// Of tournaments that say nothing else: Buchholz Cut-1, Buchholz, Sonneborn-Berger, direct encounter, wins; in a round
/// robin direct encounter, wins, Sonneborn-Berger, Koya; of teams the other score, direct encounter and extended
/// Sonneborn-Berger, and in a Swiss Buchholz.
std::vector<TieBreak> defaultTieBreaks(EventFormat format = EventFormat::swiss, Entrants entrants = Entrants::players);

/// A list without what an event of that format may not use, and what that is.
struct UsableTieBreaks {
    std::vector<TieBreak> list;
    std::vector<TieBreak> dropped;
};
UsableTieBreaks usableTieBreaks(std::span<const TieBreak> list, EventFormat format);
/// What becomes of a list when the event takes that format: nobody has chosen the usual list of the other, so it
/// becomes its own, and so does a list of which nothing is left.
UsableTieBreaks tieBreaksInFormat(std::span<const TieBreak> list, EventFormat format,
                                  Entrants entrants = Entrants::players);
/// The same when players become teams or teams players.
std::vector<TieBreak> tieBreaksOfEntrants(std::span<const TieBreak> list, EventFormat format, Entrants entrants);

/// A list to choose from. C.07 itself recommends none since 2023; the others are what FIDE recommended or used before,
/// written in the codes of today. They rest on secondary sources: two that quote the handbook of 2021 alike, a report
/// of the decision of 2019. The round robin and those of teams are what is common,
/// without a source.
struct TieBreakPreset {
    enum class Id : std::uint8_t {
        standard,
        swissWithoutRatings, ///< handbook C.02 art. 13.16.4 as of 2021: Swiss, not all ratings consistent
        swissWithRatings,    ///< art. 13.16.5: all ratings consistent
        worldCycle,          ///< Swiss events of the world championship cycle, 2019
        roundRobin,          ///< a common list
        teams,               ///< a common list of a Swiss of teams
        teamsRoundRobin,     ///< and of a league
    };
    Id id = Id::standard;
    std::string_view list; ///< as parseTieBreaks() reads it
};

/// Those that an event of that format may use, its usual list first.
std::vector<TieBreakPreset> tieBreakPresets(EventFormat format = EventFormat::swiss,
                                            Entrants entrants = Entrants::players);
std::vector<TieBreak> tieBreaksOf(const TieBreakPreset& preset);

} // namespace pairwright
