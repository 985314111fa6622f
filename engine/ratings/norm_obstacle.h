#pragma once

#include "engine/ratings/rating_event.h"

#include <optional>
#include <span>

namespace pairwright {

/// What keeps everybody from every title norm, however the games end (B.01:2024 art. 1.4). Of each condition only what
/// is necessary is looked at: without an obstacle there may be no norm all the same.
enum class NormObstacle : std::uint8_t {
    tooFewGames,  ///< fewer than nine are planned
    tooFewTitled, ///< nobody can meet enough opponents with titles
    tooWeak,      ///< the strongest opponents average less than any norm asks for
};

/// The games that a norm needs.
inline constexpr int gamesOfANorm = 9;

/// `games`: planned for each; `againstOne`: at most so many of them against one and the same opponent.
std::optional<NormObstacle> normObstacle(std::span<const RatedPerson> people, int games, int againstOne);

} // namespace pairwright
