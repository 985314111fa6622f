#include "tests/benchmarks/simulated_teams.h"

namespace pairwright::benchmarks {

namespace {

constexpr int boardsOfAMatch = 4;
constexpr TeamPoints drawnMatch{Score{10}, Score{20}};

/// Of the one who got so many tenths of game points.
TeamPoints pointsOf(int own)
{
    const int even = boardsOfAMatch * 5;
    return {Score{own > even ? 20 : own == even ? 10 : 0}, Score{own}};
}

GameOutcome outcomeOf(const TeamPoints& points)
{
    if (points.primary == drawnMatch.primary)
        return GameOutcome::Draw;
    return points.primary > drawnMatch.primary ? GameOutcome::Win : GameOutcome::Loss;
}

} // namespace

SimulatedTeams::SimulatedTeams(int teams, int rounds, std::uint64_t seed, std::uint64_t troubles)
    : random_(seed)
    , troubles_(troubles)
{
    state_.plannedRounds = rounds;
    state_.points = PointSystem::of(Score{20}, Score{10}, Score{10});
    state_.players.resize(static_cast<std::size_t>(teams));
    drawAbsences();
}

void SimulatedTeams::play(const RoundPairing& pairing)
{
    const int teams = static_cast<int>(state_.players.size());
    for (const Tpn tpn : absent_)
        add(tpn, Bye{ByeKind::Zero}, {});
    for (const Board& board : pairing.boards) {
        if (random_.chance(troubles_, 1000)) {
            add(board.white, ForfeitedGame{board.black, Colour::White, true}, pointsOf(boardsOfAMatch * 10));
            add(board.black, ForfeitedGame{board.white, Colour::Black, false}, {});
            continue;
        }
        int white = 0;
        for (int game = 0; game < boardsOfAMatch; ++game) {
            const int wins = 350 + 300 * (board.black.value - board.white.value) / teams; // of 1,000
            const auto drawn = static_cast<int>(random_.below(1000));
            white += drawn < wins ? 10 : drawn < wins + 300 ? 5 : 0;
        }
        const TeamPoints whites = pointsOf(white);
        const TeamPoints blacks = pointsOf(boardsOfAMatch * 10 - white);
        add(board.white, PlayedGame{board.black, Colour::White, outcomeOf(whites), true}, whites);
        add(board.black, PlayedGame{board.white, Colour::Black, outcomeOf(blacks), true}, blacks);
    }
    if (pairing.bye)
        add(*pairing.bye, Bye{ByeKind::PairingAllocated}, drawnMatch);
    drawAbsences();
}

void SimulatedTeams::add(Tpn tpn, const RoundRecord& record, const TeamPoints& points)
{
    PlayerState& team = state_.players[static_cast<std::size_t>(tpn.value - 1)];
    team.rounds.push_back(record);
    team.teamPoints.push_back(points);
}

void SimulatedTeams::drawAbsences()
{
    absent_.clear();
    for (std::size_t i = 0; i < state_.players.size(); ++i)
        if (random_.chance(troubles_, 1000))
            absent_.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
}

} // namespace pairwright::benchmarks
