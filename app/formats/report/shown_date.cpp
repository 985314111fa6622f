#include "app/formats/report/shown_date.h"

#include "app/domain/text/language.h"

#include <QLocale>
#include <QRegularExpression>

namespace pairwright {

QString shownDateFormat()
{
    static const QRegularExpression weekday(QStringLiteral("[,. ]*dddd[,. ]*"));
    QString format = spokenLocale().dateFormat(QLocale::LongFormat);
    return format.remove(weekday).replace(QLatin1String("MMMM"), QLatin1String("MMM"));
}

QString typedDateFormat()
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

QString shownDates(const QDate& first, const QDate& last)
{
    const QString format = shownDateFormat();
    const bool dayFirst = format.startsWith(QLatin1Char('d')) && format.endsWith(QLatin1String("yyyy"));
    if (!dayFirst || first.year() != last.year())
        return shownDate(first) + QStringLiteral(" – ") + shownDate(last);
    static const QRegularExpression day(QStringLiteral("^d+\\.?"));
    const bool sameMonth = first.month() == last.month();
    const QString start =
        sameMonth ? day.match(format).captured() : format.left(format.lastIndexOf(QLatin1Char('M')) + 1);
    return spokenLocale().toString(first, start) + (sameMonth ? QStringLiteral("–") : QStringLiteral(" – ")) +
           shownDate(last);
}

QString shownDay(const QDate& date)
{
    static const QRegularExpression year(QStringLiteral("[,. ]*yyyy[,. ]*"));
    return spokenLocale().toString(date, QStringLiteral("ddd ") + shownDateFormat().remove(year));
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
