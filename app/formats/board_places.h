#pragma once

#include "app/domain/rounds/progress.h"

#include <QString>

namespace pairwright {

/// Which games of a match are meant; none: it is meant as a whole.
enum class Unended { missing, adjourned, none };

/// No sentence names more numbers.
constexpr int placesInASentence = 12;
constexpr int allPlaces = 1'000'000;

/// Boards of a published round as a part of a sentence: "board 3", "boards 3, 5"; in an event of teams "match 3" and,
/// where some of its games have not ended and others have, "match 3: boards 2, 4".
QString boardPlaces(const Tournament& tournament, RoundNumber round, const std::vector<int>& boards, Unended why,
                    int most = placesInASentence);
/// One place: "board 3"; in an event of teams "match 3, board 2".
QString gamePlace(const Tournament& tournament, BoardId game);
/// The same at the beginning of a sentence or line: "Board 3".
QString gamePlaceFirst(const Tournament& tournament, BoardId game);

} // namespace pairwright
