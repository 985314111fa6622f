#pragma once

#include "app/domain/tournament.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pairwright::prizes {

/// What a result of one's own would bring in prize money, as the other open boards may end.
struct Prospect {
    std::int64_t least = 0; ///< hundredths, of all the ways that were tried
    std::int64_t most = 0;
    std::int64_t average = 0;
    int prizes = 0; ///< in how many of them there is a prize, money or not
};

/// Of the open game of a player in the round that is played.
struct Prospects {
    BoardId board;
    PlayerKey opponent;
    std::array<Prospect, 3> of; ///< win, draw, loss
    int ways = 0;               ///< that the other open boards can end and were tried
    bool all = false;           ///< all of them; otherwise drawn by the ratings, the same each time
};

inline constexpr int usualWays = 81;

/// None: he has no open game in the last published round. `mustStop` is asked now and then.
std::optional<Prospects> prospectsOf(const Tournament& tournament, PlayerKey player, int ways = usualWays,
                                     const std::function<bool()>& mustStop = {});

} // namespace pairwright::prizes
