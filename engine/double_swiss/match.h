#pragma once

#include "engine/tournament/match_record.h"

namespace pairwright::double_swiss {

/// A round of the Double-Swiss System is a match of two games (C.04.5 preface); in a TournamentState it
/// takes two records, one for each game. Byes fill both.
constexpr int gamesOfAMatch = 2;

/// Both games of every match are of the same two players, and byes are of one kind.
bool isConsistent(const TournamentState& state, Tpn tpn);

} // namespace pairwright::double_swiss
