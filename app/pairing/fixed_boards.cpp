#include "app/pairing/fixed_boards.h"

#include <algorithm>
#include <optional>

namespace pairwright {

namespace {

std::optional<int> fixedBoardOf(const Tournament& tournament, const Match& match)
{
    std::optional<int> board;
    for (const PlayerKey key : {match.a, match.b}) {
        const Player* player = tournament.player(key);
        if (player != nullptr && player->data.fixedBoard && (!board || *player->data.fixedBoard < *board))
            board = player->data.fixedBoard;
    }
    return board;
}

} // namespace

std::vector<Match> withFixedBoards(const Tournament& tournament, std::vector<Match> boards)
{
    std::vector<std::optional<Match>> seats(boards.size());
    std::vector<Match> others;
    const auto isFree = [](const std::optional<Match>& seat) {
        return !seat.has_value();
    };
    for (Match& match : boards) {
        const auto board = fixedBoardOf(tournament, match);
        if (!board) {
            others.push_back(std::move(match));
            continue;
        }
        const auto wanted = seats.begin() + std::min<std::ptrdiff_t>(*board, std::ssize(seats)) - 1;
        auto seat = std::find_if(wanted, seats.end(), isFree);
        if (seat == seats.end())
            seat = std::prev(std::find_if(std::make_reverse_iterator(wanted), seats.rend(), isFree).base());
        *seat = std::move(match);
    }
    auto next = others.begin();
    std::vector<Match> result;
    result.reserve(seats.size());
    for (std::optional<Match>& seat : seats)
        result.push_back(seat ? std::move(*seat) : std::move(*next++));
    return result;
}

} // namespace pairwright
