#pragma once

#include "engine/base/colour.h"
#include "engine/tournament/team_event.h"
#include "engine/trf/reader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a TRF26 says of teams. Its other records are those of an individual report, of whom 001 names the players.
namespace pairwright::trf {

/// 310. Points and rank as the file states them; not computed.
struct TeamLine {
    Tpn tpn;
    std::string name;
    std::string nickname;
    std::optional<Score> strength = {}; ///< in tenths
    std::optional<Score> matchPoints = {};
    std::optional<Score> gamePoints = {};
    std::optional<int> rank = {};
    std::vector<FileId> players; ///< in the order of the boards
    friend bool operator==(const TeamLine&, const TeamLine&) = default;
};

/// 300: who played where the order of boards was left.
struct LineUp {
    RoundNumber round;
    Tpn team;
    std::optional<Tpn> opponent;
    std::vector<std::optional<FileId>> players; ///< by board; none: the board is empty
    friend bool operator==(const LineUp&, const LineUp&) = default;
};

/// 320: the pairing-allocated byes and what each of them brings.
struct TeamByes {
    Score matchPoints;
    Score gamePoints;
    std::vector<std::optional<Tpn>> byRound;
    friend bool operator==(const TeamByes&, const TeamByes&) = default;
};

/// 330; both may lose.
struct MatchForfeit {
    RoundNumber round;
    Tpn white;
    Tpn black;
    bool whiteWins = false;
    bool blackWins = false;
    friend bool operator==(const MatchForfeit&, const MatchForfeit&) = default;
};

/// One round of a 802 line: a match or a bye, and the game points.
struct TableCell {
    std::optional<Tpn> opponent;
    std::optional<ByeKind> bye;
    std::optional<Colour> colour; ///< on the first board
    Score gamePoints;
    bool forfeited = false;
    friend bool operator==(const TableCell&, const TableCell&) = default;
};

/// 802: a team with its matches, to be read by people; a cell without anything is no match and no bye.
struct TableLine {
    Tpn tpn;
    std::string nickname;
    std::optional<Score> matchPoints = {};
    std::optional<Score> gamePoints = {};
    std::vector<TableCell> rounds;
    friend bool operator==(const TableLine&, const TableLine&) = default;
};

/// Record 192 of teams: of a Swiss by C.04.6, FIDE_TEAM_TYPEA_MP_GP and its like, or of a table.
struct TeamCode {
    enum class Preferences : std::uint8_t { typeA, typeB, none };
    Preferences preferences = Preferences::typeA;
    TeamScore primary = TeamScore::matchPoints;
    std::optional<TeamScore> secondary; ///< for colours; none: it is not used
    bool accelerated = false;           ///< _BAKU
    bool byTable = false;               ///< no Swiss: "CUSTOM_TEAM_MP_GP", and `### SYSTEM` names the table
    bool ownRules = false;              ///< a Swiss by other rules than FIDE's: "CUSTOM_TEAM_SWISS_MP_GP"
    friend bool operator==(const TeamCode&, const TeamCode&) = default;
};

struct TeamDocument {
    std::vector<TeamLine> teams; ///< by TPN
    std::vector<LineUp> lineUps;
    std::optional<TeamByes> byes;
    std::vector<MatchForfeit> forfeits;
    std::optional<std::string> boardColours;  ///< 352, as "WBWB"
    std::map<std::string, Score> matchPoints; ///< 362, by symbol ("TW", "TD", "TL")
    std::vector<TableLine> table;             ///< 802, in the order of the file
    std::vector<std::string> tableForPeople;  ///< 801 from column 5 on, as it stands
    std::optional<TeamCode> code;             ///< 192, where it is one of teams
    friend bool operator==(const TeamDocument&, const TeamDocument&) = default;
};

/// Reads the records of teams. Refused is what means nothing, a team that no 310 names, a player whom no 001 names, a
/// number of a team used twice, and a player in two teams. All other records are those of read().
Expected<TeamDocument, ReadError> readTeams(std::string_view bytes);

/// In 801 and 802: "PAB".
std::string_view nameOf(ByeKind kind);

/// nullopt: another kind of event.
std::optional<TeamCode> teamCodeOf(std::string_view code192);

} // namespace pairwright::trf
