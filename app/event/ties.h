#pragma once

#include "app/event/parts.h"
#include "app/event/places.h"

#include <initializer_list>

/// Where the standings of a file do not say who goes: the arbiter decides.
namespace pairwright {

/// The order that the arbiter gave to all who share a rank in the standings of a file.
struct TieDecision {
    QString file; ///< PartFile::path
    std::vector<PlayerKey> order;
};

/// A rank is shared, and some of those who share it go while others stay.
struct SharedBorder {
    std::size_t part = 0;
    int rank = 1;
    std::vector<PlayerKey> players; ///< in the order in which they go; by number as long as it is not decided
    bool decided = false;           ///< the arbiter has given that order
    friend bool operator==(const SharedBorder&, const SharedBorder&) = default;
};

/// placesOf() of a file, in the order that was decided; a decision counts as long as just those players share a rank.
std::vector<RankedPlace> placesOf(const PartFile& file, const std::vector<TieDecision>& decided);

/// The ranks of a file through which borders run. `places` are those of placesOf() with these decisions; a border is
/// the number of places before it.
std::vector<SharedBorder> sharedBorders(const PartFile& file, std::size_t part, const std::vector<RankedPlace>& places,
                                        std::initializer_list<std::size_t> borders,
                                        const std::vector<TieDecision>& decided);

/// The one that a player of a file stands at; nullptr: the standings say what he does.
const SharedBorder* borderOf(const std::vector<SharedBorder>& all, std::size_t part, PlayerKey player);

} // namespace pairwright
