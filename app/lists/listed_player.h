#pragma once

#include "app/domain/ratings/official_rating.h"
#include "app/domain/ratings/rating_list.h"

#include <vector>

/// From a person in a rating list to a player of the tournament.
namespace pairwright {

/// Name, title, sex, federation, id, birth year, club and the ratings of all kinds. What the first entry does not know
/// the others say; national ratings come from national lists. Precondition: at least one entry.
PlayerData playerFrom(const std::vector<ListEntry>& entries, const RatingRule& rule);

/// "Navara, David": control characters and what is too long are left out, as the commands demand.
QString storableText(const QString& text);

} // namespace pairwright
