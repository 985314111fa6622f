#include "tests/oracle/colour_criteria.h"

#include <cstdlib>
#include <functional>

namespace pairwright::oracle {

namespace {

using Test = std::function<bool(const Player&, Colour)>;

int countPlayers(const Field& field, const std::vector<Allocation>& boards, const Test& test)
{
    int count = 0;
    for (const Allocation& board : boards) {
        count += test(field.player(board.white), Colour::White) ? 1 : 0;
        count += test(field.player(board.black), Colour::Black) ? 1 : 0;
    }
    return count;
}

std::vector<Allocation> boardsOfTopscorers(const Field& field, const std::vector<Allocation>& boards)
{
    std::vector<Allocation> result;
    for (const Allocation& board : boards)
        if (field.player(board.white).topscorer || field.player(board.black).topscorer)
            result.push_back(board);
    return result;
}

bool isNotGranted(const Player& player, Colour given)
{
    return player.preference.strength != Strength::none && player.preference.colour != given;
}

} // namespace

std::vector<Allocation> allocateAll(const Field& field, const Candidate& candidate)
{
    std::vector<Allocation> boards;
    for (const Pair& pair : candidate.pairs())
        boards.push_back(allocateColours(field, pair.first, pair.second));
    return boards;
}

int colourDifferencesBeyondTwo(const Field& field, const std::vector<Allocation>& boards)
{
    return countPlayers(field, boardsOfTopscorers(field, boards), [](const Player& player, Colour given) {
        return std::abs(player.colourDifference + (given == Colour::White ? 1 : -1)) > 2;
    });
}

int sameColourThreeTimes(const Field& field, const std::vector<Allocation>& boards)
{
    return countPlayers(field, boardsOfTopscorers(field, boards), [](const Player& player, Colour given) {
        const auto games = player.colours.size();
        return games >= 2 && player.colours[games - 1] == given && player.colours[games - 2] == given;
    });
}

int preferencesNotGranted(const Field& field, const std::vector<Allocation>& boards)
{
    return countPlayers(field, boards, isNotGranted);
}

int strongPreferencesNotGranted(const Field& field, const std::vector<Allocation>& boards)
{
    return countPlayers(field, boards, [](const Player& player, Colour given) {
        return player.preference.strength == Strength::strong && isNotGranted(player, given);
    });
}

} // namespace pairwright::oracle
