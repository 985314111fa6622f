#pragma once

#include "app/domain/tournament.h"

#include <cstdint>
#include <vector>

/// How one list of players becomes groups. Nothing is changed by it: app/event/part_plan.h makes tournaments of them.
namespace pairwright {

enum class SplitBy : std::uint8_t {
    rating, ///< the first by rank are group 1, and so on; group sizes differ by one at most, the first are larger
    snake,  ///< evenly: 1, 2, 3, 3, 2, 1, 1 ...
    fours,  ///< by rank, four in each; the last five to seven stay together
};

struct SplitChoice {
    SplitBy by = SplitBy::rating;
    int groups = 2;          ///< 1 .. as many as there are players; of fours it follows from the players
    bool matesApart = false; ///< allMates() are spread over the groups, whose sizes stay
};

struct Split {
    std::vector<std::vector<PlayerKey>> groups; ///< each in order of rank; nobody is in none or in two
    int matesTogether = 0;                      ///< pairs of mates that share a group nevertheless
    int moved = 0;                              ///< who is in another group for the sake of mates
    int furthest = 0; ///< ranks between the two who changed places and are furthest apart; 0: nobody did
};

/// Of everybody in the list, by their numbers (tpnOrder()).
Split split(const Tournament& list, const SplitChoice& choice);

/// Pairs of mates that share a group.
int matesTogether(const Tournament& list, const std::vector<std::vector<PlayerKey>>& groups);

/// How many groups there are of fours: quads, the last of four to seven.
int groupsOfFour(int players);

} // namespace pairwright
