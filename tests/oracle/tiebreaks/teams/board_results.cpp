#include "tests/oracle/tiebreaks/teams/board_results.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pairwright::oracle {

namespace {

/// What is compared place by place, the higher first.
std::vector<int> comparedBy(const BoardPoints& boards, TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::BoardCount: return {-boardCount(boards)};
    case TieBreakKind::TopBoardResults: return topBoardResults(boards);
    default: return bottomBoardElimination(boards);
    }
}

} // namespace

int boardCount(const BoardPoints& boards)
{
    int count = 0;
    for (std::size_t i = 0; i < boards.size(); ++i)
        count += static_cast<int>(i + 1) * boards[i];
    return count;
}

std::vector<int> topBoardResults(const BoardPoints& boards)
{
    return boards;
}

std::vector<int> bottomBoardElimination(const BoardPoints& boards)
{
    std::vector<int> sums;
    for (std::size_t left = boards.size(); left > 1; --left)
        sums.push_back(std::accumulate(boards.begin(), boards.begin() + static_cast<std::ptrdiff_t>(left) - 1, 0));
    return sums;
}

std::optional<BoardPoints> boardsOfAllRounds(const TeamView& view, Tpn tpn)
{
    BoardPoints sum;
    for (const auto& boards : view.boards[static_cast<std::size_t>(tpn.value - 1)]) {
        if (!boards)
            return std::nullopt;
        sum.resize(boards->size());
        for (std::size_t i = 0; i < boards->size(); ++i)
            sum[i] += (*boards)[i];
    }
    return sum;
}

bool haveEqualGamePoints(const TeamView& view, const std::vector<Tpn>& tied)
{
    return std::all_of(tied.begin(), tied.end(),
                       [&](Tpn one) { return view.byGamePoints.score(one) == view.byGamePoints.score(tied.front()); });
}

std::vector<std::vector<Tpn>> byBoards(const TeamView& view, const std::vector<Tpn>& tied, TieBreakKind kind)
{
    if (kind == TieBreakKind::BoardCount && !haveEqualGamePoints(view, tied))
        return {tied};
    std::map<std::vector<int>, std::vector<Tpn>, std::greater<>> sorted;
    for (const Tpn tpn : tied) {
        const auto boards = boardsOfAllRounds(view, tpn);
        if (!boards)
            return {tied};
        sorted[comparedBy(*boards, kind)].push_back(tpn);
    }
    std::vector<std::vector<Tpn>> groups;
    groups.reserve(sorted.size());
    for (const auto& [compared, equal] : sorted)
        groups.push_back(equal);
    return groups;
}

} // namespace pairwright::oracle
