#include "engine/dutch/edition.h"

#include <array>

namespace pairwright::dutch {

namespace {

constexpr std::array criteria2026{
    CriterionRow{Criterion::downfloaterCount, "2.4.1 [C6]"},
    CriterionRow{Criterion::downfloaterScores, "2.4.2 [C7]"},
    CriterionRow{Criterion::nextBracketPairs, "2.4.3 [C8]"},
    CriterionRow{Criterion::nextBracketScores, "2.4.3 [C8]"},
    CriterionRow{Criterion::byeUnplayedGames, "2.4.4 [C9]"},
    CriterionRow{Criterion::topscorerColourDifference, "2.4.5 [C10]"},
    CriterionRow{Criterion::topscorerThirdColour, "2.4.6 [C11]"},
    CriterionRow{Criterion::colourPreference, "2.4.7 [C12]"},
    CriterionRow{Criterion::strongColourPreference, "2.4.8 [C13]"},
    CriterionRow{Criterion::repeatedDownfloat, "2.4.9 [C14]"},
    CriterionRow{Criterion::repeatedUpfloat, "2.4.10 [C15]"},
    CriterionRow{Criterion::repeatedDownfloatBefore, "2.4.11 [C16]"},
    CriterionRow{Criterion::repeatedUpfloatBefore, "2.4.12 [C17]"},
    CriterionRow{Criterion::repeatedDownfloatScores, "2.4.13 [C18]"},
    CriterionRow{Criterion::repeatedUpfloatScores, "2.4.14 [C19]"},
    CriterionRow{Criterion::repeatedDownfloatScoresBefore, "2.4.15 [C20]"},
    CriterionRow{Criterion::repeatedUpfloatScoresBefore, "2.4.16 [C21]"},
};

constexpr std::array criteria2017{
    CriterionRow{Criterion::downfloaterCount, "C.5"},
    CriterionRow{Criterion::downfloaterScores, "C.6"},
    CriterionRow{Criterion::nextBracketPairs, "C.7"},
    CriterionRow{Criterion::nextBracketScores, "C.7"},
    CriterionRow{Criterion::topscorerColourDifference, "C.8"},
    CriterionRow{Criterion::topscorerThirdColour, "C.9"},
    CriterionRow{Criterion::colourPreference, "C.10"},
    CriterionRow{Criterion::strongColourPreference, "C.11"},
    CriterionRow{Criterion::repeatedDownfloat, "C.12"},
    CriterionRow{Criterion::repeatedUpfloat, "C.13"},
    CriterionRow{Criterion::repeatedDownfloatBefore, "C.14"},
    CriterionRow{Criterion::repeatedUpfloatBefore, "C.15"},
    CriterionRow{Criterion::repeatedDownfloatScores, "C.16"},
    CriterionRow{Criterion::repeatedUpfloatScores, "C.17"},
    CriterionRow{Criterion::repeatedDownfloatScoresBefore, "C.18"},
    CriterionRow{Criterion::repeatedUpfloatScoresBefore, "C.19"},
};

} // namespace

std::span<const CriterionRow> criteria(Edition edition)
{
    if (edition == Edition::of2026)
        return criteria2026;
    return criteria2017;
}

std::string_view colourArticle(Edition edition, ColourRule rule)
{
    const bool is2026 = edition == Edition::of2026;
    switch (rule) {
    case ColourRule::bothPreferencesGranted: return is2026 ? "5.2.1" : "E.1";
    case ColourRule::strongerPreferenceGranted:
    case ColourRule::widerDifferenceGranted: return is2026 ? "5.2.2" : "E.2";
    case ColourRule::alternated: return is2026 ? "5.2.3" : "E.3";
    case ColourRule::higherRankedGranted: return is2026 ? "5.2.4" : "E.4";
    case ColourRule::onlyLegalColours:
    case ColourRule::lowerRankedGranted:
    case ColourRule::fewerWhites:
    case ColourRule::higherRankedAlternates:
    case ColourRule::lowerRankedAlternates:
    case ColourRule::higherAverageWhite:
    case ColourRule::lowerRatingWhite: return {};
    case ColourRule::initialColour: break;
    }
    return is2026 ? "5.2.5" : "E.5";
}

bool givesDownfloat(Edition edition, const RoundRecord& unplayed, const PointSystem& points)
{
    if (edition == Edition::of2017)
        return true;
    const auto* bye = std::get_if<Bye>(&unplayed);
    return (bye && bye->kind == ByeKind::PairingAllocated) || points.pointsFor(unplayed) > points.lossValue();
}

} // namespace pairwright::dutch
