#pragma once

/// Columns of the 001 record, 1-based and inclusive (TRF16 and TRF26 alike).
namespace pairwright::trf::column {

constexpr int id = 5;
constexpr int idEnd = 8;
constexpr int sex = 10;
constexpr int title = 11;
constexpr int titleEnd = 13;
constexpr int name = 15;
constexpr int nameEnd = 47;
constexpr int rating = 49;
constexpr int ratingEnd = 52;
constexpr int federation = 54;
constexpr int federationEnd = 56;
constexpr int fideId = 58;
constexpr int fideIdEnd = 68;
constexpr int birth = 70;
constexpr int birthEnd = 79;
constexpr int points = 81;
constexpr int pointsEnd = 84;
constexpr int rank = 86;
constexpr int rankEnd = 89;

/// First column of a round's cell: opponent 4 wide, then colour at +5 and result at +7.
constexpr int ofRound(int round)
{
    return 92 + 10 * (round - 1);
}
constexpr int opponentWidth = 4;
constexpr int colourOffset = 5;
constexpr int resultOffset = 7;

} // namespace pairwright::trf::column
