#pragma once

#include "engine/field/round_field.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Those for whom there is no partner, however players are paired with each other.
struct Unpaired {
    int least = 0; ///< so many at least
    /// Everybody whom some pairing with so few leaves out, as ranks; the size of the field stands for the bye. Empty
    /// where it is one at most: he may be anybody.
    std::vector<int> who;
};

/// Of players none of whom gets the bye.
Unpaired unpairedAmong(const RoundField& field, const std::vector<int>& ranks);
/// How many players of a bracket find no partner in it, however they are paired by the absolute criteria. Moved-down
/// players never meet each other.
int leastUnpaired(const RoundField& field, const std::vector<int>& mdps, const std::vector<int>& residents);

/// The brackets below one that is being paired.
struct PlayersBelow {
    const std::vector<int>& next; ///< residents of the following bracket
    const std::vector<int>& rest; ///< of those below it
    const std::vector<bool>& byeCandidates;
    /// False: whoever is left over in the following bracket goes on, whatever becomes of him.
    bool mustComplete = true;
};

/// So many leave a bracket at least, and who may be among them if they are as few.
struct Exits {
    int least = 0;
    std::vector<bool> allowed; ///< by rank
    std::optional<Colour> due; ///< which everybody must have who may
};

/// Because they find no partner in it. Moved-down players never meet each other.
Exits exitsOf(const RoundField& field, const std::vector<int>& mdps, const std::vector<int>& residents);

/// And because those below lack partners. Both are counted by largest pairings: where no more leave than one of them
/// leaves over, everybody who leaves is left over by some largest pairing of the bracket, or plays somebody whom some
/// largest pairing below leaves over (Gallai, Edmonds).
Exits exitsFor(const RoundField& field, const PlayersBelow& below, const std::vector<int>& mdps,
               const std::vector<int>& residents, Exits inside);

/// Who is left over in `next` if `leaving` (in order of rank) come down to it, when that is as few as their number,
/// their absolute preferences and those below allow whoever leaves, of the lowest scores that can be, and everybody can
/// be paired then: one pairing of all of them shows it. `due`: everybody who could leave instead must have this colour
/// as well; only then one of those who come down may be left over, and others who could leave have the same scores as
/// these. None: not so, or not found.
std::optional<std::vector<int>> leftOverBelow(const RoundField& field, const std::vector<int>& leaving,
                                              const PlayersBelow& below, std::optional<Colour> due = std::nullopt);

} // namespace pairwright
