#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// A game that waits for another day than that of its round.
struct PostponedGame {
    BoardId board;
    PlayerKey white;
    PlayerKey black;
    Postponement postponed;
    friend bool operator==(const PostponedGame&, const PostponedGame&) = default;
};

/// The postponed games of published rounds that have no result yet: by day, those without one last, then by round.
std::vector<PostponedGame> postponedGames(const Tournament& tournament);

} // namespace pairwright
