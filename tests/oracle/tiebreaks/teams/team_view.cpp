#include "tests/oracle/tiebreaks/teams/team_view.h"

#include <algorithm>

namespace pairwright::oracle {

namespace {

/// The records say what kind of round it was, the points of the score what it brought.
Event eventBy(const TournamentState& state, TeamScore score, int rounds, TieBreakRules rules)
{
    Event event = makeEvent(state, rounds, rules);
    const bool isPrimary = score == state.teams->primary;
    const PointSystem& points = isPrimary ? state.points : state.teams->secondaryPoints;
    event.pointsOfWin = points.winValue().tenths;
    event.pointsOfDraw = points.drawValue().tenths;
    event.pointsOfLoss = points.lossValue().tenths;
    for (std::size_t team = 0; team < event.cells.size(); ++team) {
        const std::vector<TeamPoints>& got = state.players[team].teamPoints;
        for (std::size_t round = 0; round < event.cells[team].size(); ++round) {
            int& brought = event.cells[team][round].points;
            brought = 0;
            if (round < got.size())
                brought = (isPrimary ? got[round].primary : got[round].secondary).tenths;
        }
    }
    return event;
}

/// 8.3 of matches: the paired ones of the final round are drawn in the score that is asked for.
Event drawnEventBy(const TournamentState& state, TeamScore score, int rounds, TieBreakRules rules)
{
    if (rounds == 0)
        return eventBy(state, score, rounds, rules);
    Event event = eventBy(withFinalRoundDrawn(state, rounds), score, rounds, rules);
    for (std::vector<Cell>& row : event.cells)
        if (row.back().opponent)
            row.back().points = event.pointsOfDraw;
    return event;
}

std::size_t boardsOfAMatch(const TournamentState& state)
{
    std::size_t boards = 0;
    for (const PlayerState& team : state.players)
        for (const TeamPoints& points : team.teamPoints)
            boards = std::max(boards, points.boards.size());
    return boards;
}

std::optional<BoardPoints> boardsOf(const PlayerState& team, std::size_t round, std::size_t boards)
{
    BoardPoints points(boards, 0);
    if (round >= team.teamPoints.size())
        return points;
    const TeamPoints& got = team.teamPoints[round];
    const bool isNothing = got.primary == Score{} && got.secondary == Score{};
    if (got.boards.empty() && !isNothing)
        return std::nullopt;
    for (std::size_t board = 0; board < got.boards.size(); ++board)
        points[board] = got.boards[board].tenths;
    return points;
}

} // namespace

std::vector<Tpn> TeamView::teams() const
{
    std::vector<Tpn> all;
    for (int number = 1; number <= static_cast<int>(byMatchPoints.size()); ++number)
        all.push_back(Tpn{number});
    return all;
}

TeamView makeTeamView(const TournamentState& state, int rounds, TieBreakRules rules)
{
    using enum TeamScore;
    TeamView view{.primary = state.teams->primary,
                  .byMatchPoints = eventBy(state, matchPoints, rounds, rules),
                  .byGamePoints = eventBy(state, gamePoints, rounds, rules),
                  .drawnByMatchPoints = drawnEventBy(state, matchPoints, rounds, rules),
                  .drawnByGamePoints = drawnEventBy(state, gamePoints, rounds, rules),
                  .plannedRounds = std::max(state.plannedRounds, rounds),
                  .boards = {}};
    const std::size_t boards = boardsOfAMatch(state);
    for (const PlayerState& team : state.players) {
        auto& row = view.boards.emplace_back();
        for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round)
            row.push_back(boardsOf(team, round, boards));
    }
    return view;
}

} // namespace pairwright::oracle
