#pragma once

#include "engine/base/random.h"
#include "engine/generator/drawn_rate.h"
#include "engine/generator/settings.h"

#include <optional>
#include <vector>

namespace pairwright::generator {

/// What one tournament drew from its settings.
struct Conditions {
    int players = 0;
    int rounds = 0;
    int highestRating = 0;
    int lowestRating = 0;
    RatingShape shape = RatingShape::even;
    std::optional<int> draws;
    int ratingStep = 0;       ///< 0: ratings follow the shape
    std::vector<int> ratings; ///< those of the settings, 0 is unrated
    DrawnRate forfeits;
    DrawnRate forfeitWins;
    DrawnRate forfeitLosses;
    DrawnRate doubleForfeits;
    DrawnRate drawLosses;
    DrawnRate lossDraws;
    DrawnRate doubleLosses;
    DrawnRate halfPointByes;
    DrawnRate fullPointByes;
    DrawnRate zeroPointByes;
    int withdrawals = 0; ///< this and the next: once in so many, 0 is never
    int returns = 0;
    int lateEntries = 0;
    int unrated = 0;
    int forbiddenPairs = 0;
    int forbiddenGroups = 0;
    PointSystem points;
    bool accelerated = false;
    Colour initialColour = Colour::White;
    std::vector<TieBreak> tieBreaks;
};

/// The same random numbers give the same conditions. No more rounds than there are opponents.
Conditions drawConditions(const Settings& settings, Random& random);

/// A participant as he comes to the tournament.
struct Entrant {
    int strength = 0; ///< what his results follow
    bool rated = true;
    int entersIn = 1; ///< round
};

/// By rank: rating, the unrated last.
std::vector<Entrant> drawEntrants(const Conditions& conditions, Random& random);

} // namespace pairwright::generator
