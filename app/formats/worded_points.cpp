#include "app/formats/worded_points.h"

#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"

namespace pairwright {

QString wordedPoints(Score points)
{
    constexpr int half = 5; // tenths
    const bool one = points.tenths == half || points.tenths == 2 * half;
    return (one ? ReportTexts::tr("%1 point", "½ or 1") : ReportTexts::tr("%1 points", "number"))
        .arg(scoreText(points));
}

} // namespace pairwright
