#include "app/domain/ratings/time_control.h"

#include "app/domain/text/time_words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr int perMinute = 60;
constexpr int perHour = 3600;
/// Nobody plays with less: "100+30" is not meant in seconds.
constexpr int shortestGame = 3 * perMinute;

using Periods = std::vector<TimePeriod>;

/// "40/6000+30:900+30", in seconds.
std::optional<Periods> encodedPeriods(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^(?:(\\d{1,3})/)?(\\d{3,5})(?:\\+(\\d{1,3}))?$"));
    Periods periods;
    int whole = 0;
    for (const QString& part : text.split(QLatin1Char(':'))) {
        const auto match = pattern.match(part);
        if (!match.hasMatch())
            return std::nullopt;
        TimePeriod& period = periods.emplace_back();
        if (match.hasCaptured(1))
            period.moves = match.captured(1).toInt();
        period.seconds = match.captured(2).toInt();
        period.increment = match.captured(3).toInt();
        whole += period.seconds;
    }
    return whole >= shortestGame ? std::optional(periods) : std::nullopt;
}

/// What stands between two separators: "90 min/40 moves", "30", "30 s per move".
struct Part {
    std::optional<int> time; ///< in seconds, of hours and minutes
    std::optional<int> seconds;
    std::vector<int> bare;
    std::optional<int> moves;
    bool behindPlus = false;
    bool hasSlash = false;
};

/// One word, mark or number with its unit, from where the last one ended.
const QRegularExpression& token()
{
    const auto whole = [](const QString& words) {
        return QStringLiteral("((?:%1)(?!\\p{L}))").arg(words);
    };
    const auto one = [&whole](TimeWord word) {
        return whole(wordsFor(word));
    };
    static const QRegularExpression expression(
        QStringLiteral("\\G(?:(?:\\s|\\.)+|(?<number>\\d{1,5})\\s*(?:") +
            QStringLiteral("(?<seconds>\"|''|\\x{2033}|\\x{201D}|%1)|").arg(one(TimeWord::seconds)) +
            QStringLiteral("(?<minutes>'|\\x{2032}|\\x{2019}|%1)|").arg(one(TimeWord::minutes)) +
            QStringLiteral("(?<hours>%1)|(?<moves>%2))?|").arg(one(TimeWord::hours), one(TimeWord::moves)) +
            QStringLiteral("(?<separator>[+|;,&]|(?<plus>plus\\b)|%1)|(?<slash>/)|").arg(one(TimeWord::then)) +
            QStringLiteral(
                "(?:from|ab|des|desde|dal|vanaf|od|fran|fra|с|з|от|απο)\\s+(?:(?:the|le|la|el|il|de|dem)\\s+)?"
                "(?:%1\\s*%2|%2\\s*(?:1|one)(?!\\d))|")
                .arg(one(TimeWord::first), one(TimeWord::moves)) +
            whole(QStringList{QStringLiteral("a"), QStringLiteral("je"), QStringLiteral("pro"),
                              wordsFor(TimeWord::filler), wordsFor(TimeWord::moves), wordsFor(TimeWord::standard),
                              wordsFor(TimeWord::rapid), wordsFor(TimeWord::blitz)}
                      .join(QLatin1Char('|'))) +
            QLatin1Char(')'),
        QRegularExpression::UseUnicodePropertiesOption);
    return expression;
}

/// The text as parts; no value where a word is left that says something else.
std::optional<std::vector<Part>> partsOf(const QString& text)
{
    std::vector<Part> parts(1);
    for (qsizetype at = 0; at < text.size();) {
        const auto match = token().match(text, at);
        if (!match.hasMatch() || match.capturedLength() == 0)
            return std::nullopt;
        at = match.capturedEnd();
        const auto has = [&match](const char16_t* name) {
            return !match.capturedView(QStringView(name)).isEmpty();
        };
        Part& part = parts.back();
        const int value = match.captured(QStringLiteral("number")).toInt();
        if (has(u"seconds"))
            part.seconds = part.seconds.value_or(0) + value;
        else if (has(u"minutes"))
            part.time = part.time.value_or(0) + value * perMinute;
        else if (has(u"hours"))
            part.time = part.time.value_or(0) + value * perHour;
        else if (has(u"moves"))
            part.moves = value;
        else if (has(u"number"))
            part.bare.push_back(value);
        else if (has(u"separator"))
            parts.emplace_back().behindPlus = match.captured().startsWith(QLatin1Char('+')) || has(u"plus");
        else if (has(u"slash"))
            part.hasSlash = true;
    }
    const auto isEmpty = [](const Part& part) {
        return !part.time && !part.seconds && part.bare.empty() && !part.moves;
    };
    std::erase_if(parts, isEmpty);
    return parts;
}

/// "90/40" and "40/90" both mean 90 minutes for 40 moves, "90'/40" and "2h30" leave no doubt; false: nothing fits.
bool placeBareNumbers(Part& part)
{
    std::sort(part.bare.begin(), part.bare.end());
    if (part.bare.size() == 2 && part.hasSlash && !part.time && !part.moves) {
        part.moves = part.bare.front();
        part.bare.erase(part.bare.begin());
    }
    if (part.bare.empty())
        return true;
    if (part.bare.size() > 1)
        return false;
    if (part.time && part.hasSlash && !part.moves)
        part.moves = part.bare.front();
    else if (part.time && *part.time % perHour == 0)
        *part.time += part.bare.front() * perMinute;
    else if (!part.time && !part.seconds)
        part.time = part.bare.front() * perMinute;
    else
        return false;
    return true;
}

std::optional<Periods> writtenPeriods(const QString& text)
{
    auto parts = partsOf(likeTimeWords(text));
    if (!parts)
        return std::nullopt;
    Periods periods;
    int increment = 0;
    for (std::size_t i = 0; i < parts->size(); ++i) {
        Part& part = (*parts)[i];
        const bool isLast = i + 1 == parts->size();
        const bool bareOnly = part.bare.size() == 1 && !part.time && !part.seconds && !part.moves;
        if (bareOnly && isLast && part.behindPlus && !periods.empty())
            part.seconds = std::exchange(part.bare, {}).front(); // "15+10"
        if (!placeBareNumbers(part))
            return std::nullopt;
        if (periods.empty() && !part.time && part.seconds)
            part.time = std::exchange(part.seconds, std::nullopt); // "90 s + 1 s"
        if (part.time)
            periods.push_back({part.moves, *part.time, 0});
        else if (part.moves)
            return std::nullopt;
        increment = std::max(increment, part.seconds.value_or(0));
    }
    for (TimePeriod& period : periods)
        period.increment = increment;
    const bool hasTime = !periods.empty() && periods.front().seconds > 0;
    return hasTime ? std::optional(periods) : std::nullopt;
}

std::optional<Periods> periodsOf(const QString& text)
{
    const auto encoded = encodedPeriods(text);
    return encoded ? encoded : writtenPeriods(text);
}

QString toText(const Periods& periods)
{
    QStringList parts;
    for (const TimePeriod& period : periods) {
        QString part = period.moves ? QString::number(*period.moves) + QLatin1Char('/') : QString();
        part += QString::number(period.seconds);
        if (period.increment > 0)
            part += QLatin1Char('+') + QString::number(period.increment);
        parts.append(part);
    }
    return parts.join(QLatin1Char(':'));
}

} // namespace

int secondsFor(const std::vector<TimePeriod>& periods, int moves)
{
    int seconds = 0;
    int left = moves;
    for (const TimePeriod& period : periods) {
        const bool isLast = &period == &periods.back();
        const int here = period.moves && !isLast ? std::min(*period.moves, left) : left;
        seconds += period.seconds + here * period.increment;
        left -= here;
    }
    return seconds;
}

std::optional<TimeControl> timeControlFrom(const QString& text)
{
    static const QRegularExpression byColour(QStringLiteral("^W(\\d[^-]*)-B(\\d[^-]*)$"));
    const QString plain = text.simplified();
    if (const auto match = byColour.match(plain); match.hasMatch()) {
        const auto white = periodsOf(match.captured(1));
        const auto black = periodsOf(match.captured(2));
        return white && black ? std::optional(TimeControl{*white, *black}) : std::nullopt;
    }
    const auto both = periodsOf(plain);
    return both ? std::optional(TimeControl{*both, *both}) : std::nullopt;
}

namespace {

constexpr int movesOfAGame = 60;

RatingKind kindOf(int seconds)
{
    constexpr int rapidBelow = 60 * perMinute;
    constexpr int blitzUpTo = 10 * perMinute;
    if (seconds >= rapidBelow)
        return RatingKind::standard;
    return seconds > blitzUpTo ? RatingKind::rapid : RatingKind::blitz;
}

std::optional<RatingKind> namedKind(const QString& text)
{
    const QString plain = likeTimeWords(text);
    for (const auto& [word, kind] :
         {std::pair{TimeWord::blitz, RatingKind::blitz}, std::pair{TimeWord::rapid, RatingKind::rapid},
          std::pair{TimeWord::standard, RatingKind::standard}})
        if (plain.contains(QRegularExpression(QStringLiteral("(?:%1)").arg(wordsFor(word)),
                                              QRegularExpression::UseUnicodePropertiesOption)))
            return kind;
    return std::nullopt;
}

} // namespace

std::optional<RatingKind> ratingKindOf(const QString& timeControl)
{
    const auto control = timeControlFrom(timeControl);
    if (!control)
        return namedKind(timeControl);
    const RatingKind white = kindOf(secondsFor(control->white, movesOfAGame));
    const RatingKind black = kindOf(secondsFor(control->black, movesOfAGame));
    return white == black ? std::optional(white) : std::nullopt;
}

QString toRecord222(const TimeControl& control)
{
    if (control.isSameForBoth())
        return toText(control.white);
    return QStringLiteral("W%1-B%2").arg(toText(control.white), toText(control.black));
}

} // namespace pairwright
