#include "engine/dutch2012/earlier_pairings.h"

#include <algorithm>

namespace pairwright::dutch2012 {

namespace {

std::pair<int, int> inOrder(int a, int b)
{
    return {std::min(a, b), std::max(a, b)};
}

bool holds(const BracketSolution& solution, const std::pair<int, int>& pair)
{
    return std::any_of(solution.pairs.begin(), solution.pairs.end(), [&](const std::pair<int, int>& made) {
        return inOrder(made.first, made.second) == inOrder(pair.first, pair.second);
    });
}

bool holdsAll(const BracketSolution& solution, const RankPairs& pairs)
{
    return std::all_of(pairs.begin(), pairs.end(),
                       [&](const std::pair<int, int>& pair) { return holds(solution, pair); });
}

} // namespace

EarlierPairings::EarlierPairings(const dutch::DutchField& field, const OpenBracket& open, const BracketSolution& taken)
    : field_(field)
    , open_(open)
    , taken_(taken)
    , place_(placeOf(field, open, taken))
    , example_(firstWith({}))
{
    someEarlier_ = example_ && isEarlier(*example_);
}

bool EarlierPairings::hasPair(std::size_t pairs, int other)
{
    while (someEarlier_ && pairs_ < pairs)
        goOnTo(pairs_ + 1);
    if (!someEarlier_)
        return false;
    const int first = taken_.pairs[pairs].first;
    if (example_ && withPair(first, other))
        return true;
    RankPairs wanted(taken_.pairs.begin(), taken_.pairs.begin() + static_cast<std::ptrdiff_t>(pairs));
    wanted.push_back(inOrder(first, other));
    const auto solution = firstWith(wanted);
    return solution && isEarlier(*solution) && holdsAll(*solution, wanted);
}

/// Fewer and fewer pairings have the pairs: once none of them is earlier, none is any more.
void EarlierPairings::goOnTo(std::size_t pairs)
{
    pairs_ = pairs;
    const auto [first, second] = taken_.pairs[pairs - 1];
    if (example_)
        example_ = withPair(first, second);
    if (example_)
        return;
    const RankPairs wanted(taken_.pairs.begin(), taken_.pairs.begin() + static_cast<std::ptrdiff_t>(pairs));
    auto solution = firstWith(wanted);
    someEarlier_ = solution && isEarlier(*solution);
    if (someEarlier_ && holdsAll(*solution, wanted))
        example_ = std::move(solution);
}

/// The first pairing in which the two of each of these pairs have nobody but each other: they are paired, or leave.
std::optional<BracketSolution> EarlierPairings::firstWith(const RankPairs& pairs) const
{
    dutch::DutchField tied = field_;
    for (const auto& [a, b] : pairs)
        tied.tie(a, b);
    return solveAs(tied, open_, taken_.heterogeneous, {});
}

bool EarlierPairings::isEarlier(const BracketSolution& solution) const
{
    return placeOf(field_, open_, solution) < place_;
}

/// The example with this pair in it, and those whom it sets free paired with each other. None: that is not allowed, or
/// no better than the pairing that was taken.
std::optional<BracketSolution> EarlierPairings::withPair(int a, int b) const
{
    if (holds(*example_, {a, b}))
        return example_;
    BracketSolution other = *example_;
    std::vector<int> free;
    std::erase_if(other.pairs, [&](const std::pair<int, int>& pair) {
        const bool ofA = pair.first == a || pair.second == a;
        const bool ofB = pair.first == b || pair.second == b;
        if (ofA || ofB)
            free.push_back(pair.first + pair.second - (ofA ? a : b));
        return ofA || ofB;
    });
    const auto isMovedDown = [&](int rank) {
        return other.heterogeneous && contains(open_.movedDown, rank);
    };
    if (free.size() != 2 || !field_.mayMeet(free[0], free[1]) || (isMovedDown(free[0]) && isMovedDown(free[1])))
        return std::nullopt;
    other.pairs.push_back(inOrder(a, b));
    other.pairs.push_back(inOrder(free[0], free[1]));
    // As far as the requirements go: when D would generate it is not asked.
    return placeOf(field_, open_, other).values < place_.values ? std::optional(std::move(other)) : std::nullopt;
}

} // namespace pairwright::dutch2012
