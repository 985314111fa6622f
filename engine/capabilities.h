#pragma once

#include "engine/base/entrants.h"
#include "engine/base/limits.h"
#include "engine/system_options.h"
#include "engine/systems.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

namespace pairwright {

/// What becomes of the rating of a player in the pairing.
enum class RatingsUse : std::uint8_t {
    order,      ///< for the initial order only (C.04.2 art. 2)
    everyRound, ///< the pairing of every round looks at it
    required,   ///< and nobody can be paired without one
};

/// How a round is found: the kind of its decision record, and what its steps are called.
enum class Method : std::uint8_t {
    criteria,     ///< the best by criteria with an order: CriteriaRecord. Those below make a ProcedureRecord
    requirements, ///< bracket by bracket, with requirements that are given up one by one (Dutch of 2012)
    columns,      ///< a White and a Black column, row by row (Dubov of 1997)
    scrutiny,     ///< scoregroups from both ends, each player through his possible opponents (Lim)
    table,        ///< a table has it: TableRecord
};

/// How the players of a bracket stand opposite each other.
enum class Halves : std::uint8_t {
    upperAndLower, ///< S1 against S2, transpositions, exchanges
    firstAndLast,  ///< one rank list, its first against its last
    seekers,       ///< who seeks White against who seeks Black
    columns,       ///< the White column and the Black column
    topAndBottom,  ///< the smaller number of each pair against the larger
};

/// Where somebody goes who finds no opponent among as many points.
enum class Floating : std::uint8_t { down, up, broughtUp, towardsMedian };

/// To whom the pairing-allocated bye goes, among those who may have it.
enum class ByeGoesTo : std::uint8_t {
    leftOver,     ///< whoever is left in the last bracket; all others give the bye before they pair
    lowestNumber, ///< lowest score, most games, largest number
    mostMatches,  ///< the same with matches
    lowestIndex,  ///< lowest score, most games, lowest opposition index
    lowestRanked, ///< the last of the lowest scoregroup
    lowestRated,  ///< the lowest rating of the lowest scoregroup
};

/// What of a player's rounds so far bars him from the bye (C.04.1 art. 4 in the wording of each edition).
enum class ByeBar : std::uint8_t {
    wonWithoutPlaying,    ///< as many points as for a win, without playing
    wonByForfeit,         ///< a bye or a forfeit win
    scoredWithoutPlaying, ///< any points without playing
    byeOfAMatch,          ///< a bye, a forfeit win or a full-point bye (C.04.5 and C.04.6 C2)
};

/// What a system knows of each player that the tables do not show anyway: the alternatives of PlayerFacts::system.
enum class FactsColumn : std::uint8_t { none, seeksAndAverage, oppositionIndex, scoregroup };

enum class RoundsMade : std::uint8_t { oneByOne, allAtOnce };
enum class ResultsOpen : std::uint8_t { currentRound, everyPublishedRound };
enum class Numbers : std::uint8_t { byRank, drawn };

/// What the rest of the program asks of a system instead of its name: a new one answers in its row here, and finds its
/// place on every page, in every sentence and on paper. The defaults are those of the Dutch system.
struct Capabilities {
    Entrants entrants = Entrants::players;
    RatingsUse ratings = RatingsUse::order;
    bool usesAcceleration = true; ///< C.04.7
    /// Absolute, strong, mild (C.04.3 art. 1.7); otherwise it has a notion of its own.
    bool hasColourPreferences = true;
    bool ordersByName = false;         ///< who is equal otherwise goes by the alphabet: PlayerState::nameRank
    bool leavesToArbiter = false;      ///< the text says nothing on some cases
    bool boardsByVirtualPoints = true; ///< the publishing order counts them
    Method method = Method::criteria;
    Halves halves = Halves::upperAndLower;
    Floating floating = Floating::down;
    ByeGoesTo bye = ByeGoesTo::leftOver;
    std::string_view byeArticle{}; ///< empty: the decision record says it
    ByeBar byeBar = ByeBar::wonWithoutPlaying;
    FactsColumn facts = FactsColumn::none;
    /// Everybody meets everybody: unplayed games go by C.07 art. 15.2, and what rests on the opponents' scores is no
    /// tie-break.
    bool allPlayAll = false;
    RoundsMade rounds = RoundsMade::oneByOne;
    ResultsOpen results = ResultsOpen::currentRound;
    Numbers numbers = Numbers::byRank;
    int fewestPlayers = 2;
    int mostPlayers = pairwright::mostPlayers; ///< that it can pair
    int gamesOfARound = 1;                     ///< that a pairing stands for; the same in all editions of a system
    std::span<const SystemOption> options{};

    [[nodiscard]] bool has(const SystemOption& option) const
    {
        return std::ranges::any_of(options, [&](const SystemOption& own) { return own.key == option.key; });
    }
};

/// Of an entry of systems() or teamSystems(); the defaults when this build does not have the system.
const Capabilities& capabilitiesOf(SystemEdition id);

} // namespace pairwright
