#pragma once

#include "tests/oracle/team_swiss/procedure.h"
#include "tests/oracle/team_swiss/teams.h"

#include <bitset>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The Swiss team system (C.04.6:2026) by brute force: all complete legal pairings of a small round are held against
/// the articles one after the other, and of the last one left the colours are assigned.
namespace pairwright::oracle::teamswiss {

struct TeamBoard {
    Tpn white; ///< on the first board
    Tpn black;
    int rule = 0; ///< 4.3.x
};

struct TeamBracket {
    std::vector<Tpn> residents;
    std::vector<Tpn> upfloaters;
    std::vector<std::pair<Tpn, Tpn>> pairs; ///< the top member first, ascending
};

struct TeamRound {
    std::vector<TeamBoard> boards; ///< ascending by White
    std::optional<Tpn> bye;
    std::vector<TeamBracket> brackets;
    std::bitset<steps> decided; ///< where not all pairings that were left were alike
};

/// Article 3 for the teams of a round. No value: no complete pairing exists.
std::optional<TeamRound> pairTeams(const Teams& teams);

/// Pairs the round after those played. No value: no complete pairing exists.
std::optional<TeamRound> pairByOracle(const TeamPosition& position);

/// "7-5 (8) 4-1 (2) bye 3": the boards by White, with their rules.
std::string toString(const TeamRound& round);

} // namespace pairwright::oracle::teamswiss
