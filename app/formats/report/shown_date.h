#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTime>

namespace pairwright {

/// Dates of the locale with the month as a word, which nobody reads the other way round: "2 Oct 2026". For the screen
/// and for sheets; files hold ISO dates.
QString shownDateFormat();
/// In figures, as people of the country type it, with a year of four digits: "dd.MM.yyyy".
QString typedDateFormat();
/// Empty for an invalid date.
QString shownDate(const QDate& date);
/// "2–5 Oct 2026": what both have is said once where the language writes day, month, year.
QString shownDates(const QDate& first, const QDate& last);
/// Where the year is known: "Fri 2 Oct".
QString shownDay(const QDate& date);
/// The short time of the locale: "15:00"; empty for an invalid one.
QString shownTime(const QTime& time);
/// With the short time of the locale.
QString shownDateTime(const QDateTime& time);

} // namespace pairwright
