#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pairwright {

/// Who has White on which board of a match: the side that is named first has it on board 1 (C.04.6 art. 1.6), and on
/// the others as this says. A pattern begins again where a match has more boards.
class BoardColours {
public:
    static constexpr int mostBoards = 20;

    constexpr BoardColours() = default; ///< White on every other board
    static constexpr BoardColours alternating() { return {}; }
    static constexpr BoardColours alike() { return BoardColours(0); } ///< White on all boards
    /// From the letters of record 352, W and B, at most mostBoards of them; a pattern that begins with B is turned
    /// round. nullopt: it is none.
    static std::optional<BoardColours> of(std::string_view letters);
    /// White on half of the boards, by chance; of an odd number on one more.
    static BoardColours drawn(int boards, std::uint64_t seed);

    /// Whether the side that is named first has White. `board` is 1 .. mostBoards.
    [[nodiscard]] constexpr bool isWhite(int board) const { return ((black_ >> (board - 1)) & 1U) == 0; }
    /// W and B, a letter for each board. `boards` is 0 .. mostBoards.
    [[nodiscard]] std::string letters(int boards) const;
    friend constexpr bool operator==(BoardColours, BoardColours) = default;

private:
    constexpr explicit BoardColours(std::uint32_t black)
        : black_(black)
    {
    }

    std::uint32_t black_ = 0xAAAAA; ///< bit n - 1: Black on board n
};

} // namespace pairwright
