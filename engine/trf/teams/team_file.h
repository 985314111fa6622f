#pragma once

#include "engine/trf/reader.h"
#include "engine/trf/teams/team_document.h"
#include "engine/trf/writer.h"

#include <string>

namespace pairwright::trf {

/// More boards of a match are read, but no event here has them.
inline constexpr int mostBoardsOfAMatch = 20;

/// 240 of a team event: byes that teams asked for.
struct TeamRequest {
    RoundNumber round;
    ByeKind kind = ByeKind::Zero;
    std::vector<Tpn> teams;
    friend bool operator==(const TeamRequest&, const TeamRequest&) = default;
};

/// 250: virtual points of the teams `from` to `to` in the rounds `first` to `last`.
struct TeamVirtualPoints {
    Score matchPoints;
    Score gamePoints;
    RoundNumber first;
    RoundNumber last;
    Tpn from;
    Tpn to;
    friend bool operator==(const TeamVirtualPoints&, const TeamVirtualPoints&) = default;
};

/// 260: none of them meets another in these rounds.
struct ForbiddenTeams {
    RoundNumber first;
    std::optional<RoundNumber> last; ///< none: to the end
    std::vector<Tpn> teams;
    friend bool operator==(const ForbiddenTeams&, const ForbiddenTeams&) = default;
};

/// 299: what a result brings these teams instead, or a bonus or penalty.
struct AbnormalPoints {
    char type = ' '; ///< W D L F H Z + -; blank: a bonus or a penalty
    Score matchPoints;
    Score gamePoints;
    std::optional<RoundNumber> round; ///< none: all
    std::vector<Tpn> teams;
    friend bool operator==(const AbnormalPoints&, const AbnormalPoints&) = default;
};

/// What the records say that number teams in an event of teams and players in all others.
struct TeamRequests {
    std::vector<TeamRequest> byes;
    std::vector<TeamVirtualPoints> virtualPoints;
    std::vector<ForbiddenTeams> forbidden;
    std::vector<AbnormalPoints> abnormal;
    friend bool operator==(const TeamRequests&, const TeamRequests&) = default;
};

Expected<TeamRequests, ReadError> readTeamRequests(std::string_view bytes);

struct BoardCount {
    enum class From : std::uint8_t {
        record,  ///< 352
        games,   ///< no 352: as many as the largest match has
        players, ///< nor a match with boards: as many as the smallest team has players, but for teams without any
        nothing, ///< 1, as they have none, or more than any match has boards
    };
    int boards = 1;
    From from = From::nothing;
    bool differ = false; ///< From::players: other teams have more of them
};

/// A TRF26 of a team event. Players, games, dates, number of rounds, the lot and tie-breaks are those of `games`, which
/// holds no request and no forbidden pair: those are of teams.
struct TeamFile {
    Document games;
    TeamDocument teams;
    TeamRequests requests;
    friend bool operator==(const TeamFile&, const TeamFile&) = default;

    /// Rounds with a game, a forfeited match or a pairing-allocated bye.
    [[nodiscard]] int pairedRounds() const;
    /// How many boards a match has, and by what that is known.
    [[nodiscard]] BoardCount boardCount() const;
    [[nodiscard]] int boards() const { return boardCount().boards; }
    [[nodiscard]] const TeamLine* find(Tpn team) const;
};

/// One board of a match, a and b as in TeamMatch.
struct MatchBoard {
    std::optional<FileId> a; ///< none: the board is empty
    std::optional<FileId> b;
    Score pointsOfA;
    Score pointsOfB;
    bool isPlayed = false;
    bool isOpen = false; ///< no result yet
    friend bool operator==(const MatchBoard&, const MatchBoard&) = default;
};

/// What two teams did against each other in a round.
struct TeamMatch {
    RoundNumber round;
    Tpn a; ///< has White on the first board
    Tpn b;
    std::vector<MatchBoard> boards = {}; ///< none in a match that was forfeited as a whole
    std::optional<MatchForfeit> forfeit = {};
    bool isForfeitUnused = false; ///< the games contradict its 330, which counts for nothing
    bool hasColours = true;       ///< otherwise which of the two is a means nothing
    friend bool operator==(const TeamMatch&, const TeamMatch&) = default;

    [[nodiscard]] bool isPlayed() const;
    [[nodiscard]] bool isOpen() const;
};

/// A game of `player` in `round` is not against the team that his team meets; or 330 names teams that meet others.
struct OtherTeam {
    RoundNumber round;
    std::optional<FileId> player; ///< none: 330
};

/// By round, then by the smaller number. Who sat where is said by 300, by the order of 310, and by who met whom; a
/// player with a full-point bye in a match of his team sat opposite an empty board. Fails where the players of a team
/// meet several teams in a round, or one that no record names.
Expected<std::vector<TeamMatch>, OtherTeam> matchesOf(const TeamFile& file);

struct TeamReadResult {
    TeamFile file;
    std::vector<Repair> repairs; ///< by line
};

/// Record 192 names a system of C.04.6 or says that teams play by a table or by rules of their own; or a TRF16 without
/// it has teams (013) that meet each other, as 092 says.
bool isTeamFile(std::string_view bytes);

/// Of record 362: what no report can hold, a win that is worth no more than a loss, and draws that are worth too much.
std::vector<Repair> oddMatchPoints(const TeamFile& file);

/// Why a file is refused, as a sentence with the line, if it is about one.
struct TeamFileError {
    std::string text;
    bool isTooLarge = false;
};

/// Everything that the file says; its matches are sound.
Expected<TeamReadResult, TeamFileError> readTeamFile(std::string_view bytes);

/// Record 192, with type and scores: "FIDE_TEAM_TYPEA_MP_GP".
std::string toString(const TeamCode& code);

/// In the strict standard, TRF26 only; ranks are those of teams (310). What is written has been read and is the same.
Expected<Written, WriteError> writeTeamFile(const TeamFile& file, Profile profile = Profile::report);

} // namespace pairwright::trf
