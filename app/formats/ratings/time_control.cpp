#include "app/formats/ratings/time_control.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int perMinute = 60;
constexpr int perHour = 3600;
constexpr int movesThatCount = 60;

/// Seconds for the whole game, and for each move.
struct ThinkingTime {
    int base = 0;
    int increment = 0;
};

RatingKind kindOf(const ThinkingTime& time)
{
    constexpr int rapidBelow = 60 * perMinute;
    constexpr int blitzUpTo = 10 * perMinute;
    const int whole = time.base + movesThatCount * time.increment;
    if (whole >= rapidBelow)
        return RatingKind::standard;
    return whole > blitzUpTo ? RatingKind::rapid : RatingKind::blitz;
}

/// Record 222 of TRF: "40/6000+30:900+30", periods in seconds.
std::optional<ThinkingTime> encodedTime(const QString& text)
{
    static const QRegularExpression period(QStringLiteral("^(?:\\d+/)?(\\d{3,5})(?:\\+(\\d{1,3}))?$"));
    ThinkingTime time;
    for (const QString& part : text.split(QLatin1Char(':'))) {
        const auto match = period.match(part);
        if (!match.hasMatch())
            return std::nullopt;
        time.base += match.captured(1).toInt();
        time.increment = std::max(time.increment, match.captured(2).toInt());
    }
    // Nobody plays with less than three minutes: "100+30" was meant in minutes.
    constexpr int shortest = 3 * perMinute;
    return time.base >= shortest ? std::optional(time) : std::nullopt;
}

/// What one part of "90 min/40 moves + 30 min + 30 s/move" says: numbers with a unit, or one without.
struct Part {
    int minutes = 0; ///< in seconds: what has the unit hours or minutes
    int seconds = 0;
    int bare = 0; ///< a number without a unit; "90/40" and "40/90" both mean 90 minutes for 40 moves
    bool hasMinutes = false;
    bool hasSeconds = false;
};

Part partOf(const QString& text)
{
    // Marks for seconds first: two apostrophes would be minutes twice.
    static const QRegularExpression number(
        QStringLiteral("(\\d{1,5})\\s*(?:(\"|''|\\x{2033}|\\x{201D}|s(?![a-z])|sec|sek)|"
                       "('|\\x{2032}|\\x{2019}|m(?![a-z])|min)|(h(?![a-z])|hour|std|stunde)|(mov|z\\x{fc}ge|zug))?"),
        QRegularExpression::CaseInsensitiveOption);
    Part part;
    for (auto found = number.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const int value = match.captured(1).toInt();
        if (match.hasCaptured(2)) {
            part.seconds += value;
            part.hasSeconds = true;
        } else if (match.hasCaptured(3) || match.hasCaptured(4)) {
            part.minutes += value * (match.hasCaptured(4) ? perHour : perMinute);
            part.hasMinutes = true;
        } else if (!match.hasCaptured(5)) {
            part.bare = std::max(part.bare, value);
        }
    }
    return part;
}

std::optional<ThinkingTime> writtenTime(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[+|;,&]"));
    if (text.contains(QLatin1Char(':'))) // hours and minutes, or minutes and seconds: who knows
        return std::nullopt;
    const QStringList parts = text.split(between, Qt::SkipEmptyParts);
    ThinkingTime time;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Part part = partOf(parts[i]);
        const bool first = time.base == 0;
        if (part.hasMinutes) {
            time.base += part.minutes;
            time.increment = std::max(time.increment, part.seconds);
        } else if (part.hasSeconds) {
            (first ? time.base : time.increment) += part.seconds;
        } else if (part.bare > 0) {
            // "15+10": what comes last is for each move, what comes before is minutes.
            const bool isIncrement = !first && i + 1 == parts.size();
            (isIncrement ? time.increment : time.base) += isIncrement ? part.bare : part.bare * perMinute;
        }
    }
    return time.base > 0 ? std::optional(time) : std::nullopt;
}

std::optional<RatingKind> namedKind(const QString& text)
{
    const auto says = [&text](QLatin1StringView word) {
        return text.contains(word, Qt::CaseInsensitive);
    };
    if (says(QLatin1StringView("blitz")))
        return RatingKind::blitz;
    if (says(QLatin1StringView("rapid")) || says(QLatin1StringView("schnellschach")))
        return RatingKind::rapid;
    if (says(QLatin1StringView("standard")) || says(QLatin1StringView("classical")))
        return RatingKind::standard;
    return std::nullopt;
}

} // namespace

std::optional<RatingKind> ratingKindOf(const QString& timeControl)
{
    static const QRegularExpression byColour(QStringLiteral("^W(\\d[^-]*)-B(\\d[^-]*)$"));
    const QString text = timeControl.simplified();
    if (const auto match = byColour.match(text); match.hasMatch()) {
        const auto white = ratingKindOf(match.captured(1));
        return white == ratingKindOf(match.captured(2)) ? white : std::nullopt;
    }
    auto time = encodedTime(text);
    if (!time)
        time = writtenTime(text);
    return time ? std::optional(kindOf(*time)) : namedKind(text);
}

} // namespace pairwright
