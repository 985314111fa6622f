#include "engine/round_robin/round_robin.h"

#include "engine/base/limits.h"

namespace pairwright::round_robin {

int roundsFor(int players, int cycles)
{
    if (players < fewestPlayers || players > mostPlayers)
        return 0;
    return (numbersFor(players) - 1) * cycles;
}

all_play_all::LaidOut layOut(const TournamentState& state, Plan plan)
{
    const int players = static_cast<int>(state.players.size());
    const int count = roundsFor(players, plan.cycles);
    if (count == 0 || count > mostRounds)
        return all_play_all::noTable();
    std::vector<RoundPairing> rounds;
    rounds.reserve(static_cast<std::size_t>(count));
    for (const TableRecord& line : schedule(players, plan.cycles, plan.seam)) {
        RoundPairing& round = rounds.emplace_back();
        round.boards = boardsOf(line, players);
        round.record = line;
    }
    return rounds;
}

} // namespace pairwright::round_robin
