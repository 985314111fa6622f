#include "tests/oracle/dutch_2012/definitions.h"

#include <algorithm>

namespace pairwright::oracle::dutch2012 {

namespace {

bool isStrong(const Preference& preference)
{
    return preference.strength == Strength::strong || preference.strength == Strength::absolute;
}

} // namespace

Entrants makeEntrants(const TournamentState& state, std::span<const Tpn> absent)
{
    return {makeField(state, Edition::Dutch2012, absent).players, state.roundsPlayed() + 1, state.initialColour};
}

std::vector<Rank> Bracket::players() const
{
    std::vector<Rank> all = movedDown;
    all.insert(all.end(), residents.begin(), residents.end());
    std::sort(all.begin(), all.end());
    return all;
}

bool haveMet(const Entrants& entrants, Rank one, Rank other)
{
    return contains(entrants.at(one).met, other);
}

bool shareAbsolutePreference(const Entrants& entrants, Rank one, Rank other)
{
    const Preference& a = entrants.at(one).preference;
    const Preference& b = entrants.at(other).preference;
    return a.strength == Strength::absolute && b.strength == Strength::absolute && a.colour == b.colour;
}

bool mayMeet(const Entrants& entrants, Rank one, Rank other)
{
    if (haveMet(entrants, one, other))
        return false;
    return !shareAbsolutePreference(entrants, one, other) || entrants.at(one).topscorer || entrants.at(other).topscorer;
}

bool wantTheSameColour(const Entrants& entrants, Rank one, Rank other)
{
    const Preference& a = entrants.at(one).preference;
    const Preference& b = entrants.at(other).preference;
    return a.strength != Strength::none && b.strength != Strength::none && a.colour == b.colour;
}

bool wantTheSameColourStrongly(const Entrants& entrants, Rank one, Rank other)
{
    return wantTheSameColour(entrants, one, other) && isStrong(entrants.at(one).preference) &&
           isStrong(entrants.at(other).preference);
}

ColourCounts countColours(const Entrants& entrants, const std::vector<Rank>& players)
{
    ColourCounts counts;
    for (const Rank rank : players) {
        const Player& player = entrants.at(rank);
        const Preference& preference = player.preference;
        if (preference.strength == Strength::none) {
            ++counts.noGame;
            continue;
        }
        const bool mild =
            !entrants.isOddRound() && preference.strength == Strength::mild && player.unplayedRounds % 2 == 1;
        if (preference.colour == Colour::White)
            ++(mild ? counts.mildWhite : counts.white);
        else
            ++(mild ? counts.mildBlack : counts.black);
    }
    return counts;
}

int x1(const ColourCounts& counts, int p0)
{
    const int whites = counts.white + counts.mildWhite;
    const int blacks = counts.black + counts.mildBlack;
    const int fewer = blacks > whites ? whites : blacks;
    return std::max(0, p0 - fewer - counts.noGame);
}

int z1(const ColourCounts& counts, int p0)
{
    const int fewer = counts.black > counts.white ? counts.white : counts.black;
    return std::max(0, p0 - fewer - counts.mildBlack - counts.mildWhite - counts.noGame);
}

} // namespace pairwright::oracle::dutch2012
