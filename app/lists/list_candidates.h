#pragma once

#include "app/lists/list_search.h"
#include "app/lists/listed_player.h"

namespace pairwright {

/// Somebody who is found by what is typed, and the player that he would be.
struct ListCandidate {
    ListedPerson person;
    QString list; ///< labelOf() the list that found him
    PlayerData data;
    bool isForgiven = false; ///< only with a typing error
};

/// Who is found by a text, the highest rating first, everybody once: who stands in several lists under one FIDE id is
/// shown as the first of them has him and taken with what all of them know.
Expected<std::vector<ListCandidate>, ListFileError> candidatesFor(RatingListSearch& search, const QString& text,
                                                                  const RatingWish& wish, int limit);

} // namespace pairwright
