#pragma once

#include "engine/base/expected.h"
#include "engine/trf/document.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright::trf {

/// Of a file, those not counted that hold nothing: 9,999 players with a dozen records about each.
constexpr std::size_t maxLines = 200'000;

/// What the reader had to mend or found remarkable; the file is usable all the same.
enum class RepairCode : std::uint8_t {
    windows1252,        ///< not UTF-8: read as Windows-1252
    byteColumns,        ///< columns were counted in bytes instead of characters
    tabs,               ///< tabs were replaced by blanks
    controlCharacters,  ///< control characters were replaced by blanks
    shiftedLine,        ///< blanks before the record code, or none after it
    title,              ///< `found` was read as `used`
    unknownTitle,       ///< kept as written
    sex,                ///< `found` was read as `used`, or is unknown and was dropped
    date,               ///< `found` was read as `used`
    unreadableDate,     ///< kept as a line (header) or dropped (birth)
    unreadableNumber,   ///< `found` is no number and was dropped
    decimalComma,       ///< `found` was read as `used`
    points,             ///< the points field does not match the rounds
    unknownResult,      ///< `found` is no result, or stands against one that is none: counts as adjourned
    byeWritten,         ///< `found` was read as the bye `used`
    colourOfBye,        ///< a colour beside no opponent was dropped
    colourFromOpponent, ///< a missing colour was taken from the opponent
    playerCount,        ///< 062 does not match
    ratedCount,         ///< 072 does not match
    repeatedRecord,     ///< a second record of the same kind replaces the first
    duplicateName,      ///< two players have the same name
    duplicateFideId,    ///< two players have the same FIDE id
    severalPairingByes, ///< more than one pairing-allocated bye in a round
    abnormalPoints,     ///< record 299 changes points; it is kept but not applied
    unknownPoints,      ///< record 362 names `found`, which brings nothing
    teamRecordUnused,   ///< record `found` says of team `used` in `round` what is not so, and counts for nothing
    missingBoards,      ///< the match `found` of `round` has `used` boards only; the others are empty
    smallTeam,          ///< team `found` has `used` players, fewer than there are boards
    emptyTeam,          ///< team `found` has no players
    sameTeamName,       ///< teams `found` ("2 and 3") have the same name, `used`
    teamStanding,       ///< 310 of team `player` states `found`, and the matches give `used`
    lineUpOtherwise,    ///< 300 of team `found` in `round` says of `player` what the games do not
    coloursOtherwise,   ///< in `used` matches, first in `found` of `round`, colours are not those of 352
    tooManyBoards,      ///< matches have `found` boards, more than the `used` of an event here
    matchPointsRange,   ///< record 362: `found` is worth what no report can hold
    matchPointsOrder,   ///< record 362: a lost match is worth as much as one that is won, or a drawn one is not between
    matchPointsDraws,   ///< record 362: two drawn matches are worth more than one won and one lost
    abnormalUnused,     ///< record 299 `found`, of `round` if it names one, concerns nothing that there is
    systemComment,      ///< the comment `found` is not understood
    teamsOf013,         ///< teams of a TRF16, whose system is known by 092 `found` only; empty: it is not
};

struct Repair {
    int line = 0; ///< from 1; 0: the whole file
    RepairCode code{};
    std::optional<FileId> player{};
    std::optional<RoundNumber> round{};
    std::string found{};
    std::string used{};
    friend bool operator==(const Repair&, const Repair&) = default;
};

/// Why a file is refused.
enum class ReadErrorCode : std::uint8_t {
    notTrf,         ///< nothing in it looks like a TRF
    foreignDialect, ///< a dialect with other meanings for the same records; `detail` names it
    teamReport,     ///< of a team event, whose records mean teams and which cannot be read as an individual one
    noPlayers,
    tooManyPlayers, ///< more than 9,999: ids have four digits
    tooManyLines,   ///< more than maxLines that hold something
    badId,          ///< `detail` is what stands in the columns
    duplicateId,    ///< `otherLine` has it too
    impossibleRating,
    impossibleNumber, ///< `detail` is the value, `record` where it stands
    badValue,         ///< `record` decides about pairings but `detail` means nothing there
    beyondColumns,    ///< `record` has points, `detail`, that its columns cannot hold
    badCell,          ///< `detail` is no "opponent colour result"
    unknownOpponent,  ///< `other` is no player of the file
    playsHimself,
    opponentDisagrees, ///< `player` names `other`, whose line names somebody else
    sameColour,
    missingColour,
    contradictingResults,
    byeWithOpponent,
    noMatch,      ///< the columns `round` and `round`+1, which say `detail`, are no match of two games
    halfOfAMatch, ///< `record` counts an odd number of columns, `detail`

    unknownPlayer,        ///< a record names a player that is not in the file
    unknownTeam,          ///< a record names a team that has no record 310; `detail` is its number
    contradictingRequest, ///< a cell, 240 or XXZ contradict each other for `player` and `round`
    contradictingRecords, ///< two dialects of the same record disagree: `record` and `detail`
};

struct ReadError {
    int line = 0;
    ReadErrorCode code{};
    std::optional<int> otherLine{};
    std::optional<FileId> player{};
    std::optional<FileId> other{};
    std::optional<RoundNumber> round{};
    std::string record{}; ///< "001", "XXR", ...
    std::string detail{};
    friend bool operator==(const ReadError&, const ReadError&) = default;
};

/// It is refused for its size alone, whatever it says.
constexpr bool isTooLarge(const ReadError& error)
{
    return error.code == ReadErrorCode::tooManyPlayers || error.code == ReadErrorCode::tooManyLines;
}

/// What the file leaves open and the reader fills as the format has it; no repair, as the file is sound.
struct Gaps {
    struct Cell {
        FileId player;
        RoundNumber round;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    bool playerPoints = false; ///< columns 81 to 84 of everybody are blank, though rounds are played
    bool points = false;       ///< neither 162 nor XXS nor BB records: 1, 1/2, 0
    std::vector<Cell> cells;   ///< nothing stands there in a paired round: a zero-point bye
};

struct ReadResult {
    Document document;
    std::vector<Repair> repairs; ///< by line
    Gaps gaps = {};
};

/// Reads TRF06, TRF16, its XX and BB extensions and TRF26 liberally. Lines may end with CR, LF or CRLF;
/// bytes are UTF-8, UTF-16 with its mark, or else Windows-1252. Contradictions are refused, everything else is mended
/// and reported. How many columns a round takes the file says by its system; `gamesOfARound` is for a caller who knows
/// better.
Expected<ReadResult, ReadError> read(std::string_view bytes, std::optional<int> gamesOfARound = {});

/// Plain English, one line: "line 7: ..." or without number when the whole file is meant.
std::string describe(const Repair& repair);
std::string describe(const ReadError& error);

} // namespace pairwright::trf
