#include "app/explain/criterion_text.h"

#include "app/formats/display_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

} // namespace

bool isPerfect(const CriterionValue& value)
{
    return std::all_of(value.value.begin(), value.value.end(), [](std::int64_t number) { return number == 0; });
}

QString describeValue(const CriterionValue& value)
{
    QStringList numbers;
    for (const std::int64_t number : value.value)
        numbers.append(isListOfPoints(value.criterion) ? scoreText(Score{static_cast<int>(number)})
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
    case ColourRule::fewerWhites: return Tr::tr("White in the first game for the one who had it in fewer matches.");
    case ColourRule::higherRankedAlternates:
        return Tr::tr("Both had the same colours so far: the higher ranked gets the other colour than last time.");
    case ColourRule::lowerRankedAlternates:
        return Tr::tr("Both had the same colours so far: the lower ranked gets the other colour than last time.");
    case ColourRule::higherAverageWhite:
        return Tr::tr("Their claims are equal: White for the one whose opponents have the higher average rating.");
    case ColourRule::lowerRatingWhite: return Tr::tr("Their claims are equal: White for the lower rated.");
    case ColourRule::onlyPreferenceGranted: return Tr::tr("Only one was due a colour, and got it.");
    case ColourRule::lowerDifferenceWhite:
        return Tr::tr("Their claims are equal: White for the one whose colour difference is lower.");
    case ColourRule::byTable: return Tr::tr("The table gives the colours.");
    case ColourRule::initialColour:
        return Tr::tr("Neither has a colour due: the initial colour, drawn by lot, and the pairing number decide.");
    }
    return {};
}

} // namespace pairwright
