#include "app/domain/players/player_fields.h"

#include "app/domain/text/longest.h"
#include "engine/base/steering.h"

#include <QDate>

#include <algorithm>

namespace pairwright {

bool isAllowedText(const QString& text, int longest)
{
    const auto steers = [](QChar c) {
        const char16_t sign = c.unicode();
        return isControlCharacter(sign) || separatesLines(sign) || turnsDirection(sign);
    };
    return text.size() <= longest && std::none_of(text.begin(), text.end(), steers);
}

bool isPossibleRating(int value)
{
    return value >= 1 && value <= highestRating;
}

bool isPossible(const OfficialRating& rating)
{
    return isPossibleRating(rating.value) && (!rating.k || (*rating.k >= 1 && *rating.k <= highestK));
}

bool isPossible(const std::vector<PeriodRating>& ratings)
{
    constexpr std::size_t mostMonths = 120;
    QString before;
    return ratings.size() <= mostMonths && std::all_of(ratings.begin(), ratings.end(), [&before](const auto& one) {
               const bool follows = before < one.month;
               before = one.month;
               const bool isMonth =
                   one.month.size() == 7 && QDate::fromString(one.month, QStringLiteral("yyyy-MM")).isValid();
               return follows && isMonth && isPossible(one.rating) && isAllowedText(one.rating.list, Longest::name);
           });
}

bool isPossibleOwnNumber(int value)
{
    return value >= 1 && value <= highestOwnNumber;
}

PlayerData withoutPrivate(PlayerData data)
{
    const PlayerData nothing;
    for (const PlayerFieldInfo& info : playerFields())
        if (info.isPrivate)
            std::visit([&](auto member) { data.*member = nothing.*member; }, info.member);
    return data;
}

bool isPossibleBirth(const BirthDate& date)
{
    constexpr int earliest = 1850;
    constexpr int latest = 2100;
    if (date.year < earliest || date.year > latest || (date.day && !date.month))
        return false;
    return QDate::isValid(date.year, date.month.value_or(1), date.day.value_or(1));
}

} // namespace pairwright
