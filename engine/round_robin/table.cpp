#include "engine/round_robin/table.h"

#include <utility>

namespace pairwright::round_robin {

int numbersFor(int players)
{
    return players + players % 2;
}

std::vector<Board> tableRound(int numbers, int round)
{
    // All but the last number stand in a circle; two meet in the round in which they lie opposite each other.
    const int circle = numbers - 1;
    const auto onCircle = [circle](int place) {
        const int number = place % circle;
        return Tpn{number <= 0 ? number + circle : number};
    };
    // Twice this number is one more than the round, on the circle: it would meet itself, and meets the last one.
    const int axis = (round + 1) % 2 == 0 ? (round + 1) / 2 : (round + 1 + circle) / 2;
    const Tpn last{numbers};
    std::vector<Board> boards;
    boards.reserve(static_cast<std::size_t>(numbers / 2));
    boards.push_back(round % 2 == 0 ? Board{last, onCircle(axis), ColourRule::byTable}
                                    : Board{onCircle(axis), last, ColourRule::byTable});
    for (int apart = 1; apart < numbers / 2; ++apart)
        boards.push_back({onCircle(axis + apart), onCircle(axis - apart), ColourRule::byTable});
    return boards;
}

std::vector<TableRecord> schedule(int players, int cycles, Seam seam)
{
    const int numbers = numbersFor(players);
    const int rounds = numbers - 1;
    std::vector<TableRecord> lines;
    lines.reserve(static_cast<std::size_t>(rounds) * static_cast<std::size_t>(cycles));
    for (int cycle = 1; cycle <= cycles; ++cycle) {
        for (int round = 1; round <= rounds; ++round)
            lines.push_back({.numbers = numbers, .cycle = cycle, .round = round, .turned = cycle % 2 == 0});
        const bool exchanges = seam == Seam::exchanged && players % 2 == 0 && cycle < cycles;
        if (exchanges)
            std::swap(lines[lines.size() - 1], lines[lines.size() - 2]);
    }
    return lines;
}

std::vector<Board> boardsOf(const TableRecord& line, int players)
{
    std::vector<Board> boards = tableRound(line.numbers, line.round);
    std::erase_if(boards,
                  [players](const Board& board) { return board.white.value > players || board.black.value > players; });
    if (line.turned)
        for (Board& board : boards)
            std::swap(board.white, board.black);
    return boards;
}

} // namespace pairwright::round_robin
