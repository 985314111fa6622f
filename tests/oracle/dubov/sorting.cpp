#include "tests/oracle/dubov/sorting.h"

#include <algorithm>

namespace pairwright::oracle::dubov {

namespace {

/// Continues a set with players of the pool from `next` on.
bool extend(const std::vector<Rank>& pool, std::size_t next, std::size_t size, std::vector<Rank>& set,
            const SetVisitor& visit)
{
    if (set.size() == size)
        return visit(set);
    for (std::size_t i = next; i < pool.size(); ++i) {
        set.push_back(pool[i]);
        const bool goOn = extend(pool, i + 1, size, set, visit);
        set.pop_back();
        if (!goOn)
            return false;
    }
    return true;
}

} // namespace

bool forEachSet(const std::vector<Rank>& pool, std::size_t size, const SetVisitor& visit)
{
    std::vector<Rank> set;
    return extend(pool, 0, size, set, visit);
}

std::vector<Rank> sortedUpfloaters(const Entrants& entrants, std::vector<Rank> lower)
{
    std::sort(lower.begin(), lower.end(), [&entrants](Rank one, Rank other) {
        if (entrants.score(one) != entrants.score(other))
            return entrants.score(one) > entrants.score(other);
        return entrants.tpn(one) < entrants.tpn(other);
    });
    return lower;
}

std::vector<Rank> fromTheMiddle(std::vector<Rank> sorted)
{
    std::vector<Rank> numbered;
    while (!sorted.empty()) {
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>((sorted.size() - 1) / 2);
        numbered.push_back(*middle);
        sorted.erase(middle);
    }
    return numbered;
}

std::vector<Rank> sortedShifters(const Entrants& entrants, const std::vector<Rank>& shifters, Colour seeking)
{
    return fromTheMiddle(seeking == Colour::White ? byAro(entrants, shifters) : byTpn(entrants, shifters));
}

std::vector<Rank> byAro(const Entrants& entrants, std::vector<Rank> players)
{
    std::sort(players.begin(), players.end(), [&entrants](Rank one, Rank other) {
        if (entrants.at(one).aro != entrants.at(other).aro)
            return entrants.at(one).aro < entrants.at(other).aro;
        return entrants.tpn(one) < entrants.tpn(other);
    });
    return players;
}

std::vector<Rank> byTpn(const Entrants& entrants, std::vector<Rank> players)
{
    std::sort(players.begin(), players.end(),
              [&entrants](Rank one, Rank other) { return entrants.tpn(one) < entrants.tpn(other); });
    return players;
}

} // namespace pairwright::oracle::dubov
