#include "ui/explain/criterion_text.h"

#include "ui/text/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

bool isListOfPoints(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterScores:
    case Criterion::upfloaterScores:
    case Criterion::nextBracketScores:
    case Criterion::repeatedDownfloatScores:
    case Criterion::repeatedUpfloatScores:
    case Criterion::repeatedDownfloatScoresBefore:
    case Criterion::repeatedUpfloatScoresBefore: return true;
    default: return false;
    }
}

} // namespace

QString describeCriterion(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterCount: return Tr::tr("players who move down");
    case Criterion::downfloaterScores: return Tr::tr("points of those who move down");
    case Criterion::upfloaterCount: return Tr::tr("players who move up");
    case Criterion::upfloaterScores: return Tr::tr("score differences of those who move up");
    case Criterion::maximumUpfloaters: return Tr::tr("players who moved up as often as allowed");
    case Criterion::maximumUpfloats: return Tr::tr("upfloats of players who moved up as often as allowed");
    case Criterion::byeScore: return Tr::tr("score of the player with the bye");
    case Criterion::byeGamesPlayed: return Tr::tr("games played by the player with the bye");
    case Criterion::nextBracketPairs: return Tr::tr("players left over in the next bracket");
    case Criterion::nextBracketScores: return Tr::tr("points of those left over in the next bracket");
    case Criterion::byeUnplayedGames: return Tr::tr("unplayed games of the player with the bye");
    case Criterion::topscorerColourDifference: return Tr::tr("topscorers with a colour difference beyond two");
    case Criterion::topscorerThirdColour: return Tr::tr("topscorers with a colour three times in a row");
    case Criterion::colourPreference: return Tr::tr("players without the colour due");
    case Criterion::strongColourPreference: return Tr::tr("players without a colour strongly due");
    case Criterion::repeatedDownfloat: return Tr::tr("players who move down again after the previous round");
    case Criterion::repeatedUpfloat: return Tr::tr("players who are met from above again after the previous round");
    case Criterion::repeatedDownfloatBefore: return Tr::tr("players who move down again as two rounds before");
    case Criterion::repeatedUpfloatBefore: return Tr::tr("players who are met from above again as two rounds before");
    case Criterion::repeatedDownfloatScores: return Tr::tr("score differences of a repeated move down");
    case Criterion::repeatedUpfloatScores: return Tr::tr("score differences of a repeated meeting from above");
    case Criterion::repeatedDownfloatScoresBefore:
        return Tr::tr("score differences of a move down as two rounds before");
    case Criterion::repeatedUpfloatScoresBefore:
        return Tr::tr("score differences of a meeting from above as two rounds before");
    }
    return {};
}

bool isPerfect(const CriterionValue& value)
{
    return std::all_of(value.value.begin(), value.value.end(), [](std::int64_t number) { return number == 0; });
}

QString describeValue(const CriterionValue& value)
{
    QStringList numbers;
    for (const std::int64_t number : value.value)
        numbers.append(isListOfPoints(value.criterion) ? formatScore(Score{static_cast<int>(number)})
                                                       : QString::number(number));
    return numbers.join(QStringLiteral(", "));
}

QString describeRule(ColourRule rule)
{
    switch (rule) {
    case ColourRule::bothPreferencesGranted: return Tr::tr("Both get the colour due to them.");
    case ColourRule::strongerPreferenceGranted:
        return Tr::tr("Both were due the same colour; the stronger claim was granted.");
    case ColourRule::widerDifferenceGranted:
        return Tr::tr("Both had to get the same colour; the one with the wider colour difference got it.");
    case ColourRule::alternated:
        return Tr::tr(
            "Their claims are equal: the colours alternate to the last round in which they had different ones.");
    case ColourRule::higherRankedGranted:
        return Tr::tr("Their claims are equal: the higher ranked gets the colour due.");
    case ColourRule::onlyLegalColours: return Tr::tr("The other way round would break a limit of colours.");
    case ColourRule::lowerRankedGranted:
        return Tr::tr("Both had the same colours so far; below the median the larger number gets the colour due.");
    case ColourRule::initialColour:
        return Tr::tr("Neither has a colour due: the initial colour, drawn by lot, and the pairing number decide.");
    }
    return {};
}

} // namespace pairwright
