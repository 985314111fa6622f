#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>

namespace pairwright {

enum class Unplayed : std::uint8_t { none, some };

/// A tournament with random ratings, pairings and results, and with byes, withdrawals and forfeits if asked
/// for; the same for the same seed. It follows no pairing rules: tie-breaks do not ask how the pairings came about.
TournamentState randomEvent(std::uint64_t seed, int players, int rounds, Unplayed unplayed = Unplayed::some);

/// The same in matches of two games (Double-Swiss): two columns a round, games of either sort in one match.
TournamentState randomMatches(std::uint64_t seed, int players, int rounds, Unplayed unplayed = Unplayed::some);

/// Everybody against everybody, 3 to 12 players, one to three cycles with the colours turned in every second one. Some
/// withdraw: what is left of their games is forfeited, and who has played under half of them is left out of the
/// standings.
TournamentState randomAllPlayAll(std::uint64_t seed);

/// Every game of an event played twice with the same result, the second time with the other colour, every bye given for
/// both games: twice the points in matches. The pairing-allocated bye is worth a game drawn less in the first column.
TournamentState everyGameTwice(const TournamentState& state);

} // namespace pairwright
