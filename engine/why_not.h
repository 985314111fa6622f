#pragma once

#include "engine/pairing.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pairwright {

/// Why two players may not be paired at all in a round.
struct PairObstacle {
    enum class Kind : std::uint8_t {
        notInRound,             ///< one of them is absent, or they are the same player
        haveMet,                ///< in round `met` (C.04.1 art. 2)
        forbidden,              ///< the organiser's list
        sameAbsolutePreference, ///< of colour, and neither is exempt ([C3])
        colourLimits,           ///< Lim 2.1: no colours for both within the limits
        othersLeftOver,         ///< the others could not be paired: see `others`
    };
    Kind kind = Kind::notInRound;
    std::optional<RoundNumber> met;
    std::optional<PairingFailure> others;
};

/// The order rule that puts one of two equally good candidates first.
enum class OrderRule : std::uint8_t {
    byeOrder,         ///< Dubov, Burstein: of equal candidates for the bye, the lowest ranked
    movedDownPlayers, ///< which moved-down players are paired (Dutch 4.4; 2017: B.1.c, D.3)
    transposition,    ///< the order of S2 (Dutch 4.2; 2017: D.1)
    exchange,         ///< players exchanged between the halves (Dutch 4.3; 2017: D.2)
    upfloaterSet,     ///< which upfloaters are taken (Dubov 4.2)
    shifters,         ///< who changes the subgroup (Dubov 4.3)
    permutation,      ///< the order of the second subgroup (Dubov 4.4)
    lowestOpponent,   ///< the lowest possible opponent for the highest ranked (Burstein 4.3)
    identifier,       ///< the smallest identifier of the bracket (Double-Swiss and Swiss Team 3.6)
};

/// What would have to give for a pair to be made.
struct Counterfactual {
    enum class Verdict : std::uint8_t {
        isPaired,      ///< the two are paired with each other
        impossible,    ///< see `obstacle`
        worse,         ///< bracket `bracket` loses at the criterion of `reached` and `withPair`
        laterInOrder,  ///< no criterion loses: rule `order` puts it behind
        decidedByStep, ///< procedural systems: step `step` of the record decided otherwise
        unknown,       ///< the search was stopped or became too large
        inOtherRounds, ///< the table has them meet in `meetings`
    };
    Verdict verdict = Verdict::unknown;
    std::optional<PairObstacle> obstacle;
    /// The first bracket, in the record of the round, that a round with this pair changes; none: it is the
    /// bye, settled before the first bracket, that loses.
    std::optional<std::size_t> bracket;
    CriterionValue reached;  ///< by the round as it is
    CriterionValue withPair; ///< by the best candidate that lets the pair be made
    std::optional<OrderRule> order;
    std::optional<std::size_t> step;   ///< in the ProcedureRecord
    std::vector<RoundNumber> meetings; ///< of inOtherRounds
    /// The best round with this pair, by the same rules.
    std::optional<RoundPairing> alternative;
};

/// Why the round that pairRound() proposes does not pair these two: forces the pair, pairs the round by
/// the same rules, and compares bracket by bracket. Exact; what it could not settle is `unknown`. Fails as
/// pairRound() does if there is no round at all.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b);

/// Article of the edition for an order rule, as articleOf().
std::string articleOf(SystemEdition system, OrderRule rule);

} // namespace pairwright
