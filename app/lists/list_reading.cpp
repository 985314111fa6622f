#include "app/lists/list_reading.h"

#include <QRegularExpression>
#include <QStringList>

namespace pairwright {

namespace {

QString monthText(int year, int month)
{
    constexpr int firstYear = 1970;
    if (month < 1 || month > 12 || year < firstYear || year >= firstYear + 130)
        return {};
    return QString::number(year) + QStringLiteral("-%1").arg(month, 2, 10, QLatin1Char('0'));
}

} // namespace

QString monthIn(const QString& text)
{
    static const QRegularExpression byName(
        QStringLiteral("(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ._-]?(?:20)?([0-9]{2})(?![0-9])"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression byNumber(QStringLiteral("(?<![0-9])(20[0-9]{2})[-_.]?([01][0-9])(?![0-9])"));
    static const QStringList months{"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    if (const auto named = byName.match(text); named.hasMatch()) {
        const int year = named.captured(2).toInt();
        return monthText(year < 70 ? 2000 + year : 1900 + year,
                         static_cast<int>(months.indexOf(named.captured(1).toLower())) + 1);
    }
    const auto numbered = byNumber.match(text);
    return numbered.hasMatch() ? monthText(numbered.captured(1).toInt(), numbered.captured(2).toInt()) : QString();
}

} // namespace pairwright
