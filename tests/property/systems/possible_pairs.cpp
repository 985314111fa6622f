#include "tests/property/systems/possible_pairs.h"

#include "tests/oracle/shared/largest_matching.h"

namespace pairwright::property {

using oracle::Rank;

PossiblePairs::PossiblePairs(int players, const oracle::MayBePaired& mayBePaired)
    : mayMeet_(static_cast<std::size_t>(players), std::vector<bool>(static_cast<std::size_t>(players), false))
{
    for (Rank one = 0; one < players; ++one)
        for (Rank other = 0; other < players; ++other)
            mayMeet_[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)] =
                one != other && mayBePaired(one, other);
}

bool PossiblePairs::canAllBePaired(const std::vector<Rank>& players) const
{
    return players.size() % 2 == 0 && 2 * mostPairs(players) == static_cast<int>(players.size());
}

int PossiblePairs::mostPairs(const std::vector<Rank>& players) const
{
    return oracle::mostPairsOf(players, [this](Rank one, Rank other) { return mayMeet(one, other); });
}

} // namespace pairwright::property
