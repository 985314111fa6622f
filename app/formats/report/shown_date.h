#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTime>

namespace pairwright {

/// The short format of the locale for dates, with a year of four digits: "dd.MM.yyyy". For the screen and for sheets;
/// files hold ISO dates.
QString shownDateFormat();
/// Empty for an invalid date.
QString shownDate(const QDate& date);
/// The short time of the locale: "15:00"; empty for an invalid one.
QString shownTime(const QTime& time);
/// With the short time of the locale.
QString shownDateTime(const QDateTime& time);

} // namespace pairwright
