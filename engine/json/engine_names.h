#pragma once

#include "engine/base/colour.h"
#include "engine/base/enum_names.h"
#include "engine/judge.h"

#include <array>

/// Names of what pairings, decision records and answers speak of. Those of records are part of the file format.
namespace pairwright {

template <>
struct EnumNames<Colour> {
    static constexpr std::array names{"white", "black"};
};
template <>
struct EnumNames<System> {
    static constexpr std::array names{"dutch",        "dubov",       "burstein",           "lim",
                                      "double-swiss", "round-robin", "double-round-robin", "multiple-round-robin",
                                      "team-swiss",   "scheveningen"};
};
template <>
struct EnumNames<ColourRule> {
    static constexpr std::array names{"bothPreferencesGranted",
                                      "strongerPreferenceGranted",
                                      "widerDifferenceGranted",
                                      "alternated",
                                      "higherRankedGranted",
                                      "initialColour",
                                      "onlyLegalColours",
                                      "lowerRankedGranted",
                                      "fewerWhites",
                                      "higherRankedAlternates",
                                      "lowerRankedAlternates",
                                      "higherAverageWhite",
                                      "lowerRatingWhite",
                                      "byTable",
                                      "onlyPreferenceGranted",
                                      "lowerDifferenceWhite"};
};
template <>
struct EnumNames<Criterion> {
    static constexpr std::array names{"downfloaterCount",
                                      "downfloaterScores",
                                      "nextBracketPairs",
                                      "nextBracketScores",
                                      "byeUnplayedGames",
                                      "topscorerColourDifference",
                                      "topscorerThirdColour",
                                      "colourPreference",
                                      "strongColourPreference",
                                      "repeatedDownfloat",
                                      "repeatedUpfloat",
                                      "repeatedDownfloatBefore",
                                      "repeatedUpfloatBefore",
                                      "repeatedDownfloatScores",
                                      "repeatedUpfloatScores",
                                      "repeatedDownfloatScoresBefore",
                                      "repeatedUpfloatScoresBefore",
                                      "upfloaterCount",
                                      "upfloaterScores",
                                      "maximumUpfloaters",
                                      "maximumUpfloats",
                                      "byeScore",
                                      "byeGamesPlayed",
                                      "movedDownUnpaired",
                                      "movedDownUnpairedScores",
                                      "nextMovedDownUnpaired",
                                      "nextMovedDownUnpairedScores",
                                      "nextScoregroupUpfloaters",
                                      "repeatedFloat",
                                      "repeatedFloatOpponents"};
};
template <>
struct EnumNames<BracketRecord::Kind> {
    static constexpr std::array names{"ordinary", "penultimate", "collapsedLast"};
};
template <>
struct EnumNames<ProcedureOutcome> {
    static constexpr std::array names{"bye",
                                      "groupDownward",
                                      "groupUpward",
                                      "groupMedian",
                                      "floaterA",
                                      "floaterB",
                                      "floaterC",
                                      "floaterD",
                                      "crackedAbove",
                                      "crackedBelow",
                                      "paired",
                                      "transferredUp",
                                      "shiftedToBlack",
                                      "shiftedToWhite",
                                      "floatsDown",
                                      "arbiterDecides",
                                      "limitsDropped",
                                      "homogeneousBracket",
                                      "heterogeneousBracket",
                                      "joinedBracket",
                                      "requirementLowered",
                                      "exchanged",
                                      "movedDown",
                                      "pairedAgain"};
};
template <>
struct EnumNames<RejectedAlternative::Reason> {
    static constexpr std::array names{"incompatible",      "othersLeftOver",     "colourDoesNotSuit",
                                      "beyondRatingLimit", "requirementsNotMet", "byeBarred"};
};
template <>
struct EnumNames<Violation::Kind> {
    static constexpr std::array names{"notInRound",   "pairedTwice", "leftOut",
                                      "haveMet",      "forbidden",   "sameAbsolutePreference",
                                      "colourLimits", "byeBarred",   "notByTable"};
};
template <>
struct EnumNames<OrderRule> {
    static constexpr std::array names{"byeOrder", "movedDownPlayers", "transposition",  "exchange",  "upfloaterSet",
                                      "shifters", "permutation",      "lowestOpponent", "identifier"};
};
template <>
struct EnumNames<Counterfactual::Verdict> {
    static constexpr std::array names{"is-paired",       "impossible", "worse",          "later-in-order",
                                      "decided-by-step", "unknown",    "in-other-rounds"};
};
template <>
struct EnumNames<PairObstacle::Kind> {
    static constexpr std::array names{"notInRound",   "haveMet",       "forbidden", "sameAbsolutePreference",
                                      "colourLimits", "othersLeftOver"};
};
template <>
struct EnumNames<PairingFailure::Reason> {
    static constexpr std::array names{
        "nobody-to-pair",  "no-legal-pairing", "no-eligible-for-bye", "unknown-system", "inconsistent-state",
        "missing-ratings", "cancelled",        "too-large",           "unknown-option", "rounds-one-by-one",
        "no-table"};
};

} // namespace pairwright
