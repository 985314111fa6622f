#include "engine/dutch2012/earlier_pairings.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

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

int partnerOf(const BracketSolution& solution, int rank)
{
    for (const auto& [a, b] : solution.pairs)
        if (a == rank || b == rank)
            return a + b - rank;
    throw std::logic_error("Dutch 2012: a player who must stay left");
}

} // namespace

EarlierPairings::EarlierPairings(const dutch::DutchField& field, const OpenBracket& open, const BracketSolution& taken)
    : field_(field)
    , open_(open)
    , taken_(taken)
    , place_(placeOf(field, open, taken))
    , example_(solveAs(field, open, taken.heterogeneous, {}))
{
    someEarlier_ = example_ && isEarlier(*example_);
}

std::vector<int> EarlierPairings::partners(std::size_t pairs, std::vector<int> others)
{
    while (someEarlier_ && pairs_ < pairs)
        goOnTo(pairs_ + 1);
    std::vector<int> found;
    if (!someEarlier_)
        return found;
    const int player = taken_.pairs[pairs].first;
    // One pairing shows many: most partners can be had from it by an exchange.
    const auto takeFrom = [&](const BracketSolution& shown) {
        std::erase_if(others, [&](int other) {
            const bool isShown = exchanged(shown, player, other).has_value();
            if (isShown)
                found.push_back(other);
            return isShown;
        });
    };
    if (example_)
        takeFrom(*example_);
    while (!others.empty()) {
        const auto solution = firstWith(pairs, player, others);
        if (!solution || !isEarlier(*solution))
            break;
        const int partner = partnerOf(*solution, player);
        found.push_back(partner);
        std::erase(others, partner);
        takeFrom(*solution);
    }
    return found;
}

/// Fewer and fewer pairings have the pairs: once none of them is earlier, none is any more.
void EarlierPairings::goOnTo(std::size_t pairs)
{
    pairs_ = pairs;
    const auto [first, second] = taken_.pairs[pairs - 1];
    if (example_)
        example_ = exchanged(std::move(*example_), first, second);
    if (!example_)
        example_ = firstWith(pairs - 1, first, {second});
    someEarlier_ = example_ && isEarlier(*example_);
}

/// The first pairing with so many pairs of the one that was taken, and the player paired with one of `partners`.
std::optional<BracketSolution> EarlierPairings::firstWith(std::size_t pairs, int player,
                                                          const std::vector<int>& partners) const
{
    dutch::DutchField tied = field_;
    Demand demand;
    for (std::size_t i = 0; i < pairs; ++i) {
        const auto& [a, b] = taken_.pairs[i];
        tied.tie(a, b);
        demand.conditions.mustStay.insert(demand.conditions.mustStay.end(), {a, b});
    }
    demand.conditions.mustStay.push_back(player);
    demand.conditions.partners = {player, partners};
    return solveAs(tied, open_, taken_.heterogeneous, demand);
}

bool EarlierPairings::isEarlier(const BracketSolution& solution) const
{
    return placeOf(field_, open_, solution) < place_;
}

/// The same with this pair in it, and those whom it sets free paired with each other. None: that is not allowed, or no
/// better than the pairing that was taken.
std::optional<BracketSolution> EarlierPairings::exchanged(BracketSolution solution, int a, int b) const
{
    if (holds(solution, {a, b}))
        return solution;
    std::vector<int> free;
    std::erase_if(solution.pairs, [&](const std::pair<int, int>& pair) {
        const bool ofA = pair.first == a || pair.second == a;
        const bool ofB = pair.first == b || pair.second == b;
        if (ofA || ofB)
            free.push_back(pair.first + pair.second - (ofA ? a : b));
        return ofA || ofB;
    });
    const auto isMovedDown = [&](int rank) {
        return solution.heterogeneous && contains(open_.movedDown, rank);
    };
    if (free.size() != 2 || !field_.mayMeet(free[0], free[1]) || (isMovedDown(free[0]) && isMovedDown(free[1])))
        return std::nullopt;
    solution.pairs.push_back(inOrder(a, b));
    solution.pairs.push_back(inOrder(free[0], free[1]));
    // As far as the requirements go: when D would generate it is not asked.
    return placeOf(field_, open_, solution).values < place_.values ? std::optional(std::move(solution)) : std::nullopt;
}

} // namespace pairwright::dutch2012
