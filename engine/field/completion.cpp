#include "engine/field/completion.h"

#include "engine/base/index.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

/// The players as vertices, and one more for the bye. They outlive it.
MaximumMatching matchingOf(const RoundField& field, const std::vector<int>& ranks,
                           const std::vector<bool>& byeCandidates, bool withBye)
{
    const int count = static_cast<int>(ranks.size());
    return {count + (withBye ? 1 : 0), [&field, &ranks, &byeCandidates, count](int a, int b) -> bool {
                if (a < count && b < count)
                    return field.mayMeet(ranks[index(a)], ranks[index(b)]);
                return !byeCandidates.empty() && byeCandidates[index(ranks[index(std::min(a, b))])];
            }};
}
/// With the bye if their number is odd.
MaximumMatching matchingOf(const RoundField& field, const std::vector<int>& ranks,
                           const std::vector<bool>& byeCandidates)
{
    return matchingOf(field, ranks, byeCandidates, ranks.size() % 2 == 1);
}

int leftOut(const MaximumMatching& matching)
{
    const std::vector<int>& mates = matching.mates();
    return static_cast<int>(std::count(mates.begin(), mates.end(), MaximumMatching::nobody));
}

std::vector<int> everybody(const RoundField& field)
{
    std::vector<int> ranks(index(field.size()));
    std::iota(ranks.begin(), ranks.end(), 0);
    return ranks;
}

} // namespace

bool canComplete(const RoundField& field, const std::vector<int>& ranks, const std::vector<bool>& byeCandidates)
{
    return matchingOf(field, ranks, byeCandidates).isPerfect();
}

int leastUnpaired(const RoundField& field, const std::vector<int>& mdps, const std::vector<int>& residents)
{
    std::vector<int> ranks = mdps;
    ranks.insert(ranks.end(), residents.begin(), residents.end());
    const int movedDown = static_cast<int>(mdps.size());
    const MaximumMatching matching(static_cast<int>(ranks.size()), [&](int a, int b) {
        return std::max(a, b) >= movedDown && field.mayMeet(ranks[index(a)], ranks[index(b)]);
    });
    return leftOut(matching);
}

std::optional<std::vector<int>> leftOverBelow(const RoundField& field, const std::vector<int>& leaving,
                                              const std::vector<int>& next, const std::vector<int>& rest,
                                              const std::vector<bool>& byeCandidates)
{
    std::vector<int> near = leaving;
    near.insert(near.end(), next.begin(), next.end());
    if (near.size() % 2 == 0) {
        const bool paired = canComplete(field, near, {}) && canComplete(field, rest, byeCandidates);
        return paired ? std::optional(std::vector<int>()) : std::nullopt;
    }
    if (next.empty())
        return std::nullopt;
    // Usually the last one can go.
    std::vector<int> others = near;
    others.pop_back();
    std::vector<int> withLast = rest;
    withLast.push_back(next.back());
    if (canComplete(field, withLast, byeCandidates) && canComplete(field, others, {}))
        return std::vector<int>{next.back()};
    // Somebody without whom the others are paired, and who has an opponent below without whom those others are.
    const std::vector<bool> nobody;
    const MaximumMatching here = matchingOf(field, near, nobody, false);
    const MaximumMatching below = matchingOf(field, rest, byeCandidates, rest.size() % 2 == 0);
    if (leftOut(here) != 1 || leftOut(below) != 1)
        return std::nullopt;
    const std::vector<int> spared = here.dispensable();
    const std::vector<int> open = below.dispensable();
    for (std::size_t place = next.size(); place-- > 0;) {
        const auto isPairedBelow = [&](int vertex) {
            return index(vertex) < rest.size() ? field.mayMeet(next[place], rest[index(vertex)])
                                               : !byeCandidates.empty() && byeCandidates[index(next[place])];
        };
        if (std::binary_search(spared.begin(), spared.end(), static_cast<int>(leaving.size() + place)) &&
            std::any_of(open.begin(), open.end(), isPairedBelow))
            return std::vector<int>{next[place]};
    }
    return std::nullopt;
}

std::vector<bool> dispensable(const RoundField& field)
{
    std::vector<bool> result(index(field.size()), false);
    const MaximumMatching matching(field.size(), [&](int a, int b) { return field.mayMeet(a, b); });
    if (leftOut(matching) == 1)
        for (const int rank : matching.dispensable())
            result[index(rank)] = true;
    return result;
}

std::vector<bool> byeAllowed(const RoundField& field)
{
    std::vector<bool> allowed(index(field.size()));
    for (int rank = 0; rank < field.size(); ++rank)
        allowed[index(rank)] = field.player(rank).byeAllowed;
    return allowed;
}

std::optional<std::vector<bool>> lowestByeCandidates(const RoundField& field)
{
    const std::vector<int> ranks = everybody(field);
    for (int last = field.size(); last > 0;) {
        const Score score = field.player(last - 1).score;
        std::vector<bool> candidates(index(field.size()), false);
        bool any = false;
        for (; last > 0 && field.player(last - 1).score == score; --last) {
            candidates[index(last - 1)] = field.player(last - 1).byeAllowed;
            any = any || candidates[index(last - 1)];
        }
        if (any && canComplete(field, ranks, candidates))
            return candidates;
    }
    return std::nullopt;
}

PairingFailure explainFailure(const RoundField& field)
{
    PairingFailure failure;
    const std::vector<bool> allowed = byeAllowed(field);
    const std::vector<int> ranks = everybody(field);
    if (field.size() % 2 == 1 && std::find(allowed.begin(), allowed.end(), true) == allowed.end()) {
        failure.reason = PairingFailure::Reason::noEligibleForBye;
        for (const int rank : ranks)
            failure.blocked.push_back(field.player(rank).tpn);
        return failure;
    }
    const auto obstruction = matchingOf(field, ranks, allowed).obstruction();
    // One circle more than the barrier has members is enough to prove it, and circles no larger than
    // those are in the same trouble. The bye is nobody's fault.
    std::size_t named = 0;
    std::size_t largest = 0;
    for (const std::vector<int>& circle : obstruction.circles) {
        if (circle.back() >= field.size())
            continue;
        if (named > obstruction.barrier.size() && circle.size() > largest)
            break;
        for (const int vertex : circle)
            failure.blocked.push_back(field.player(vertex).tpn);
        largest = circle.size();
        ++named;
    }
    for (const int vertex : obstruction.barrier)
        if (vertex < field.size())
            failure.onlyOpponents.push_back(field.player(vertex).tpn);
    std::sort(failure.blocked.begin(), failure.blocked.end());
    std::sort(failure.onlyOpponents.begin(), failure.onlyOpponents.end());
    return failure;
}

} // namespace pairwright
