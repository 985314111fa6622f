#include "tests/unit/tiebreaks/result_table.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace pairwright {

namespace {

RoundRecord recordFromCell(const std::string& cell)
{
    if (cell == "--")
        return Bye{ByeKind::Zero};
    if (cell.substr(1) == "BYE")
        return Bye{cell[0] == '+' ? ByeKind::PairingAllocated : cell[0] == '*' ? ByeKind::Full : ByeKind::Half};
    const Tpn opponent{std::stoi(cell.substr(2))};
    if (cell[1] == 'F')
        return ForfeitedGame{opponent, Colour::White, cell[0] == '+'};
    if (cell[1] != 'W' && cell[1] != 'B')
        throw std::invalid_argument("no such cell: " + cell);
    const GameOutcome outcome = cell[0] == '+'   ? GameOutcome::Win
                                : cell[0] == '=' ? GameOutcome::Draw
                                                 : GameOutcome::Loss;
    return PlayedGame{opponent, cell[1] == 'W' ? Colour::White : Colour::Black, outcome, true};
}

} // namespace

TournamentState stateFromTable(std::string_view table)
{
    TournamentState state;
    std::istringstream lines{std::string(table)};
    std::string line;
    while (std::getline(lines, line)) {
        std::istringstream cells(line);
        std::size_t tpn = 0;
        if (!(cells >> tpn))
            continue;
        state.players.resize(std::max(state.players.size(), tpn));
        std::string cell;
        while (cells >> cell)
            state.players[tpn - 1].rounds.push_back(recordFromCell(cell));
    }
    state.plannedRounds = state.roundsPlayed();
    return state;
}

} // namespace pairwright
