#include "app/domain/players/group_rule.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/longest.h"

namespace pairwright {

bool belongsTo(const GroupRule& rule, const PlayerData& player)
{
    if (rule.sex && player.sex != rule.sex)
        return false;
    if ((rule.bornFrom || rule.bornUntil) && !player.birth)
        return false;
    if ((rule.bornFrom && player.birth->year < *rule.bornFrom) ||
        (rule.bornUntil && player.birth->year > *rule.bornUntil))
        return false;
    if ((rule.ratingFrom || rule.ratingBelow) && !player.rating)
        return false;
    return !(rule.ratingFrom && player.rating->value < *rule.ratingFrom) &&
           !(rule.ratingBelow && player.rating->value >= *rule.ratingBelow);
}

bool isPossible(const GroupRule& rule)
{
    const auto isYear = [](const std::optional<int>& year) {
        return !year || isPossibleBirth({*year, {}, {}});
    };
    const auto isRating = [](const std::optional<int>& rating) {
        return !rating || isPossibleRating(*rating);
    };
    const bool saysSomething = rule.sex || rule.bornFrom || rule.bornUntil || rule.ratingFrom || rule.ratingBelow;
    return saysSomething && !rule.name.trimmed().isEmpty() && isAllowedText(rule.name, Longest::name) &&
           isYear(rule.bornFrom) && isYear(rule.bornUntil) && isRating(rule.ratingFrom) && isRating(rule.ratingBelow);
}

} // namespace pairwright
