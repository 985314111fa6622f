#include "tests/oracle/legality.h"

#include <bit>

namespace pairwright::oracle {

bool c1_mayMeet(const Field& field, Rank one, Rank other)
{
    return !contains(field.player(one).met, other);
}

bool c2_mayHaveBye(const Field& field, Rank rank)
{
    return !field.player(rank).barredFromBye;
}

bool c3_coloursAllow(const Field& field, Rank one, Rank other)
{
    const Player& a = field.player(one);
    const Player& b = field.player(other);
    if (a.topscorer || b.topscorer)
        return true;
    const bool bothAbsolute =
        a.preference.strength == Strength::absolute && b.preference.strength == Strength::absolute;
    return !(bothAbsolute && a.preference.colour == b.preference.colour);
}

bool mayBePaired(const Field& field, Rank one, Rank other)
{
    return c1_mayMeet(field, one, other) && c3_coloursAllow(field, one, other);
}

Completion::Completion(const Field& field)
    : field_(field)
{
}

std::optional<Rest> Completion::of(Set unpaired)
{
    if (const auto known = answers_.find(unpaired); known != answers_.end())
        return known->second;
    const std::optional<Rest> rest = search(unpaired);
    answers_.emplace(unpaired, rest);
    return rest;
}

std::optional<Rest> Completion::search(Set unpaired)
{
    if (unpaired == 0)
        return Rest{};
    const Rank first = std::countr_zero(unpaired);
    const Set others = unpaired & ~only(first);
    std::optional<Rest> best;
    const auto keepBetter = [&best](const std::optional<Rest>& rest) {
        if (rest && (!best || rest->lowestByeScore < best->lowestByeScore))
            best = rest;
    };

    const bool odd = std::popcount(unpaired) % 2 == 1;
    if (odd && c2_mayHaveBye(field_, first) && of(others))
        keepBetter(Rest{field_.player(first).score});
    for (Rank second = first + 1; second < field_.size(); ++second)
        if (contains(others, second) && mayBePaired(field_, first, second))
            keepBetter(of(others & ~only(second)));
    return best;
}

} // namespace pairwright::oracle
