#pragma once

#include "engine/base/random.h"
#include "engine/tournament/round_record.h"

#include <cstdint>
#include <optional>

namespace pairwright::generator {

/// How a game between two ratings may end, in parts of a million. Otto Milvang's model, which FIDE's generators use:
/// only sums, products and quotients of doubles, so that every machine computes the same.
struct GameChances {
    std::uint32_t whiteWins = 0;
    std::uint32_t draw = 0; ///< the rest: Black wins
};

constexpr std::uint32_t allChances = 1'000'000;

/// `draws`: per cent of drawn games between equals of 2000, to which the draws of all games are scaled; the expected
/// score stays. None: as the model has them.
GameChances gameChances(int white, int black, std::optional<int> draws = {});

/// The outcome for White.
GameOutcome drawnOutcome(Random& random, GameChances chances);

/// Chance, in parts of a million, that one side stays away where one game in `games` is forfeited; 0: never.
std::uint32_t absenceChance(int games);

} // namespace pairwright::generator
