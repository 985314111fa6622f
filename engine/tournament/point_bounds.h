#pragma once

#include "engine/tournament/point_system.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace pairwright {

/// What FIDE does not want of points: bounds that no tournament in FIDE mode leaves.
enum class PointBound : std::uint8_t {
    twoDraws,  ///< two draws are worth more than a win and a loss
    byeOfWin,  ///< a bye is worth more than a win
    usualByes, ///< with 1, ½, 0 the pairing-allocated bye is worth something else than one of the three
};

/// The first bound that they leave; where a value depends on the colour, by the one that leaves it sooner.
std::optional<PointBound> boundLeft(const PointSystem& points);

/// "two draws are worth more than a win and a loss together, which FIDE does not allow"
std::string_view describe(PointBound bound);

} // namespace pairwright
