#include "app/domain/players/player_check.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/text/longest.h"
#include "app/domain/text/visible_text.h"

#include <QDate>

namespace pairwright {

namespace {

bool isCalendarDate(const BirthDate& date)
{
    return date.year >= 1 && date.year <= 9999 && (date.month || !date.day) &&
           QDate::isValid(date.year, date.month.value_or(1), date.day.value_or(1));
}

/// Notes what is wrong with a value; a new type of field is asked for by the compiler.
struct Check {
    PlayerFault& fault;
    bool isSound = true;

    void text(const QString& given)
    {
        if (isAllowedText(given, Longest::kept))
            return;
        isSound = false;
        fault.text = given;
    }
    void value(bool isPossible, std::int64_t given)
    {
        if (isPossible)
            return;
        isSound = false;
        fault.value = given;
    }

    void operator()(const QString& given) { text(given); }
    void operator()(Title /*title*/) {}
    void operator()(const std::optional<Sex>& /*sex*/) {}
    void operator()(bool /*yes*/) {}
    void operator()(const std::optional<int>& number)
    {
        if (number)
            value(isPossibleOwnNumber(*number), *number);
    }
    void operator()(const std::optional<Rating>& rating)
    {
        constexpr int highestKept = 9999;
        if (!rating)
            return;
        text(rating->list);
        value(rating->value >= 0 && rating->value <= highestKept, rating->value);
    }
    void operator()(const std::optional<OfficialRating>& rating)
    {
        if (!rating)
            return;
        text(rating->list);
        value(isPossible(*rating), rating->value);
    }
    void operator()(const std::vector<PeriodRating>& ratings)
    {
        value(isPossible(ratings), static_cast<std::int64_t>(ratings.size()));
    }
    void operator()(const std::optional<BirthDate>& birth)
    {
        if (birth)
            value(isCalendarDate(*birth), birth->year);
    }
};

struct TakeOut {
    void operator()(QString& text) const
    {
        constexpr int kept = 200;
        text = visibleText(text.left(kept));
    }
    template <class T>
    void operator()(T& value) const
    {
        value = {};
    }
};

} // namespace

std::vector<PlayerFault> faultsIn(const PlayerData& data)
{
    std::vector<PlayerFault> faults;
    for (const PlayerFieldInfo& info : playerFields()) {
        PlayerFault fault{&info, {}, {}};
        Check check{fault};
        std::visit([&](auto member) { check(data.*member); }, info.member);
        if (!check.isSound)
            faults.push_back(std::move(fault));
    }
    return faults;
}

void takeOut(const PlayerFault& fault, PlayerData& data)
{
    std::visit([&](auto member) { TakeOut{}(data.*member); }, fault.field->member);
}

} // namespace pairwright
