#pragma once

#include "engine/ratings/norm_games.h"

#include <vector>

namespace pairwright {

/// One condition of a norm, for the games that the player will have in the end (played and planned).
struct NormRequirement {
    enum class Kind : std::uint8_t {
        games,              ///< at least
        score,              ///< at least 35 %; half points
        titled,             ///< at least half of the opponents
        ofKind,             ///< at least a third of the opponents, and three
        foreignFederations, ///< at least two
        fromOwnFederation,  ///< at most three fifths
        fromOneFederation,  ///< at most two thirds
        averageRating,      ///< at least
        performance,        ///< at least
    };
    Kind kind = Kind::games;
    int needed = 0;
    std::optional<int> present; ///< none: nothing to compute it from yet
    bool met = false;           ///< the games so far fulfil it
    /// What the planned games must still bring, in the unit of the requirement: games, half points, opponents,
    /// federations; for averageRating the average of the opponents to come; for performance half points, if
    /// the opponents' average stays (or just reaches the least average where it is below), and where that does not
    /// suffice, against the strongest opponents not yet met. For the maxima: how many more there may be. None: nothing,
    /// or no game is planned.
    std::optional<int> toGo;
    bool inReach = true;            ///< met, or the planned games can still bring it
    bool needsTheStrongest = false; ///< in reach only against the strongest opponents not yet met
    bool waived = false;            ///< does not apply, see remarks
};

/// What decides beside the games.
struct NormConditions {
    NormNumbers numbers;
    int leastGames = 9;
    bool foreignWaived = false; ///< two foreign federations are not needed
    int gamesAhead = 0;
    int strongestAhead = 0; ///< sum of the ratings of as many opponents, the strongest not yet met
};

/// All conditions in the order of NormRequirement::Kind.
std::vector<NormRequirement> requirementsFor(const NormConditions& conditions, const NormGames& games);

/// Met, or not asked for.
bool isFulfilled(const NormRequirement& requirement);

} // namespace pairwright
