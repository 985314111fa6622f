#include "app/formats/ratings/time_control.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/report_texts.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr int perMinute = 60;
constexpr int movesThatCount = 60;
constexpr int minutesForNorms = 120;

/// Of the side that has less.
int minutesOf(const TimeControl& control)
{
    return std::min(secondsFor(control.white, movesThatCount), secondsFor(control.black, movesThatCount)) / perMinute;
}

} // namespace

QStringList timeNotesForRating(const QString& timeControl, const RatingEvent& event)
{
    struct Least {
        int rating;
        int minutes;
    };
    static constexpr Least leasts[]{{2400, 120}, {1800, 90}};
    const auto control = timeControlFrom(timeControl);
    if (!control || event.kind != RatingKind::standard)
        return {};
    const int minutes = minutesOf(*control);
    int highest = 0;
    for (const RatedPerson& person : event.people)
        highest = std::max(highest, person.rating.value_or(0));
    for (const Least& least : leasts)
        if (highest >= least.rating && minutes < least.minutes)
            return {filled(
                ReportTexts::tr("Games of players rated %1 or more need %2 minutes for 60 moves to be rated (B.02 "
                                "art. 1.1); the time control gives %3."),
                least.rating, least.minutes, minutes)};
    return {};
}

QString tooQuickForNorms(const QString& timeControl)
{
    const auto control = timeControlFrom(timeControl);
    if (!control || minutesOf(*control) >= minutesForNorms)
        return {};
    return ReportTexts::tr(
               "There are no title norms: they need 120 minutes for 60 moves (B.01 art. 1.1.3), and the time "
               "control gives %1.")
        .arg(minutesOf(*control));
}

QStringList timeNotesForNorms(const QString& timeControl)
{
    if (timeControlFrom(timeControl))
        return {};
    return {ReportTexts::tr("Norms need 120 minutes for 60 moves (B.01 art. 1.1.3); what the time control gives is not "
                            "known.")};
}

} // namespace pairwright
