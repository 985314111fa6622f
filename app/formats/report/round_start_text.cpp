#include "app/formats/report/round_start_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/shown_date.h"

#include <QLocale>

namespace pairwright {

QString roundStartText(const RoundStart& start)
{
    const QString time = shownTime(start.time);
    if (!start.date.isValid())
        return time.isEmpty() ? QString() : ReportTexts::tr("Play begins at %1").arg(time);
    const QString day =
        filled(QStringLiteral("%1, %2"), spokenLocale().dayName(start.date.dayOfWeek()), shownDate(start.date));
    return time.isEmpty() ? day : filled(ReportTexts::tr("%1, play begins at %2", "day, time"), day, time);
}

QString shortStartText(const RoundStart& start)
{
    QStringList parts{shownDate(start.date), shownTime(start.time)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace pairwright
