#pragma once

#include "tests/oracle/team_swiss/team_swiss.h"

#include <optional>
#include <string>
#include <vector>

namespace pairwright::oracle::teamswiss {

/// A random round with the oracle's answer.
struct TriedTeams {
    TeamPosition position;
    std::optional<TeamRound> answer; ///< no value: no legal pairing
    std::uint64_t seed = 0;          ///< of its tournament
};

/// Every round of one random tournament of 2 to 9 or, if `medium`, 10 to 12 teams, from its seed alone: paired by the
/// oracle or at random, with byes of all kinds, matches forfeited by one or both, late entries, virtual points,
/// forbidden pairs, match or game points as primary score, and points of a match that no result explains.
std::vector<TriedTeams> tryTeams(std::uint64_t seed, PreferenceType type, bool medium = false);

/// One line a team: "3 (4 + 7.5): W5:2/2.5 PAB".
std::string toString(const TeamPosition& position);

} // namespace pairwright::oracle::teamswiss
