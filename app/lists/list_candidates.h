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

struct ListCandidates {
    std::vector<ListCandidate> people;
    std::size_t more = 0; ///< so many fit besides, at least
};

/// Who is found by a text, at most `limit`, those of the federation `home` before others who fit as well, then
/// those who have the rating that counts first by the rule, then the highest rating first, everybody once: who stands
/// in several lists under one FIDE id is shown as the first of them has him and taken with what all of them know.
Expected<ListCandidates, ListFileError> candidatesFor(RatingListSearch& search, const QString& text,
                                                      const RatingRule& rule, const QString& home, int limit);

} // namespace pairwright
