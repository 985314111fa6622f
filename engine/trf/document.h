#pragma once

#include "engine/base/colour.h"
#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tournament/point_system.h"
#include "engine/trf/player.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pairwright::trf {

/// Event data as the header records carry it. Text is UTF-8, empty when the record is missing.
struct Header {
    std::string name;                            ///< 012
    std::string city;                            ///< 022
    std::string federation;                      ///< 032
    std::optional<Date> start;                   ///< 042
    std::optional<Date> end;                     ///< 052
    std::optional<int> teams;                    ///< 082
    std::string type;                            ///< 092, free text
    std::string chiefArbiter;                    ///< 102
    std::vector<std::string> deputyArbiters;     ///< 112, one line each
    std::string timeControl;                     ///< 122, free text
    std::vector<std::optional<Date>> roundDates; ///< 132, by round
    std::string startingRankMethod;              ///< 172, as "NOR FIDON"
    std::string pairingController;               ///< 182
    std::string encodedType;                     ///< 192, as "FIDE_DUTCH_2026"
    std::string tieBreaks;                       ///< 202
    std::string standingsOrder;                  ///< 212
    std::string encodedTimeControl;              ///< 222
    friend bool operator==(const Header&, const Header&) = default;
};

/// A bye requested for a round that is not paired yet: a cell of a later column, a 240 record or XXZ.
struct ByeRequest {
    RoundNumber round;
    FileId player;
    ByeKind kind = ByeKind::Zero; ///< Full, Half or Zero
    friend auto operator<=>(const ByeRequest&, const ByeRequest&) = default;
};

/// Nobody of `players` meets another of them in the rounds first..last (260, XXP).
struct ForbiddenPlayers {
    std::vector<FileId> players; ///< ascending
    RoundNumber first{1};
    std::optional<RoundNumber> last; ///< no value: to the end
    friend bool operator==(const ForbiddenPlayers&, const ForbiddenPlayers&) = default;
};

/// The key of the option that says how often everybody meets everybody.
inline constexpr std::string_view cyclesOption = "cycles";
/// And of the one that says whether the last two rounds of a cycle change places.
inline constexpr std::string_view seamOption = "seam";

/// `### SYSTEM lim 1999`, `### SYSTEM round-robin cycles 4`: our comment for systems that record 192 cannot name.
struct SystemComment {
    std::string key;
    int edition = 0;
    std::optional<int> cycles = {}; ///< how often everybody meets everybody, whichever system of the family has so many
    friend bool operator==(const SystemComment&, const SystemComment&) = default;
};

/// `### MPA @ Round 3: by hand 1-5; by the rules 1-8`: the arbiter edited the pairings of a round by hand (FIDE's
/// endorsement checklist asks for the line). The text is free.
struct ManualPairingComment {
    RoundNumber round;
    std::string text;
    friend bool operator==(const ManualPairingComment&, const ManualPairingComment&) = default;
};

/// `### Not counted @ Rounds 1 2 3: 7`: that player is left out of the standings, and these games of his count for
/// nobody: in both players' cells as well. Record 299 takes their points off.
struct UncountedGames {
    FileId player;
    std::vector<RoundNumber> rounds; ///< ascending
    friend bool operator==(const UncountedGames&, const UncountedGames&) = default;
};

/// A line that we do not interpret, kept word for word (comments, team records, other programs' records).
struct KeptLine {
    enum class Place : std::uint8_t { top, header, afterPlayer, tail };
    Place place = Place::tail;   ///< top: before the first known record; header: before the players
    std::optional<FileId> after; ///< the player line above it; set for afterPlayer only
    std::string text;
    friend bool operator==(const KeptLine&, const KeptLine&) = default;
};

/// Everything that a TRF carries for an individual event, in one normal form whatever the dialect:
/// `players` ascend by id and all have the cells of pairedRounds() rounds; requests for later rounds are `requests`.
/// A round has one cell, in the Double-Swiss System two, one for each game of its match: there 132, 142 and XXR count
/// columns of the file, everything else counts rounds.
struct Document {
    Header header;
    int gamesOfARound = 1; ///< cells that a round takes
    std::vector<Player> players;
    std::vector<ByeRequest> requests; ///< ascending, one per player and round
    std::vector<ForbiddenPlayers> forbidden;
    std::optional<int> rounds;           ///< 142, XXR: number of rounds of the tournament (not of columns)
    std::optional<Colour> initialColour; ///< 152, XXC
    PointSystem points;                  ///< 162, XXS, BBW..BBU
    std::optional<SystemComment> system; ///< ### SYSTEM
    std::vector<std::pair<std::string, std::string>> options; ///< ### OPTION key value
    std::vector<ManualPairingComment> manualPairings;         ///< ### MPA @ Round n: text, by round
    std::vector<UncountedGames> uncounted;                    ///< by player
    /// `XXC rank`: players rank by the place of their line in the file instead of by id. Ids in that order.
    std::optional<std::vector<FileId>> fileOrder;
    std::vector<KeptLine> kept;

    friend bool operator==(const Document&, const Document&) = default;

    /// Rounds with a game, a forfeit or a pairing-allocated bye: the round to pair is this plus one.
    [[nodiscard]] int pairedRounds() const;
    /// Where the cell of a game of a round is in Player::rounds; `game` is 1 to gamesOfARound.
    [[nodiscard]] std::size_t cellIndex(int round, int game = 1) const
    {
        return static_cast<std::size_t>(gamesOfARound * (round - 1) + game - 1);
    }
    /// nullptr when nobody has this id.
    [[nodiscard]] const Player* find(FileId id) const;
    /// Points of a player from the round cells that count.
    [[nodiscard]] Score pointsOf(const Player& player) const;
    /// Points of the bye that a player asked for in the round to pair; those programs count that expect its cell.
    [[nodiscard]] Score byeAskedFor(const Player& player) const;
};

/// What a cell is worth; a game not played yet is worth nothing, an adjourned one a draw, whether it counts or not.
Score pointsFor(const PointSystem& points, const RoundCell& cell);

} // namespace pairwright::trf
