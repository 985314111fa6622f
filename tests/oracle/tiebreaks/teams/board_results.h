#pragma once

#include "tests/oracle/tiebreaks/teams/team_view.h"

#include <optional>
#include <vector>

namespace pairwright::oracle {

/// Article 12 of what a team got on its boards. 12.1: the numbers of the boards times the points on them; the lower is
/// better.
int boardCount(const BoardPoints& boards);
/// 12.2: what is compared first, second, ...; the higher is better.
std::vector<int> topBoardResults(const BoardPoints& boards);
/// 12.3: without the last board, without the last two, ...; the higher is better.
std::vector<int> bottomBoardElimination(const BoardPoints& boards);

/// The boards of all rounds added up. None: those of a round are not known.
std::optional<BoardPoints> boardsOfAllRounds(const TeamView& view, Tpn tpn);

/// Whether board count may decide among the tied: all have the same game points.
bool haveEqualGamePoints(const TeamView& view, const std::vector<Tpn>& tied);

/// BC, TBR, BBE of a list among the tied, best first; nothing is decided where those of somebody are not known.
std::vector<std::vector<Tpn>> byBoards(const TeamView& view, const std::vector<Tpn>& tied, TieBreakKind kind);

} // namespace pairwright::oracle
