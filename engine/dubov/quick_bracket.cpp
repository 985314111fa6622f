#include "engine/dubov/quick_bracket.h"

#include "engine/bracket/colour_bound.h"
#include "engine/completion/completion.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace pairwright::dubov {

namespace {

/// Of each player of the next score what he would mean as the only upfloater; smaller is better, then the higher rank.
std::optional<int> bestUpfloater(const DubovField& field, int surplusOfWhite, const std::vector<int>& lower)
{
    const auto worth = [&](int rank) {
        const DubovFacts& facts = field.facts(rank);
        const int surplus = surplusOfWhite + (field.seeksWhite(rank) ? 1 : -1);
        const bool weighs = field.floatsMatter();
        return std::tuple(std::abs(surplus), weighs && facts.maximumUpfloater,
                          weighs && facts.maximumUpfloater ? facts.upfloats : 0, weighs && facts.upfloatedLast);
    };
    std::optional<int> best;
    for (const int rank : lower) {
        if (field.player(rank).score != field.player(lower.front()).score)
            break;
        if (!best || worth(rank) < worth(*best))
            best = rank;
    }
    return best;
}

} // namespace

std::optional<Bracket> decideQuickly(const DubovField& field, const std::vector<int>& residents,
                                     const std::vector<int>& lower)
{
    int surplus = 0;
    for (const int rank : residents)
        surplus += field.seeksWhite(rank) ? 1 : -1;
    std::vector<int> upfloaters;
    if (residents.size() % 2 == 1) {
        const auto upfloater = bestUpfloater(field, surplus, lower);
        if (!upfloater)
            return std::nullopt;
        surplus += field.seeksWhite(*upfloater) ? 1 : -1;
        upfloaters.push_back(*upfloater);
    }
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), upfloaters.begin(), upfloaters.end());
    auto paired = pairSubgroupsQuickly(field, bracket);
    if (!paired || !canComplete(field, without(lower, upfloaters), {}))
        return std::nullopt;
    // [C7]: whoever seeks the colour that more of them seek cannot all have it.
    const auto sameColour = std::count_if(paired->pairs.begin(), paired->pairs.end(), [&](const auto& pair) {
        return field.seeksWhite(pair.first) == field.seeksWhite(pair.second);
    });
    if (2 * sameColour != std::abs(surplus))
        return std::nullopt;
    return bracketOf(residents, std::move(upfloaters), std::move(*paired));
}

} // namespace pairwright::dubov
