#include "tests/oracle/dubov_1997/group.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/shared/complete_pairing.h"

#include <algorithm>
#include <functional>

namespace pairwright::oracle::dubov1997 {

namespace {

void takeOut(Ranks& ranks, Rank rank)
{
    ranks.erase(std::find(ranks.begin(), ranks.end(), rank));
}

/// The order of `sorted`, those who are due a colour first. Without a colour to look for: as it is.
void preferDue(const Entrants& entrants, std::optional<Colour> due, Ranks& sorted)
{
    if (due)
        std::stable_partition(sorted.begin(), sorted.end(), [&](Rank rank) { return entrants.at(rank).due == due; });
}

std::optional<Colour> oppositeOf(std::optional<Colour> colour)
{
    return colour ? std::optional(opposite(*colour)) : std::nullopt;
}

/// 7.1, 7.2: takes one player out of the next group that has a possible one.
std::optional<Rank> raise(const Entrants& entrants, std::vector<Ranks>& lower, std::optional<Colour> due,
                          const std::function<bool(Rank)>& isPossible)
{
    for (Ranks& group : lower) {
        Ranks possible;
        for (const Rank rank : group)
            if (mayBeRaised(entrants, rank) && isPossible(rank))
                possible.push_back(rank);
        if (possible.empty())
            continue;
        sortByRating(entrants, possible);
        preferDue(entrants, due, possible);
        takeOut(group, possible.front());
        return possible.front();
    }
    return std::nullopt;
}

bool hasPlayedAll(const Entrants& entrants, Rank rank, const Ranks& players)
{
    return std::all_of(players.begin(), players.end(),
                       [&](Rank other) { return other == rank || haveMet(entrants, rank, other); });
}

/// 8.2: the floaters who find an opponent among `left` are paired; the others float on.
void pairFloaters(const Entrants& entrants, PairedGroup& group, Ranks& left)
{
    for (const Rank floater : orderOfFloaters(entrants, group.floaters)) {
        Ranks possible;
        for (const Rank rank : left)
            if (mayBePaired(entrants, floater, rank))
                possible.push_back(rank);
        if (possible.empty()) {
            group.leftOver.push_back(floater);
            continue;
        }
        if (entrants.omitted != Omitted::floatersOpponent) {
            sortByRating(entrants, possible);
            preferDue(entrants, oppositeOf(entrants.at(floater).due), possible);
        }
        group.pairs.emplace_back(floater, possible.front());
        takeOut(left, possible.front());
    }
}

/// 7.1, the highest R first, so that everybody has an opponent (6.1); who was raised is one for the others too.
void raiseOpponents(const Entrants& entrants, PairedGroup& group, Ranks& left, std::vector<Ranks>& lower)
{
    Ranks asking = left;
    sortByRating(entrants, asking);
    for (const Rank rank : asking) {
        if (!hasPlayedAll(entrants, rank, left))
            continue;
        const auto raised = raise(entrants, lower, oppositeOf(entrants.at(rank).due),
                                  [&](Rank other) { return mayBePaired(entrants, rank, other); });
        if (raised) {
            group.raised.push_back(*raised);
            left.push_back(*raised);
        }
    }
}

/// 7.2.
void raiseToEvenNumber(const Entrants& entrants, PairedGroup& group, Ranks& left, std::vector<Ranks>& lower)
{
    if (left.size() % 2 == 0)
        return;
    const auto meetsOne = [&](Rank rank) {
        return std::any_of(left.begin(), left.end(), [&](Rank other) { return mayBePaired(entrants, rank, other); });
    };
    if (const auto raised = raise(entrants, lower, oppositeOf(dominatingColour(entrants, left)), meetsOne)) {
        group.raised.push_back(*raised);
        left.push_back(*raised);
    }
}

/// 6.4: who of the players float, of those sets that let all others be paired: the smallest, then the best by the list.
/// Nobody here was a floater from a higher group.
std::optional<Undecided> pairTheRest(const Entrants& entrants, PairedGroup& group, Ranks left,
                                     const std::vector<Ranks>& lower)
{
    std::sort(left.begin(), left.end());
    const auto below = std::find_if(lower.begin(), lower.end(), [](const Ranks& next) { return !next.empty(); });
    const auto findsBelow = [&](Rank rank) {
        return below != lower.end() && std::any_of(below->begin(), below->end(),
                                                   [&](Rank other) { return mayBePaired(entrants, rank, other); });
    };
    const Set all = setOf(left);
    for (int count = static_cast<int>(left.size() % 2); count <= static_cast<int>(left.size()); count += 2) {
        std::optional<int> best; // floaters who cannot be paired in the lower group
        std::vector<Set> bestSets;
        int possibleSets = 0;
        for (Set floating = all;; floating = (floating - 1) & all) {
            if (sizeOf(floating) == count && pairByColumns(entrants, membersOf(all & ~floating))) {
                ++possibleSets;
                const std::vector<Rank> members = membersOf(floating);
                const auto lost = static_cast<int>(
                    std::count_if(members.begin(), members.end(), [&](Rank rank) { return !findsBelow(rank); }));
                if (!best || lost < *best)
                    bestSets.clear();
                if (!best || lost <= *best) {
                    best = lost;
                    bestSets.push_back(floating);
                }
            }
            if (floating == 0)
                break;
        }
        if (bestSets.empty())
            continue;
        if (bestSets.size() > 1) {
            Set candidates = 0;
            for (const Set set : bestSets)
                candidates |= set;
            return Undecided{"6.4", membersOf(candidates)};
        }
        group.floatersChosen = possibleSets > 1;
        const Pairs pairs = pairByColumns(entrants, membersOf(all & ~bestSets.front())).value();
        group.pairs.insert(group.pairs.end(), pairs.begin(), pairs.end());
        const std::vector<Rank> floating = membersOf(bestSets.front());
        group.leftOver.insert(group.leftOver.end(), floating.begin(), floating.end());
        break;
    }
    return std::nullopt;
}

} // namespace

Ranks orderOfFloaters(const Entrants& entrants, const Ranks& floaters)
{
    if (entrants.omitted == Omitted::orderOfFloaters)
        return floaters;
    Sides sides = sidesOf(entrants, floaters);
    sortAsWhites(entrants, sides.whites);
    sortAsBlacks(entrants, sides.blacks);
    Ranks order;
    for (std::size_t i = 0; i < std::max(sides.whites.size(), sides.blacks.size()); ++i) {
        if (i < sides.whites.size())
            order.push_back(sides.whites[i]);
        if (i < sides.blacks.size())
            order.push_back(sides.blacks[i]);
    }
    return order;
}

std::variant<PairedGroup, Undecided> pairGroup(const Entrants& entrants, const Ranks& residents, const Ranks& floaters,
                                               std::vector<Ranks>& lower)
{
    PairedGroup group{residents, floaters, {}, {}, {}, false};
    Ranks left = residents;
    pairFloaters(entrants, group, left);
    raiseOpponents(entrants, group, left, lower);
    raiseToEvenNumber(entrants, group, left, lower);
    if (const auto undecided = pairTheRest(entrants, group, left, lower))
        return *undecided;
    return group;
}

} // namespace pairwright::oracle::dubov1997
