#pragma once

#include "app/domain/rating_list.h"
#include "app/domain/tournament.h"
#include "engine/ratings/rating_event.h"

#include <optional>
#include <vector>

/// From a person in a rating list to a player of the tournament.
namespace pairwright {

/// Which of the ratings that the lists have of a player the tournament counts with.
struct RatingWish {
    RatingKind kind = RatingKind::standard;
    RatingChoice choice = RatingChoice::ofTheType;
    friend bool operator==(const RatingWish&, const RatingWish&) = default;
};

/// What the time control and the settings of a tournament ask for; standard where the time control says nothing.
RatingWish ratingWishOf(const Tournament& tournament);

/// The rating to count with, of those that the lists have. A player without a rapid or blitz rating counts with the
/// standard one. No value: unrated.
std::optional<Rating> countedRating(const PlayerData& data, const RatingWish& wish);

/// Name, title, sex, federation, id, birth year, club and the ratings of all kinds. What the first entry does not know
/// the others say; national ratings come from national lists. Precondition: at least one entry.
PlayerData playerFrom(const std::vector<ListEntry>& entries, const RatingWish& wish);

/// "Navara, David": control characters and what is too long are left out, as the commands demand.
QString storableText(const QString& text);

} // namespace pairwright
