#pragma once

#include "engine/base/random.h"
#include "engine/tournament/round_record.h"

#include <cstdint>
#include <optional>

namespace pairwright::generator {

/// How a game between two ratings may end, in parts of a million.
struct GameChances {
    std::uint32_t whiteWins = 0;
    std::uint32_t draw = 0; ///< the rest: Black wins
};

constexpr std::uint32_t allChances = 1'000'000;

/// Each side's expected score is that of FIDE's rating table (B.02 art. 8.1.2), a difference of more than 400 counting
/// as 400; the colour gives nobody an advantage. So nobody's rating is expected to change. The share of draws is that
/// of Otto Milvang's model, which FIDE's generators use, the mean of both colours, as far as the expected score leaves
/// room: only sums, products and quotients of doubles, so that every machine computes the same. `draws`: per cent of
/// drawn games between equals of 2000, to which the draws of all games are scaled.
GameChances gameChances(int white, int black, std::optional<int> draws = {});

/// As Milvang's model has them itself: White has an advantage, and the weaker side a better chance than by the table.
GameChances modelChances(int white, int black);

/// The outcome for White.
GameOutcome drawnOutcome(Random& random, GameChances chances);

} // namespace pairwright::generator
