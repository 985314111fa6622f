#pragma once

#include "app/domain/ids.h"

#include <QString>

#include <cstdint>

namespace pairwright {

/// Number of a start position of Chess960 (0 to 959, FIDE Laws, Guidelines II), 518 is that of chess.
inline constexpr int chess960Positions = 960;

/// The position of a round: drawn, the same on all boards; the same seed gives the same for all time.
int startPositionOf(RoundNumber round, std::uint64_t seed);

/// White's pieces from the a-file on, "RNBQKBNR". Precondition: 0 <= number < 960.
QString piecesOfPosition(int number);

/// "Position 518: RNBQKBNR", in the language of the user.
QString startPositionText(RoundNumber round, std::uint64_t seed);

} // namespace pairwright
