#include "app/formats/report/shown_date.h"

#include "app/domain/text/language.h"

#include <QLocale>

namespace pairwright {

QString shownDateFormat()
{
    QString format = spokenLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy")))
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return format;
}

QString shownDate(const QDate& date)
{
    return spokenLocale().toString(date, shownDateFormat());
}

QString shownTime(const QTime& time)
{
    return time.isValid() ? spokenLocale().toString(time, QLocale::ShortFormat) : QString();
}

QString shownDateTime(const QDateTime& time)
{
    return shownDate(time.date()) + QLatin1Char(' ') + shownTime(time.time());
}

} // namespace pairwright
