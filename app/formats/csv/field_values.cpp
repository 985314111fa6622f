#include "app/formats/csv/field_values.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/folded_text.h"
#include "app/formats/csv/field_words.h"
#include "app/formats/csv/spreadsheet_text.h"
#include "engine/base/steering.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct OldTitle {
    QLatin1StringView text;
    Title title;
};

// Old FIDE lists write one letter, French and Spanish programs their own abbreviations. "mf" is a woman's
// title in Papi, "MF" is the French and Spanish FIDE master: case tells them apart.
constexpr std::array otherTitles{
    OldTitle{QLatin1StringView("g"), Title::GM},   OldTitle{QLatin1StringView("m"), Title::IM},
    OldTitle{QLatin1StringView("f"), Title::FM},   OldTitle{QLatin1StringView("c"), Title::CM},
    OldTitle{QLatin1StringView("wg"), Title::WGM}, OldTitle{QLatin1StringView("wm"), Title::WIM},
    OldTitle{QLatin1StringView("wf"), Title::WFM}, OldTitle{QLatin1StringView("wc"), Title::WCM},
    OldTitle{QLatin1StringView("gf"), Title::WGM}, OldTitle{QLatin1StringView("mf"), Title::WIM},
    OldTitle{QLatin1StringView("ff"), Title::WFM}, OldTitle{QLatin1StringView("cf"), Title::WCM},
    OldTitle{QLatin1StringView("MI"), Title::IM},  OldTitle{QLatin1StringView("MF"), Title::FM},
    OldTitle{QLatin1StringView("GMI"), Title::GM}, OldTitle{QLatin1StringView("-"), Title::None},
};

bool isShouted(const QString& word)
{
    int letters = 0;
    for (const QChar c : word) {
        if (c.isLetter() && c != c.toUpper())
            return false;
        letters += c.isLetter() ? 1 : 0;
    }
    return letters >= 2;
}

/// "MÜLLER-LÜDENSCHEIDT" as "Müller-Lüdenscheidt".
QString quietened(const QString& shouted)
{
    QString result = shouted.toLower();
    bool atStart = true;
    for (QChar& c : result) {
        if (atStart)
            c = c.toUpper();
        atStart = !c.isLetter();
    }
    return result;
}

/// The words of a name split where shouting ends or begins; empty if that says nothing.
std::optional<std::pair<QString, QString>> splitByShouting(const QStringList& words)
{
    const auto shoutedAtStart =
        std::find_if_not(words.begin(), words.end(), [](const QString& word) { return isShouted(word); }) -
        words.begin();
    const auto shoutedAtEnd =
        std::find_if_not(words.rbegin(), words.rend(), [](const QString& word) { return isShouted(word); }) -
        words.rbegin();
    const bool first = shoutedAtStart > 0 && shoutedAtStart < words.size();
    const bool last = shoutedAtEnd > 0 && shoutedAtEnd < words.size();
    if (first == last)
        return std::nullopt;
    const qsizetype cut = first ? shoutedAtStart : words.size() - shoutedAtEnd;
    const QString before = words.mid(0, cut).join(QLatin1Char(' '));
    const QString after = words.mid(cut).join(QLatin1Char(' '));
    return first ? std::pair(before, after) : std::pair(after, before);
}

std::optional<BirthDate> checkedDate(int year, int month, int day)
{
    BirthDate date{year, std::nullopt, std::nullopt};
    if (month != 0)
        date.month = month;
    if (month != 0 && day != 0)
        date.day = day;
    return isPossibleBirth(date) ? std::optional(date) : std::nullopt;
}

int fullYear(int year, qsizetype digits, QDate today)
{
    if (digits != 2)
        return year;
    const int century = today.year() - today.year() % 100;
    return century + year > today.year() ? century + year - 100 : century + year;
}

std::optional<ReadDate> dateFromSerial(int days, bool calendarOf1904)
{
    constexpr int first = 10'000; // 1927; below that a number is rather a slip
    constexpr int last = 60'000;  // 2064
    if (days < first || days > last)
        return std::nullopt;
    const QDate date = (calendarOf1904 ? QDate(1904, 1, 1) : QDate(1899, 12, 30)).addDays(days);
    return ReadDate{BirthDate{date.year(), date.month(), date.day()}, true};
}

/// A number as spreadsheets write whole numbers into a CSV.
QString withoutEmptyDecimals(const QString& text)
{
    static const QRegularExpression decimals(QStringLiteral("[.,]0+$"));
    return QString(text).remove(decimals);
}

} // namespace

std::optional<Title> titleFromField(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (const auto title = titleFromString(trimmed))
        return title;
    const auto* found = std::find_if(otherTitles.begin(), otherTitles.end(),
                                     [&](const OldTitle& other) { return trimmed == other.text; });
    if (found == otherTitles.end())
        found = std::find_if(otherTitles.begin(), otherTitles.end(),
                             [&](const OldTitle& other) { return trimmed.toLower() == other.text; });
    return found == otherTitles.end() ? std::nullopt : std::optional(found->title);
}

bool isSpanishSexColumn(const QStringList& column)
{
    bool hombre = false;
    for (const QString& text : column) {
        const QString value = folded(text);
        if (value.startsWith(QLatin1Char('f')) || value.startsWith(QLatin1Char('w')))
            return false;
        hombre = hombre || value == QLatin1String("h");
    }
    return hombre;
}

bool isYes(const QString& text)
{
    const QString word = text.trimmed();
    return !word.isEmpty() && word != QLatin1String("0") && markFromField(word).value_or(true);
}

std::optional<bool> markFromField(const QString& text)
{
    const QString word = folded(text);
    if (text.trimmed() == QLatin1String("-") || holds(FieldWords::no, word))
        return false;
    static const QStringList signs{QStringLiteral("\u2713"), QStringLiteral("\u2714"), QStringLiteral("\u2611"),
                                   QStringLiteral("\u00d7")};
    return signs.contains(text.trimmed()) || holds(FieldWords::yes, word) ? std::optional(true) : std::nullopt;
}

std::optional<Sex> sexFromField(const QString& text, bool spanish)
{
    const QString value = folded(text);
    if (spanish && value == QLatin1String("m"))
        return Sex::Female;
    if (holds(FieldWords::male, value))
        return Sex::Male;
    return holds(FieldWords::female, value) ? std::optional(Sex::Female) : std::nullopt;
}

std::optional<ReadDate> birthFromField(const QString& text, bool monthFirst, QDate today, bool calendarOf1904)
{
    static const QRegularExpression yearOnly(QStringLiteral("^(\\d{4})$"));
    static const QRegularExpression yearFirst(QStringLiteral("^(\\d{4})[-./](\\d{1,2})(?:[-./](\\d{1,2}))?$"));
    static const QRegularExpression yearLast(QStringLiteral("^(\\d{1,2})[-./](\\d{1,2})[-./](\\d{4}|\\d{2})$"));
    static const QRegularExpression serial(QStringLiteral("^(\\d{5})(?:[.,]\\d+)?$"));
    static const QRegularExpression blankBehindPoint(QStringLiteral("\\.\\s+(?=\\d)"));
    static const QRegularExpression timeOfDay(QStringLiteral("(?:,?\\s+|T)\\d{1,2}[:.]\\d{2}.*$"));
    static const QRegularExpression lastPoint(QStringLiteral("[.]$"));
    // Spreadsheets add the time of day to a date; Czech and Hungarian dates have blanks and points.
    QString value = text.simplified();
    value = value.remove(timeOfDay).replace(blankBehindPoint, QStringLiteral(".")).remove(lastPoint);
    value = withoutEmptyDecimals(value);

    const auto read = [](std::optional<BirthDate> date) {
        return date ? std::optional(ReadDate{*date, false}) : std::nullopt;
    };
    if (const auto match = yearOnly.match(value); match.hasMatch())
        return read(checkedDate(match.captured(1).toInt(), 0, 0));
    if (const auto match = yearFirst.match(value); match.hasMatch())
        return read(checkedDate(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()));
    if (const auto match = yearLast.match(value); match.hasMatch()) {
        const int first = match.captured(1).toInt();
        const int second = match.captured(2).toInt();
        const int year = fullYear(match.captured(3).toInt(), match.captured(3).size(), today);
        return read(checkedDate(year, monthFirst ? first : second, monthFirst ? second : first));
    }
    if (const auto match = serial.match(value); match.hasMatch())
        return dateFromSerial(match.captured(1).toInt(), calendarOf1904);
    return std::nullopt;
}

bool isUnlikelyBirth(const BirthDate& birth, QDate today)
{
    constexpr int youngest = 3;
    constexpr int oldest = 105;
    return birth.year > today.year() - youngest || birth.year < today.year() - oldest;
}

bool isMonthFirstColumn(const QStringList& column)
{
    static const QRegularExpression twoNumbers(QStringLiteral("^\\s*(\\d{1,2})[-./](\\d{1,2})[-./]\\d{2,4}"));
    bool secondTooLarge = false;
    for (const QString& text : column) {
        const auto match = twoNumbers.match(text);
        if (!match.hasMatch())
            continue;
        if (match.captured(1).toInt() > 12)
            return false;
        secondTooLarge = secondTooLarge || match.captured(2).toInt() > 12;
    }
    return secondTooLarge;
}

ReadRating ratingFromField(const QString& text)
{
    using Kind = ReadRating::Kind;
    const QString value = withoutEmptyDecimals(text.trimmed());
    if (const QString word = folded(value); word.isEmpty() || holds(FieldWords::notRated, word))
        return {};
    bool isNumber = false;
    const qlonglong number = value.toLongLong(&isNumber);
    if (!isNumber)
        return {Kind::unreadable, 0};
    if (number == 0)
        return {};
    if (number < 0 || number > highestRating)
        return {Kind::outOfRange, 0};
    return {Kind::value, static_cast<int>(number)};
}

std::optional<QString> amountFromField(const QString& text)
{
    QString digits;
    for (const QChar c : text)
        if (c.isDigit() || c == u'.' || c == u',')
            digits += c == u',' ? QChar(u'.') : c;
        else if (c.category() != QChar::Symbol_Currency && !c.isLetter() && !c.isSpace() && c != u'-')
            return std::nullopt;
    if (text.contains(u'-') && !digits.isEmpty())
        return std::nullopt;
    if (digits.count(u'.') == 1 && digits.section(u'.', 1).size() == 1)
        digits += u'0';
    if (digits.endsWith(u'.'))
        digits.chop(1);
    if (digits.isEmpty() && text.contains(QRegularExpression(QStringLiteral("\\w"))))
        return std::nullopt;
    const auto hundredths = hundredthsOf(digits);
    return hundredths ? std::optional(amountText(*hundredths)) : std::nullopt;
}

std::optional<QString> fideIdFromField(const QString& text)
{
    QString digits = withoutEmptyDecimals(text.trimmed());
    if (digits == QLatin1String("-"))
        return QString();
    while (digits.startsWith(QLatin1Char('0')))
        digits.remove(0, 1);
    const bool isNumber = std::all_of(digits.begin(), digits.end(),
                                      [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
    return isNumber && digits.size() <= infoOf(PlayerField::fideId).longest ? std::optional(digits) : std::nullopt;
}

ReadName nameFromField(const QString& text)
{
    const QString name = text.simplified();
    const qsizetype comma = name.indexOf(QLatin1Char(','));
    if (comma >= 0) {
        const QString surname = name.left(comma).trimmed();
        const QString given = name.mid(comma + 1).trimmed();
        if (surname.isEmpty() || given.isEmpty())
            return {surname + given, false, true};
        return {surname + QLatin1String(", ") + given, false, false};
    }
    const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (const auto parts = splitByShouting(words))
        return {quietened(parts->first) + QLatin1String(", ") + parts->second, true, false};
    return {name, false, true};
}

QString cleanedField(const QString& text)
{
    return unguarded(text).simplified();
}

bool isNameOfSum(const QString& text)
{
    constexpr qsizetype longest = 200; // folding costs the square of a length that no heading of a sum has
    if (text.size() > longest)
        return false;
    const QStringList words = folded(text).split(u' ', Qt::SkipEmptyParts);
    const auto isNumber = [](const QString& word) {
        return word.front().isDigit();
    };
    if (words.isEmpty() || text.contains(u',') || !(holds(FieldWords::sum, words.front()) || isNumber(words.front())))
        return false;
    const bool rest = std::all_of(words.begin() + 1, words.end(), [&](const QString& word) {
        return isNumber(word) || holds(FieldWords::sum, word) || holds(FieldWords::counted, word);
    });
    // A number by itself is no name either, and is told as such.
    return rest && !std::all_of(words.begin(), words.end(), isNumber);
}

bool hasControlCharacters(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const bool control = c.category() == QChar::Other_Control && !c.isSpace();
        return control || turnsDirection(c.unicode());
    });
}

} // namespace pairwright
