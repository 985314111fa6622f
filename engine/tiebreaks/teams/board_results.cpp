#include "engine/tiebreaks/teams/board_results.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

/// Board numbers by what was won on them (art. 12.1), in tenths.
std::int64_t boardCount(const BoardPoints& boards)
{
    std::int64_t count = 0;
    for (std::size_t i = 0; i < boards.size(); ++i)
        count += static_cast<std::int64_t>(i + 1) * boards[i].tenths;
    return count;
}

std::int64_t sumOfTop(const BoardPoints& boards, std::size_t many)
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < many; ++i)
        sum += boards[i].tenths;
    return sum;
}

std::weak_ordering higherFirst(std::int64_t one, std::int64_t other)
{
    return other <=> one;
}

/// What a team got on its boards in all rounds; empty where one of them is not known.
BoardPoints boardsOf(const TieBreakContext& context, Tpn team, std::size_t boards)
{
    BoardPoints sum(boards);
    const auto& rounds = context.state().player(team).teamPoints;
    const std::size_t end = std::min(rounds.size(), static_cast<std::size_t>(context.rounds()));
    for (std::size_t round = 0; round < end; ++round) {
        if (rounds[round].boards.empty() && rounds[round].primary + rounds[round].secondary != Score{})
            return {};
        for (std::size_t board = 0; board < rounds[round].boards.size(); ++board)
            sum[board] += rounds[round].boards[board];
    }
    return sum;
}

std::size_t mostBoards(const TieBreakContext& context)
{
    std::size_t most = 1;
    for (const PlayerState& team : context.state().players)
        for (const TeamPoints& round : team.teamPoints)
            most = std::max(most, round.boards.size());
    return most;
}

TieBreakResult resultOf(const BoardPoints& boards, TieBreakKind kind)
{
    TieBreakResult result;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        Contribution& board = result.contributions.emplace_back();
        board.board = static_cast<int>(i) + 1;
        board.basis = Contribution::Basis::ownBoard;
        board.ownPoints = boards[i];
        const int weight = kind == TieBreakKind::BoardCount ? board.board : 1;
        board.amount = {std::int64_t{weight} * boards[i].tenths, tenthsOfAPoint};
    }
    const std::size_t shown = kind == TieBreakKind::TopBoardResults ? 1 : boards.size() - 1;
    const std::int64_t value = kind == TieBreakKind::BoardCount ? boardCount(boards) : sumOfTop(boards, shown);
    result.value = TieBreakValue{value, tenthsOfAPoint};
    return result;
}

bool haveTheSameGamePoints(const TieBreakContext& context, std::span<const Tpn> tied)
{
    const bool areSecondary = context.state().teams->primary == TeamScore::matchPoints;
    const TieBreakContext table = areSecondary ? context.bySecondaryScore() : context;
    return std::ranges::all_of(tied, [&](Tpn team) { return table.score(team) == table.score(tied.front()); });
}

} // namespace

std::weak_ordering orderByBoards(const BoardPoints& one, const BoardPoints& other, TieBreakKind kind)
{
    if (kind == TieBreakKind::BoardCount)
        return boardCount(one) <=> boardCount(other);
    const std::size_t boards = one.size();
    for (std::size_t i = 0; i < boards; ++i) {
        const bool top = kind == TieBreakKind::TopBoardResults;
        const auto order = top ? higherFirst(one[i].tenths, other[i].tenths)
                               : higherFirst(sumOfTop(one, boards - 1 - i), sumOfTop(other, boards - 1 - i));
        if (order != 0)
            return order;
    }
    return std::weak_ordering::equivalent;
}

std::vector<TieBreakResult> boardResults(const TieBreakContext& context, std::span<const Tpn> tied, TieBreakKind kind)
{
    const std::size_t boards = mostBoards(context);
    std::vector<BoardPoints> points;
    for (const Tpn team : tied)
        points.push_back(boardsOf(context, team, boards));
    std::vector<TieBreakResult> results(tied.size());
    if (std::ranges::any_of(points, &BoardPoints::empty)) {
        for (TieBreakResult& result : results)
            result.missing = TieBreakResult::Missing::boardsUnknown;
        return results;
    }
    const bool decides = kind != TieBreakKind::BoardCount || haveTheSameGamePoints(context, tied);
    for (std::size_t i = 0; i < tied.size(); ++i) {
        results[i] = resultOf(points[i], kind);
        results[i].placeAmongTied = 1;
        for (std::size_t other = 0; decides && other < tied.size(); ++other)
            *results[i].placeAmongTied += orderByBoards(points[other], points[i], kind) < 0 ? 1 : 0;
    }
    return results;
}

} // namespace pairwright
