#include "engine/tiebreaks/cut.h"

#include <utility>

namespace pairwright {

namespace {

using Cut = Contribution::Cut;

Contribution* leastSignificant(std::vector<Contribution>& contributions)
{
    const auto key = [](const Contribution& c) {
        return std::pair(c.opponentPoints, c.amount);
    };
    Contribution* least = nullptr;
    for (Contribution& candidate : contributions)
        if (candidate.cut == Cut::none && (!least || key(candidate) < key(*least)))
            least = &candidate;
    return least;
}

Contribution* mostSignificant(std::vector<Contribution>& contributions)
{
    const auto key = [](const Contribution& c) {
        return std::pair(c.opponentPoints, c.amount);
    };
    Contribution* most = nullptr;
    for (Contribution& candidate : contributions)
        if (candidate.cut == Cut::none && (!most || key(*most) < key(candidate)))
            most = &candidate;
    return most;
}

Contribution* lowestVoluntaryUnplayed(std::vector<Contribution>& contributions)
{
    // Equal amounts of dummies with different scores (possible since 2026): the one with the lower score.
    const auto key = [](const Contribution& c) {
        return std::pair(c.amount, c.opponentPoints);
    };
    Contribution* lowest = nullptr;
    for (Contribution& candidate : contributions)
        if (candidate.cut == Cut::none && candidate.voluntaryUnplayed && (!lowest || key(candidate) < key(*lowest)))
            lowest = &candidate;
    return lowest;
}

void cutLowEnd(std::vector<Contribution>& contributions)
{
    Contribution* least = leastSignificant(contributions);
    if (!least)
        return;
    Contribution* voluntary = lowestVoluntaryUnplayed(contributions);
    if (voluntary && voluntary->amount >= least->amount)
        voluntary->cut = Cut::voluntaryUnplayedRound;
    else
        least->cut = Cut::leastSignificant;
}

} // namespace

void cutContributions(std::vector<Contribution>& contributions, const TieBreak& tieBreak)
{
    for (int i = 0; i < tieBreak.cutLowest; ++i)
        cutLowEnd(contributions);
    for (int i = 0; i < tieBreak.cutHighest; ++i)
        if (Contribution* most = mostSignificant(contributions))
            most->cut = Cut::mostSignificant;
}

} // namespace pairwright
