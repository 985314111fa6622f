#pragma once

#include "engine/base/expected.h"
#include "engine/base/ids.h"
#include "engine/decision_record.h"
#include "engine/system_options.h"
#include "engine/systems.h"
#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// Which round to pair, by which rules, without whom.
struct PairingRequest {
    SystemEdition system;
    std::vector<Tpn> absent = {};          ///< byes on request, withdrawn, not yet arrived; ascending
    SystemOptions options = {};            ///< of `system`, see Capabilities::options
    std::optional<RoundNumber> round = {}; ///< of those that are made at once; none: the next
    std::stop_token stop = {};             ///< asks the engine to give up; it answers `cancelled` within 50 ms
    /// pairRound() tells now and then how many players have their opponent or the bye, and of how many.
    std::function<void(int settled, int players)> progress = {};
};

/// The colour rule that decided a board (C.04.3 art. 5.2 and its twins in other systems).
enum class ColourRule : std::uint8_t {
    bothPreferencesGranted,    ///< 5.2.1
    strongerPreferenceGranted, ///< 5.2.2
    widerDifferenceGranted,    ///< 5.2.2, both absolute
    alternated,                ///< 5.2.3
    higherRankedGranted,       ///< 5.2.4
    initialColour,             ///< 5.2.5
    onlyLegalColours,          ///< Lim 5.1: the other way would break a limit
    lowerRankedGranted,        ///< Lim 5.4, below the median
    fewerWhites,               ///< Double-Swiss 4.3.2: White to the player who had fewer
    higherRankedAlternates,    ///< Double-Swiss 4.3.4, Swiss Team 4.3.8
    lowerRankedAlternates,     ///< Double-Swiss 4.3.5, Swiss Team 4.3.9
    higherAverageWhite,        ///< Dubov 1997, 3: White to the higher average of opponents
    lowerRatingWhite,          ///< Dubov 1997, 3: White to the lower rating
    byTable,                   ///< Berger table: C.05 annex 1
    onlyPreferenceGranted,     ///< Swiss Team 4.3.2: the other has none
    lowerDifferenceWhite,      ///< Swiss Team 4.3.5: White to the lower colour difference
};

struct Board {
    Tpn white;
    Tpn black;
    ColourRule rule = ColourRule::bothPreferencesGranted;
    friend bool operator==(const Board&, const Board&) = default;
};

/// A complete round: boards in publishing order (C.04.2 art. 3.6), the bye, and why.
struct RoundPairing {
    std::vector<Board> boards;
    std::optional<Tpn> bye;
    DecisionRecord record;
    /// The text leaves a decision of this round to the arbiter, and this is no more than a legal proposal; the
    /// record names the step and the players (Dubov 1997, 9).
    bool arbiterDecides = false;
    /// The numbers that rule 5.2.5 used, by TPN-1 (0: takes no part in this numbering).
    std::vector<int> effectiveNumbers;
};

/// Why a round could not be paired.
struct PairingFailure {
    enum class Reason : std::uint8_t {
        nobodyToPair,      ///< fewer than two players present
        noLegalPairing,    ///< see `blocked` and `onlyOpponents`
        noEligibleForBye,  ///< odd number and everybody present is barred from the bye; `blocked` are those
        unknownSystem,     ///< this build has no such system or edition
        inconsistentState, ///< records that contradict each other; `blocked` are those players
        missingRatings,    ///< the system needs a rating of every player; `blocked` have none
        cancelled,
        tooLarge,       ///< the text asks for a search that grows with every player, and it went beyond the limit
        unknownOption,  ///< the system has no such option, or no such choice of it
        roundsOneByOne, ///< layOut() of a system that makes each round from the one before
        noTable,        ///< fewer or more players than there are tables for, or more rounds than can be numbered
    };
    Reason reason = Reason::noLegalPairing;
    /// The players in the way: together they have too few opponents left ...
    std::vector<Tpn> blocked;
    /// ... because these are all that they may still meet outside their own small circles.
    std::vector<Tpn> onlyOpponents;
};

/// Proposes the next round (roundsPlayed() + 1). Pure: the same input gives the same output.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

/// Proposes all planned rounds of a system that makes them at once (RoundsMade::allAtOnce); pairRound() gives single
/// ones of them.
Expected<std::vector<RoundPairing>, PairingFailure> layOut(const TournamentState& state, const PairingRequest& request);

/// Article of the edition that defines a criterion, as "C.04.3:2026 art. 2.4.7 [C12]"; empty when the
/// edition has no such criterion.
std::string articleOf(SystemEdition system, Criterion criterion);
std::string articleOf(SystemEdition system, ColourRule rule);

} // namespace pairwright
