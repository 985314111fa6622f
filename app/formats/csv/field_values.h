#pragma once

#include "app/domain/players/player.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>

/// Single fields of a player list in the many ways in which programs write them.
namespace pairwright {

/// "GM", "wfm", "g", "wg", "MI" and "MF" (French, Spanish), "ff"; no value for an unknown title. An empty
/// text and "-" are no title.
std::optional<Title> titleFromField(const QString& text);

/// True if the texts of a column are Spanish H/M (hombre, mujer): M means a woman there.
bool isSpanishSexColumn(const QStringList& column);
/// A mark in a column of marks: anything but nothing, 0, -, no, false and the same in other languages.
bool isYes(const QString& text);
/// A word that is a mark and nothing else: "yes", "ja", "x", "no" in the languages of the headings; none: anything
/// else.
std::optional<bool> markFromField(const QString& text);
/// First letter or word in the languages of the headings.
std::optional<Sex> sexFromField(const QString& text, bool spanish);

/// A birth date with what its reading rests on.
struct ReadDate {
    BirthDate date;
    bool fromSerial = false; ///< a spreadsheet's number of days
};
/// "1990", "1990-05-03", "03.05.1990", "3. 5. 1990", "3/5/90", "1990/00/00", with or without a time of day; month first
/// only if `monthFirst`. Two-digit years are taken in the hundred years before `today`. No value for anything else.
std::optional<ReadDate> birthFromField(const QString& text, bool monthFirst, QDate today, bool calendarOf1904 = false);
/// Nobody of that year plays: not yet, or not any more.
bool isUnlikelyBirth(const BirthDate& birth, QDate today);
/// True if dates such as "05/23/1990" make sense only with the month first.
bool isMonthFirstColumn(const QStringList& column);

/// What stands in a rating field.
struct ReadRating {
    enum class Kind : std::uint8_t { none, value, outOfRange, unreadable };
    Kind kind = Kind::none; ///< none: blank, 0, "unr", "-"
    int value = 0;
};
/// Ratings are 1 .. highestRating.
ReadRating ratingFromField(const QString& text);

/// "25,00 €", "25.5", "EUR 25" as "25", "25.50"; empty for nothing and 0; no value for what is no amount.
std::optional<QString> amountFromField(const QString& text);

/// Digits without leading zeros, empty for blank and 0; no value if it is not a number.
std::optional<QString> fideIdFromField(const QString& text);

/// A name as "Surname, Given name" with what had to be done.
struct ReadName {
    QString name;
    bool rearranged = false;   ///< the order of the words was changed
    bool withoutComma = false; ///< could not be told apart
};
/// "Surname,Given", "Surname, Given", "SURNAME Given", "Given SURNAME", or anything else as it stands.
ReadName nameFromField(const QString& text);

/// The text without blanks around it and with single blanks inside, and without the apostrophes that a CSV
/// export puts in front of what looks like a formula.
QString cleanedField(const QString& text);
/// "Total", "Summe:", "25 players": what stands below a list in the column of the names.
bool isNameOfSum(const QString& text);
/// Characters that no name has: controls, and the invisible ones that turn the direction of writing.
bool hasControlCharacters(const QString& text);

} // namespace pairwright
