#pragma once

#include "app/domain/ids.h"
#include "app/domain/players/group_rule.h"
#include "app/domain/players/stated_rank.h"
#include "app/domain/prizes/prize_fund.h"
#include "app/domain/rounds/match.h"
#include "app/domain/teams/team_rules.h"
#include "engine/base/colour.h"
#include "engine/pairing.h"
#include "engine/ratings/rating_event.h"
#include "engine/systems.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tournament/point_system.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// The lot drawn before round 1: entered by the arbiter, or drawn by the program from a seed.
struct InitialColour {
    Colour colour = Colour::White;
    std::optional<std::uint64_t> seed; ///< set: drawn by the program; none: entered by the arbiter
    friend bool operator==(const InitialColour&, const InitialColour&) = default;
};

/// Draws the lot; the same seed gives the same colour everywhere.
InitialColour drawInitialColour(std::uint64_t seed);

/// Players none of whom may meet another in the rounds first..last. Locked once round 1 is published.
struct ForbiddenPairs {
    std::vector<PlayerKey> players;
    RoundNumber first{1};
    std::optional<RoundNumber> last; ///< none: to the end
    ThingId id = {};                 ///< none: of club mates, who are in no list
    friend bool operator==(const ForbiddenPairs&, const ForbiddenPairs&) = default;
};

/// Who rates the games. It decides whose rules bind the arbiter: see inFideMode().
enum class RatedBy : std::uint8_t { fide, federation, nobody };

/// Which of a player's official ratings the tournament counts with. The codes are those of the TRF (record 172).
enum class RatingChoice : std::uint8_t {
    ofTheType,     ///< FIDON: FIDE's, of the lists of the type of play; who has none of them: the national one
    nationalFirst, ///< NIDOF: the national one, else FIDE's
    higher,        ///< HBFN: whichever is higher
    fideOnly,      ///< FIDE
    nationalOnly,  ///< NRO
    other,         ///< OTHER: the first in an order of the arbiter's own, in which the national list has its place
};

/// A list of ratings that can have a place in the order by which ratings count. `national`: the national list, or one
/// of the arbiter's own (PlayerData::national).
enum class CountedList : std::uint8_t { standard, rapid, blitz, national };

/// What decides between players of equal rating and title instead of the alphabet (C.04.2:2026 art. 2.2: announced
/// before).
struct OrderOfEquals {
    enum class By : std::uint8_t {
        name,
        ownNumber, ///< PlayerData::ownNumber; who has none comes after, by name
        lot,
    };
    By by = By::name;
    std::optional<std::uint64_t> seed; ///< of the lot, which is kept: it gives late entries their place, too
    friend bool operator==(const OrderOfEquals&, const OrderOfEquals&) = default;
};

/// How the numbers of a system whose numbers are drawn came about (C.05 annex 2); the order itself is the declared one.
struct NumberDraw {
    enum class By : std::uint8_t {
        rating, ///< as ranked: rating, title, name
        lot,
        varma, ///< by lot within sets, so that players of one federation do not meet in the last rounds
        early, ///< by lot, so that club mates meet in the first rounds (allMates())
        hand,  ///< drawn on the table, or taken from a file
    };
    By by = By::lot;
    std::optional<std::uint64_t> seed = {}; ///< of those by lot
    friend bool operator==(const NumberDraw&, const NumberDraw&) = default;
};

/// Acceleration by virtual points; points given for single players (Player::virtualPoints) go before it.
enum class Acceleration : std::uint8_t { none, baku };

/// How the tournament is played. What may change when: see app/session/command/command.h.
struct Settings {
    RatedBy ratedBy = RatedBy::fide;
    int plannedRounds = 7;
    SystemEdition system;
    std::optional<InitialColour> initialColour; ///< none: the lot is not drawn yet
    PointSystem points;
    Acceleration acceleration = Acceleration::none;
    SystemOptions options; ///< of the system, and those of others that were chosen before
    std::vector<ForbiddenPairs> forbidden;
    /// What decides among equal points, in order; empty: equal points share their rank (C.07 art. 2, 4.1).
    std::vector<TieBreak> tieBreaks = defaultTieBreaks();
    /// Nobody has said yet what decides: the tournament is from a file that names no tie-breaks. What that file states
    /// of each player. Tie-breaks that are chosen end it. See app/formats/standings/stated.h.
    std::optional<std::vector<StatedRank>> statedRanks;
    /// The order that holds instead of rating, title, name (for instance of an imported file); players
    /// who are not in it are inserted by rank. Empty: the order of C.04.2:2026 art. 2.2.
    std::vector<PlayerKey> declaredOrder;
    std::optional<NumberDraw> numberDraw; ///< none: nobody has drawn yet; asked for where numbers are drawn
    int orderDeclaredAfter =
        0; ///< rounds published when the order was declared: from round 4 on, only outside FIDE mode
    RatingChoice ratingChoice = RatingChoice::ofTheType;
    /// The lists that count, the first that has a rating; empty: by the type of play (see countedLists()). The national
    /// one has a place in it only with RatingChoice::other.
    std::vector<CountedList> ratingLists;
    OrderOfEquals orderOfEquals;
    /// Players of one club do not meet in the rounds up to this one, none: 0. See clubMates().
    int clubsApartUntil = 0;
    std::vector<GroupRule> groupRules; ///< each with a name of its own
    /// Of those who share the first place; entered by hand, told, and deciding nothing else. See
    /// app/pairing/play_off.h.
    std::optional<PlayerKey> playOffWinner;
    /// By which the lots of the tie-break LOT are drawn, once for the whole tournament; none: not yet. See
    /// app/domain/players/lots.h.
    std::optional<std::uint64_t> lotSeed;
    /// Chess960: by which the start position of each round is drawn; none: chess. See app/domain/rounds/chess960.h.
    std::optional<std::uint64_t> chess960Seed;
    std::vector<Prize> prizes; ///< the fund, in the order of the list
    PrizeRules prizeRules;
    std::vector<PrizeMark> prizeMarks;
    std::vector<TeamRanking> teamRankings;    ///< each with a name of its own
    std::optional<AnnouncedPrizes> announced; ///< none: the prizes are not announced yet
    std::optional<TeamRules> teams;           ///< none: every player plays for himself
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Whether what FIDE forbids is refused (C.02.03 art. 7); outside it the arbiter is asked instead. The mode is left
/// once and for all. Imported tournaments are in it.
bool inFideMode(const Settings& settings);

/// Gives an id to each thing of its lists that has none, from `next` on, which is the next free one afterwards.
void giveIds(Settings& settings, ThingId& next);

bool isByLot(NumberDraw::By by);
/// Drawn by lot with a seed, otherwise without.
bool isPossible(const NumberDraw& draw);

/// Each list at most once.
bool areDistinct(const std::vector<CountedList>& lists);

/// Each rank between 1 and the highest, and nobody named twice.
bool arePossible(const std::vector<StatedRank>& ranks);

/// Whether points can be given by it: each value between 0 and 100 points, and a win worth more than a loss.
bool isPossible(const PointSystem& points);

/// Of each match of a round: by the rules of the teams, else as the system has it.
MatchShape matchShape(const Settings& settings);

/// What a round of that system is paired with: the choices of its options, and of one of teams what their rules say.
SystemOptions optionsOf(const Settings& settings, SystemEdition system);

/// Who sits where in a match is said by the table of the system, not by the teams.
bool isSeatedByTable(const Settings& settings);

/// The system of whatever entrants; nullptr when this build has no such system or edition.
const SystemInfo* knownSystem(SystemEdition system);

/// Whether this build can pair by the system where entrants are as they are here: one of teams where they are, one of
/// players or a table where they are not.
const SystemInfo* usableSystem(SystemEdition system, bool ofTeams);
/// The same by its name, "team-swiss"; the first edition of it.
const SystemInfo* usableSystem(std::string_view key, bool ofTeams);

/// What a bye is worth for a whole round, which is a match of two games in the Double-Swiss System.
Score valueOfBye(const Settings& settings, ByeKind kind);

} // namespace pairwright
