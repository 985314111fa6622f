#include "tests/oracle/dubov/colours.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace pairwright::oracle::dubov {

namespace {

/// The two players of a pair, the higher ranked one first, and which of them is to have White.
struct Seating {
    const Entrants& entrants;
    Rank higher;
    Rank lower;
    bool higherHasWhite;

    [[nodiscard]] Colour colourOf(Rank rank) const
    {
        return (rank == higher) == higherHasWhite ? Colour::White : Colour::Black;
    }
    [[nodiscard]] bool grants(Rank rank) const { return colourOf(rank) == entrants.at(rank).preference.colour; }
    [[nodiscard]] const Entrant& of(Rank rank) const { return entrants.at(rank); }
};

/// 5.2.1. "TPN": a late entry has none before it takes part (General Handling Rules 2.4).
bool givesTheInitialColour(const Seating& seating)
{
    if (seating.of(seating.higher).hasPlayed() || seating.of(seating.lower).hasPlayed())
        return false;
    const bool odd = seating.of(seating.higher).facts.effectiveNumber % 2 != 0;
    return (seating.colourOf(seating.higher) == seating.entrants.initialColour) == odd;
}

/// 5.2.2.
bool grantsBoth(const Seating& seating)
{
    return seating.grants(seating.higher) && seating.grants(seating.lower);
}

/// 5.2.3.
bool grantsTheStronger(const Seating& seating)
{
    const Strength own = seating.of(seating.higher).preference.strength;
    const Strength other = seating.of(seating.lower).preference.strength;
    return (own > other && seating.grants(seating.higher)) || (own < other && seating.grants(seating.lower));
}

/// 5.2.4. By article 3.4 of the General Handling Rules the games that both have played stand side by side, the latest
/// ones last; what one of them has played besides stands before.
bool alternates(const Seating& seating)
{
    const std::vector<Colour>& own = seating.of(seating.higher).facts.colours;
    const std::vector<Colour>& other = seating.of(seating.lower).facts.colours;
    for (std::size_t back = 1; back <= std::min(own.size(), other.size()); ++back) {
        const Colour mine = own[own.size() - back];
        if (mine != other[other.size() - back])
            return seating.colourOf(seating.higher) != mine;
    }
    return false;
}

/// 5.2.5.
bool grantsTheHigherRanked(const Seating& seating)
{
    return seating.grants(seating.higher);
}

} // namespace

Allocation allocateColours(const Entrants& entrants, Rank one, Rank other)
{
    constexpr std::array articles{std::pair{&givesTheInitialColour, ColourRule::initialColour},
                                  std::pair{&grantsBoth, ColourRule::bothPreferencesGranted},
                                  std::pair{&grantsTheStronger, ColourRule::strongerPreferenceGranted},
                                  std::pair{&alternates, ColourRule::alternated},
                                  std::pair{&grantsTheHigherRanked, ColourRule::higherRankedGranted}};
    for (const auto& [complies, rule] : articles)
        for (const bool higherHasWhite : {true, false}) {
            const Seating seating{entrants, std::min(one, other), std::max(one, other), higherHasWhite};
            if (complies(seating))
                return higherHasWhite ? Allocation{seating.higher, seating.lower, rule}
                                      : Allocation{seating.lower, seating.higher, rule};
        }
    throw std::logic_error("5.2.5 always speaks");
}

} // namespace pairwright::oracle::dubov
