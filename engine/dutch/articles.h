#pragma once

#include "engine/articles.h"

#include <array>

/// What the editions of the Dutch system call their rules. Criteria in descending priority.
namespace pairwright::dutch {

inline constexpr std::array criteria2026{
    CriterionArticle{Criterion::byeScore, "2.3.1 [C5]"}, // settled before the first bracket
    CriterionArticle{Criterion::downfloaterCount, "2.4.1 [C6]"},
    CriterionArticle{Criterion::downfloaterScores, "2.4.2 [C7]"},
    CriterionArticle{Criterion::nextBracketPairs, "2.4.3 [C8]"},
    CriterionArticle{Criterion::nextBracketScores, "2.4.3 [C8]"},
    CriterionArticle{Criterion::byeUnplayedGames, "2.4.4 [C9]"},
    CriterionArticle{Criterion::topscorerColourDifference, "2.4.5 [C10]"},
    CriterionArticle{Criterion::topscorerThirdColour, "2.4.6 [C11]"},
    CriterionArticle{Criterion::colourPreference, "2.4.7 [C12]"},
    CriterionArticle{Criterion::strongColourPreference, "2.4.8 [C13]"},
    CriterionArticle{Criterion::repeatedDownfloat, "2.4.9 [C14]"},
    CriterionArticle{Criterion::repeatedUpfloat, "2.4.10 [C15]"},
    CriterionArticle{Criterion::repeatedDownfloatBefore, "2.4.11 [C16]"},
    CriterionArticle{Criterion::repeatedUpfloatBefore, "2.4.12 [C17]"},
    CriterionArticle{Criterion::repeatedDownfloatScores, "2.4.13 [C18]"},
    CriterionArticle{Criterion::repeatedUpfloatScores, "2.4.14 [C19]"},
    CriterionArticle{Criterion::repeatedDownfloatScoresBefore, "2.4.15 [C20]"},
    CriterionArticle{Criterion::repeatedUpfloatScoresBefore, "2.4.16 [C21]"},
};

inline constexpr std::array criteria2017{
    CriterionArticle{Criterion::downfloaterCount, "C.5"},
    CriterionArticle{Criterion::downfloaterScores, "C.6"},
    CriterionArticle{Criterion::nextBracketPairs, "C.7"},
    CriterionArticle{Criterion::nextBracketScores, "C.7"},
    CriterionArticle{Criterion::topscorerColourDifference, "C.8"},
    CriterionArticle{Criterion::topscorerThirdColour, "C.9"},
    CriterionArticle{Criterion::colourPreference, "C.10"},
    CriterionArticle{Criterion::strongColourPreference, "C.11"},
    CriterionArticle{Criterion::repeatedDownfloat, "C.12"},
    CriterionArticle{Criterion::repeatedUpfloat, "C.13"},
    CriterionArticle{Criterion::repeatedDownfloatBefore, "C.14"},
    CriterionArticle{Criterion::repeatedUpfloatBefore, "C.15"},
    CriterionArticle{Criterion::repeatedDownfloatScores, "C.16"},
    CriterionArticle{Criterion::repeatedUpfloatScores, "C.17"},
    CriterionArticle{Criterion::repeatedDownfloatScoresBefore, "C.18"},
    CriterionArticle{Criterion::repeatedUpfloatScoresBefore, "C.19"},
};

inline constexpr std::array colours2026{
    ColourArticle{ColourRule::bothPreferencesGranted, "5.2.1"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "5.2.2"},
    ColourArticle{ColourRule::widerDifferenceGranted, "5.2.2"},
    ColourArticle{ColourRule::alternated, "5.2.3"},
    ColourArticle{ColourRule::higherRankedGranted, "5.2.4"},
    ColourArticle{ColourRule::initialColour, "5.2.5"},
};

/// Of 2017 and 2012.
inline constexpr std::array earlierColours{
    ColourArticle{ColourRule::bothPreferencesGranted, "E.1"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "E.2"},
    ColourArticle{ColourRule::widerDifferenceGranted, "E.2"},
    ColourArticle{ColourRule::alternated, "E.3"},
    ColourArticle{ColourRule::higherRankedGranted, "E.4"},
    ColourArticle{ColourRule::initialColour, "E.5"},
};

inline constexpr std::array orders2026{
    OrderArticle{OrderRule::movedDownPlayers, "4.4"},
    OrderArticle{OrderRule::transposition, "4.2"},
    OrderArticle{OrderRule::exchange, "4.3"},
};

inline constexpr std::array orders2017{
    OrderArticle{OrderRule::movedDownPlayers, "D.3"},
    OrderArticle{OrderRule::transposition, "D.1"},
    OrderArticle{OrderRule::exchange, "D.2"},
};

} // namespace pairwright::dutch
