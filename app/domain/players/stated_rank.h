#pragma once

#include "app/domain/ids.h"
#include "engine/base/limits.h"
#include "engine/base/score.h"

#include <optional>

namespace pairwright {

/// Four columns of a TRF hold it.
constexpr int highestStatedRank = mostPlayers;

/// What an imported file says of one player's place, without saying by which tie-breaks.
struct StatedRank {
    PlayerKey player;
    std::optional<int> rank; ///< 1 .. highestStatedRank; none: the file says nothing of this one
    Score points;            ///< the player's when it was stated: with others it is a place no more
    friend bool operator==(const StatedRank&, const StatedRank&) = default;
};

} // namespace pairwright
