#include "engine/scheveningen/table.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace pairwright::scheveningen {

namespace {

/// Twice an odd number of boards: no plan in which everybody moves on by one place each round is even for all, so two
/// players change their opponents in two rounds, and the colours were found by search; the tests count them.
struct Searched {
    int changed = 0;                         ///< the first of the two rounds, from 0; the other is half a table later
    std::span<const std::uint32_t> whites{}; ///< who of the first team has White, a bit for each place, by round
};

constexpr std::array<std::uint32_t, 6> whitesOf6{0x13, 0x32, 0xd, 0x19, 0x26, 0x2c};
constexpr std::array<std::uint32_t, 10> whitesOf10{0x21d, 0xe3, 0x11e, 0x3e0, 0x20f, 0x1f0, 0x20f, 0x1f0, 0x1f, 0x3e0};
constexpr std::array<std::uint32_t, 14> whitesOf14{0x1ee,  0x3e18, 0xf7,   0x3f80, 0x7f,   0x3f80, 0x7f,
                                                   0x3f80, 0x7f,   0x3f01, 0xfe,   0x3f01, 0xfe,   0x3f01};
constexpr std::array<std::uint32_t, 18> whitesOf18{0xf3b, 0x3f046, 0x7fc,   0x3fc01, 0x1ff,   0x3fe00,
                                                   0x1ff, 0x3be04, 0x71f8,  0x3c703, 0x8ff,   0x3fe00,
                                                   0x1ff, 0x3fe00, 0x200ff, 0x1ff00, 0x200ff, 0x1fb80};

/// Without whites where the number of boards is odd or twice an even one.
Searched searched(int boards)
{
    switch (boards) {
    case 6: return {0, whitesOf6};
    case 10: return {2, whitesOf10};
    case 14: return {1, whitesOf14};
    case 18: return {1, whitesOf18};
    default: return {};
    }
}

/// Places and rounds from 0 here. By how many places the opponents have moved on.
int shiftOf(int boards, int round)
{
    // Twice an even number: two rounds that are half a turn apart follow each other, with opposite colours for all.
    return boards % 4 == 0 ? round / 2 + round % 2 * (boards / 2) : round;
}

bool meetsOther(int boards, int round, int place)
{
    const int half = boards / 2;
    return boards % 4 == 2 && place % half == 0 && round % half == searched(boards).changed;
}

bool hasWhite(int boards, int round, int place)
{
    if (const auto whites = searched(boards).whites; !whites.empty())
        return (whites[static_cast<std::size_t>(round)] >> place & 1U) != 0;
    if (boards % 2 == 0) { // two halves with opposite colours, which change every round
        const bool upper = place % (boards / 2) < boards / 4;
        return upper == (round % 2 == 0);
    }
    // Everybody moves on by nearly half a circle of places each round, of which one half has White; who is in between
    // has it in every other round.
    const int middle = (boards - 1) / 2;
    const int where = (place + round * (middle + 1)) % boards;
    return where == middle ? round % 2 == 0 : where < middle;
}

} // namespace

std::vector<TableGame> tableRound(int boards, int round)
{
    std::vector<TableGame> games;
    games.reserve(static_cast<std::size_t>(boards));
    for (int place = 0; place < boards; ++place) {
        const int moved = shiftOf(boards, round - 1) + (meetsOther(boards, round - 1, place) ? boards / 2 : 0);
        games.push_back({place + 1, (place + moved) % boards + 1, hasWhite(boards, round - 1, place)});
    }
    return games;
}

SeatedRound seatedRound(int boards, int round, bool turned)
{
    SeatedRound seated;
    seated.firstBegins = (round % 2 == 1) != turned;
    std::vector<TableSeats> ofWhite; // games in which the team that begins has White
    std::vector<TableSeats> ofBlack;
    for (const TableGame& game : tableRound(boards, round)) {
        const bool firstHasWhite = game.firstHasWhite != turned;
        const TableSeats seats =
            seated.firstBegins ? TableSeats{game.ofFirst, game.ofSecond} : TableSeats{game.ofSecond, game.ofFirst};
        (firstHasWhite == seated.firstBegins ? ofWhite : ofBlack).push_back(seats);
    }
    for (std::size_t i = 0; i < ofWhite.size(); ++i) {
        seated.seats.push_back(ofWhite[i]);
        if (i < ofBlack.size())
            seated.seats.push_back(ofBlack[i]);
    }
    return seated;
}

} // namespace pairwright::scheveningen
