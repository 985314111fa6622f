#include "engine/ratings/norm_obstacle.h"

#include "engine/ratings/title_norm.h"

#include <algorithm>
#include <functional>

namespace pairwright {

namespace {

constexpr int fewestGames = gamesOfANorm - 1; // with a bye or a forfeit win
constexpr int leastOfTheKind = 3;
constexpr int fewestTitled = fewestGames / 2;

/// What the opponents of one player may count with at most.
int highestRating(const RatedPerson& person)
{
    int highest = person.rating.value_or(leastRating);
    for (const auto& later : person.laterRatings)
        highest = std::max(highest, later.value_or(leastRating));
    return highest;
}

/// Of the field, to be asked about everybody but one.
struct Field {
    std::vector<int> ratings; ///< the highest first
    int titled = 0;

    explicit Field(std::span<const RatedPerson> people)
    {
        for (const RatedPerson& person : people) {
            ratings.push_back(highestRating(person));
            titled += countsAsTitled(person.title) ? 1 : 0;
        }
        std::sort(ratings.begin(), ratings.end(), std::greater<>());
    }

    /// Average of the strongest but one of that rating, rounded half up; the lowest of them counts with the floor.
    [[nodiscard]] int bestAverage(int without, int opponents, int floor) const
    {
        int sum = 0;
        int lowest = floor;
        int left = opponents;
        bool skipped = false;
        for (const int rating : ratings) {
            if (left == 0)
                break;
            if (!skipped && rating == without) {
                skipped = true;
                continue;
            }
            sum += rating;
            lowest = std::min(lowest, rating);
            --left;
        }
        const int met = opponents - left;
        sum += floor - lowest;
        return met == 0 ? 0 : (2 * sum + met) / (2 * met);
    }
};

} // namespace

std::optional<NormObstacle> normObstacle(std::span<const RatedPerson> people, int games, int againstOne)
{
    if (games < gamesOfANorm)
        return NormObstacle::tooFewGames;
    const Field field(people);
    const int opponents = (fewestGames + againstOne - 1) / againstOne;
    bool enoughTitled = false;
    for (const NormTitle title : {NormTitle::GM, NormTitle::IM, NormTitle::WGM, NormTitle::WIM}) {
        const auto ofKind = std::count_if(people.begin(), people.end(),
                                          [title](const RatedPerson& one) { return isOfKind(one.title, title); });
        for (const RatedPerson& person : people) {
            const std::vector<NormTitle> sought = soughtTitles(person);
            if (std::find(sought.begin(), sought.end(), title) == sought.end())
                continue;
            const auto others = ofKind - (isOfKind(person.title, title) ? 1 : 0);
            const int titled = field.titled - (countsAsTitled(person.title) ? 1 : 0);
            if (others * againstOne < leastOfTheKind || titled * againstOne < fewestTitled)
                continue;
            enoughTitled = true;
            const NormNumbers& numbers = numbersOf(title);
            if (field.bestAverage(highestRating(person), opponents, numbers.floor) >= numbers.averageRating)
                return std::nullopt;
        }
    }
    return enoughTitled ? NormObstacle::tooWeak : NormObstacle::tooFewTitled;
}

} // namespace pairwright
