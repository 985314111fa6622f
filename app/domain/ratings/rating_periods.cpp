#include "app/domain/ratings/rating_periods.h"

#include <algorithm>

namespace pairwright {

namespace {

QString monthOf(QDate day)
{
    return day.toString(QStringLiteral("yyyy-MM"));
}

int playersKnownIn(const Tournament& tournament, const QString& month)
{
    return static_cast<int>(
        std::count_if(tournament.players.begin(), tournament.players.end(), [&month](const Player& player) {
            const auto& ratings = player.data.periodRatings;
            return std::any_of(ratings.begin(), ratings.end(),
                               [&month](const PeriodRating& one) { return one.month == month; });
        }));
}

} // namespace

bool takesMoreThan30Days(const EventData& event)
{
    constexpr int longest = 30;
    return event.start.isValid() && event.end.isValid() && event.start.daysTo(event.end) + 1 > longest;
}

std::vector<EventPeriod> ratingPeriods(const Tournament& tournament)
{
    const EventData& event = tournament.event;
    if (!takesMoreThan30Days(event))
        return {};
    std::vector<EventPeriod> periods{{monthOf(event.start), {}, static_cast<int>(tournament.players.size())}};
    for (int number = 1; number <= tournament.settings.plannedRounds; ++number) {
        const auto date = event.roundDates.find(RoundNumber{number});
        const QString month = date != event.roundDates.end() ? monthOf(date->second) : periods.back().month;
        if (month > periods.back().month)
            periods.push_back({month, {}, playersKnownIn(tournament, month)});
        periods.back().rounds.push_back(RoundNumber{number});
    }
    return periods;
}

std::optional<int> officialRatingIn(const PlayerData& data, RatingKind kind, const QString& month)
{
    const auto newer = std::find_if(data.periodRatings.begin(), data.periodRatings.end(),
                                    [&month](const PeriodRating& one) { return one.month > month; });
    return newer != data.periodRatings.begin() ? std::optional(std::prev(newer)->rating.value)
                                               : officialRating(data, kind);
}

std::vector<PeriodRating> withMonth(std::vector<PeriodRating> ratings, const QString& month,
                                    const std::optional<OfficialRating>& rating)
{
    std::erase_if(ratings, [&month](const PeriodRating& one) { return one.month == month; });
    const auto place =
        std::find_if(ratings.begin(), ratings.end(), [&month](const PeriodRating& one) { return one.month > month; });
    if (rating)
        ratings.insert(place, PeriodRating{month, *rating});
    return ratings;
}

} // namespace pairwright
