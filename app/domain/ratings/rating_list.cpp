#include "app/domain/ratings/rating_list.h"

namespace pairwright {

bool takesPlaceOf(const RatingList& list, const RatingList& other)
{
    return list.publisher == other.publisher && list.ratings == other.ratings && list.month == other.month &&
           (list.publisher != ListPublisher::other || list.source == other.source);
}

QString labelOf(const RatingList& list)
{
    const bool named = list.publisher != ListPublisher::other;
    QStringList words{named ? QString(nameOf(list.publisher)).toUpper() : list.source};
    if (list.ratings != ListRatings::national)
        words.append(nameOf(list.ratings));
    words.append(list.month);
    return words.join(QLatin1Char(' ')).simplified();
}

} // namespace pairwright
