#pragma once

#include "engine/tournament/tournament_state.h"
#include "tests/oracle/double_swiss/matches.h"
#include "tests/oracle/shared/system_round.h"

#include <optional>
#include <string>

namespace pairwright::oracle::doubleswiss {

/// A random round with the oracle's answer.
struct TriedMatches {
    MatchPosition position;
    std::optional<SystemRound> answer; ///< no value: no legal pairing
    std::uint64_t seed = 0;            ///< of its tournament
};

/// Every round of one random tournament of 4 to 9 or, if `medium`, 10 to 12 players, from its seed alone: paired by the
/// oracle or at random, with byes of all kinds, matches and single games forfeited, late entries and virtual points.
std::vector<TriedMatches> tryMatches(std::uint64_t seed, bool medium = false);

/// The position as the engine is given it: two records a round.
TournamentState stateOf(const MatchPosition& position);

/// One line a player: "3 (2.5): W5:1.5 PAB".
std::string toString(const MatchPosition& position);

} // namespace pairwright::oracle::doubleswiss
