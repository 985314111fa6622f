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

Score tenths(std::int64_t value)
{
    return Score{static_cast<std::int32_t>(value)};
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

std::vector<BoardBye> byesOf(const TieBreakContext& context, Tpn team)
{
    std::vector<BoardBye> byes;
    const auto& rounds = context.state().player(team).teamPoints;
    for (int round = 1; round <= context.rounds() && static_cast<std::size_t>(round) <= rounds.size(); ++round) {
        const BoardPoints& boards = rounds[static_cast<std::size_t>(round - 1)].boards;
        const bool isBye = std::holds_alternative<Bye>(context.state().record(team, RoundNumber{round}));
        if (isBye && !boards.empty() && boards.front() != Score{})
            byes.push_back({RoundNumber{round}, boards.front()});
    }
    return byes;
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

BoardStep compareBoards(const BoardPoints& one, const BoardPoints& other, TieBreakKind kind)
{
    if (kind == TieBreakKind::BoardCount)
        return {kind, 0, tenths(boardCount(one)), tenths(boardCount(other))};
    const std::size_t boards = one.size();
    for (std::size_t i = 0; i < boards; ++i) {
        const bool top = kind == TieBreakKind::TopBoardResults;
        const std::size_t counted = top ? i + 1 : boards - 1 - i;
        const Score own = top ? one[i] : tenths(sumOfTop(one, counted));
        const Score others = top ? other[i] : tenths(sumOfTop(other, counted));
        if (own != others)
            return {kind, static_cast<int>(counted), own, others};
    }
    return {kind, 0, {}, {}};
}

std::weak_ordering orderOf(const BoardStep& step)
{
    return step.kind == TieBreakKind::BoardCount ? step.own <=> step.other : step.other <=> step.own;
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
        results[i].otherGamePoints = !decides;
        results[i].byesOnBoards = byesOf(context, tied[i]);
        for (std::size_t other = 0; decides && other < tied.size(); ++other)
            *results[i].placeAmongTied += orderOf(compareBoards(points[other], points[i], kind)) < 0 ? 1 : 0;
    }
    return results;
}

} // namespace pairwright
