#include "engine/dutch2012/counting.h"

#include <algorithm>
#include <array>

namespace pairwright::dutch2012 {

FewestViolations countViolations(const dutch::DutchField& field, const OpenBracket& bracket)
{
    const bool even = field.round().value % 2 == 0;
    int beginners = 0;                    ///< a
    std::array<int, 2> preferences{};     ///< W, B
    std::array<int, 2> mildPreferences{}; ///< w, b: even rounds, an odd number of games missed
    for (const auto* group : {&bracket.movedDown, &bracket.residents})
        for (const int rank : *group) {
            const FieldPlayer& player = field.player(rank);
            const bool mild = player.preference.strength == PreferenceStrength::mild;
            const std::size_t colour = player.preference.colour == Colour::White ? 0 : 1;
            if (player.preference.strength == PreferenceStrength::none)
                ++beginners;
            else
                ++(even && mild && player.unplayedGames % 2 == 1 ? mildPreferences : preferences)[colour];
        }
    const int pairs = bracket.mostPairs();
    FewestViolations fewest;
    fewest.colours = std::max(
        0, pairs - beginners - std::min(preferences[0] + mildPreferences[0], preferences[1] + mildPreferences[1]));
    if (even)
        fewest.strong = std::max(0, pairs - beginners - mildPreferences[0] - mildPreferences[1] -
                                        std::min(preferences[0], preferences[1]));
    return fewest;
}

} // namespace pairwright::dutch2012
