#pragma once

namespace pairwright {

/// How large a tournament may be that is stored or written: its columns and ids in a TRF have two and four digits.
/// What is only computed may be larger.
inline constexpr int mostRounds = 99;
inline constexpr int mostPlayers = 9999;

} // namespace pairwright
