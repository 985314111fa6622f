#pragma once

#include "app/domain/json_codec.h"
#include "app/domain/json_fields.h"
#include "engine/decision_record.h"

#include <array>

/// Names of what a decision record speaks of, for the JSON of records and comparisons.
namespace pairwright {

// Stable names, part of the file format: add at the end, never rename.
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

} // namespace pairwright
