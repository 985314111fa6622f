#include "app/domain/rounds/board_colours.h"

#include "engine/base/random.h"

#include <span>

namespace pairwright {

std::optional<BoardColours> BoardColours::of(std::string_view letters)
{
    if (letters.empty() || letters.size() > mostBoards || letters.find_first_not_of("WB") != std::string_view::npos)
        return std::nullopt;
    std::uint32_t black = 0;
    for (std::size_t board = 0; board < mostBoards; ++board)
        if (letters[board % letters.size()] != letters.front())
            black |= 1U << board;
    return BoardColours(black);
}

BoardColours BoardColours::drawn(int boards, std::uint64_t seed)
{
    std::string letters(static_cast<std::size_t>(boards), 'W');
    for (std::size_t board = 1; board < letters.size(); board += 2)
        letters[board] = 'B';
    Random(seed).shuffle(std::span<char>(letters));
    return of(letters).value_or(BoardColours());
}

std::string BoardColours::letters(int boards) const
{
    std::string letters;
    for (int board = 1; board <= boards; ++board)
        letters += isWhite(board) ? 'W' : 'B';
    return letters;
}

} // namespace pairwright
