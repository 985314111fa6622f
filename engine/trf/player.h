#pragma once

#include "engine/base/colour.h"
#include "engine/base/score.h"
#include "engine/tournament/round_record.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pairwright::trf {

/// Starting rank number of a TRF, 1 to 9999: the name of a player inside one file.
struct FileId {
    std::int32_t value = 1;
    friend constexpr auto operator<=>(FileId, FileId) = default;
};

/// A date of which only the year need be known (dates of birth).
struct Date {
    int year = 0;
    std::optional<int> month; ///< 1 to 12
    std::optional<int> day;   ///< 1 to 31; only with a month
    friend auto operator<=>(const Date&, const Date&) = default;
};

/// "2026-02-01"; unknown parts are left out ("2026-02", "2026").
std::string toIso(const Date& date);

enum class Sex : std::uint8_t { male, female };

/// Result column of a round cell, by meaning. `open` is a blank beside an opponent: not played yet.
enum class CellResult : std::uint8_t {
    win,          ///< 1
    draw,         ///< =
    loss,         ///< 0
    unratedWin,   ///< W, less than one move
    unratedDraw,  ///< D
    unratedLoss,  ///< L
    forfeitWin,   ///< +
    forfeitLoss,  ///< -
    pairingBye,   ///< U
    fullPointBye, ///< F
    halfPointBye, ///< H
    zeroPointBye, ///< Z
    adjourned,    ///< ?
    open,
};

/// One player in one round. Byes have no opponent and no colour, everything else has an opponent.
struct RoundCell {
    std::optional<FileId> opponent;
    std::optional<Colour> colour; ///< always known for games; may be unknown for forfeits
    CellResult result = CellResult::zeroPointBye;
    bool counts = true; ///< otherwise the game brings nobody a point and no tie-break looks at it
    friend bool operator==(const RoundCell&, const RoundCell&) = default;
};

/// True for the results of a game over the board, the adjourned one included.
bool isGame(CellResult result);
/// True for the four byes.
bool isBye(CellResult result);

/// National rating record: like 001, but its first columns name the federation.
struct NationalRecord {
    std::string federation;     ///< columns 1-3
    std::string sex;            ///< as written
    std::string classification; ///< 11-13
    std::string name;
    std::optional<int> rating;
    std::string origin;     ///< 54-56
    std::string nationalId; ///< 58-68
    std::string birth;      ///< as written
    friend bool operator==(const NationalRecord&, const NationalRecord&) = default;
};

/// One 001 record with what other records say about the same player.
struct Player {
    FileId id;
    std::optional<Sex> sex;
    std::string title; ///< "GM"; unknown titles as written
    std::string name;  ///< "Last, First"
    std::optional<int> rating;
    std::string federation;
    std::string fideId; ///< without leading zeros
    std::optional<Date> birth;
    std::optional<int> rank;
    std::vector<RoundCell> rounds;    ///< by column of the file
    std::vector<Score> virtualPoints; ///< by round, without zeros at the end (250, XXA)
    std::vector<NationalRecord> national;
    friend bool operator==(const Player&, const Player&) = default;
};

} // namespace pairwright::trf
