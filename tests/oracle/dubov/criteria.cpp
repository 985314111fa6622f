#include "tests/oracle/dubov/criteria.h"

#include "tests/oracle/dubov/colours.h"

#include <algorithm>

namespace pairwright::oracle::dubov {

bool c1_mayMeet(const Entrants& entrants, Rank one, Rank other)
{
    return !contains(entrants.at(one).facts.met, other);
}

bool c2_mayHaveBye(const Entrants& entrants, Rank rank)
{
    return !entrants.at(rank).facts.barredFromBye;
}

bool c3_coloursAllow(const Entrants& entrants, Rank one, Rank other)
{
    const Preference& a = entrants.at(one).preference;
    const Preference& b = entrants.at(other).preference;
    const bool bothAbsolute = a.strength == Strength::absolute && b.strength == Strength::absolute;
    return !(bothAbsolute && a.colour == b.colour);
}

bool mayBePaired(const Entrants& entrants, Rank one, Rank other)
{
    return c1_mayMeet(entrants, one, other) && c3_coloursAllow(entrants, one, other);
}

int denied(const Entrants& entrants, Rank one, Rank other)
{
    const Allocation board = allocateColours(entrants, one, other);
    const bool whiteDenied = entrants.at(board.white).preference.colour != Colour::White;
    const bool blackDenied = entrants.at(board.black).preference.colour != Colour::Black;
    return (whiteDenied ? 1 : 0) + (blackDenied ? 1 : 0);
}

BestColours::BestColours(const Entrants& entrants)
    : entrants_(entrants)
{
}

std::optional<int> BestColours::of(Set bracket)
{
    if (bracket == 0)
        return 0;
    if (const auto known = answers_.find(bracket); known != answers_.end())
        return known->second;
    const Rank first = firstOf(bracket);
    const Set others = bracket & ~only(first);
    std::optional<int> best;
    for (const Rank second : membersOf(others)) {
        if (!mayBePaired(entrants_, first, second))
            continue;
        const std::optional<int> rest = of(others & ~only(second));
        if (rest && (!best || *rest + denied(entrants_, first, second) < *best))
            best = *rest + denied(entrants_, first, second);
    }
    answers_.emplace(bracket, best);
    return best;
}

Quality qualityOf(const Entrants& entrants, Score residentScore, const std::vector<Rank>& upfloaters, int c7)
{
    Quality quality;
    quality.c5 = upfloaters.size();
    for (const Rank upfloater : upfloaters)
        quality.c6.push_back(residentScore - entrants.score(upfloater));
    std::sort(quality.c6.rbegin(), quality.c6.rend());
    quality.c7 = c7;
    if (entrants.lastRound)
        return quality;
    for (const Rank upfloater : upfloaters) {
        const Entrant& entrant = entrants.at(upfloater);
        // As a count [C9] would repeat [C8]: it sums the upfloats of the maximum upfloaters chosen.
        if (entrant.timesUpfloated >= entrants.maxT) {
            ++quality.c8;
            quality.c9 += entrant.timesUpfloated;
        }
        quality.c10 += entrant.upfloatedPreviousRound ? 1 : 0;
    }
    return quality;
}

} // namespace pairwright::oracle::dubov
