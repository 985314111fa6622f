#pragma once

#include "engine/trf/document.h"

#include <compare>
#include <string>
#include <vector>

namespace pairwright::trf {

/// Points that record 299 takes off players in a round.
struct PointsTakenOff {
    RoundNumber round;
    Score points;                ///< as written, below zero
    std::vector<FileId> players; ///< ascending
    friend bool operator==(const PointsTakenOff&, const PointsTakenOff&) = default;
};

/// The points of the games that do not count, by round and amount; games without points need none.
std::vector<PointsTakenOff> pointsTakenOff(const Document& document);

/// A record 299 that takes points off in one round; none for any other.
std::optional<PointsTakenOff> readPointsTakenOff(const std::string& text);

/// "Not counted @ Rounds 1 2 3: 7"; none for any other text.
std::optional<UncountedGames> readUncounted(const std::string& text);
std::string toString(const UncountedGames& games);

/// Marks the cells of both players. False, and nothing is marked, if nobody has the id, or he is marked already, or one
/// of the rounds has no game of his.
bool markUncounted(Document& document, const UncountedGames& games);

} // namespace pairwright::trf
