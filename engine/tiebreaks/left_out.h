#pragma once

#include "engine/tiebreaks/standings.h"

#include <functional>
#include <vector>

namespace pairwright {

/// Leaves out of the standings whom `isOut` names, who were expelled for instance: they share the rank behind everybody
/// else, and the others are ranked without them, while their games, points and tie-breaks stay as they are.
void leaveOut(const std::function<bool(Tpn)>& isOut, std::vector<StandingsRow>& rows);

/// Counts the ranks among the lines that are left of standings; who shared a rank with one of them still does.
/// `rowOf(line)` is the row of a line.
template <class Line, class RowOf>
void countRanks(std::vector<Line>& lines, RowOf rowOf)
{
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        const int rank = rowOf(lines[begin]).rank;
        while (end < lines.size() && rowOf(lines[end]).rank == rank)
            ++end;
        for (std::size_t i = begin; i < end; ++i) {
            rowOf(lines[i]).rank = static_cast<int>(begin) + 1;
            rowOf(lines[i]).shared = end - begin > 1;
        }
        begin = end;
    }
}

} // namespace pairwright
