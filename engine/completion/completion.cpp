#include "engine/completion/completion.h"

#include "engine/base/index.h"
#include "engine/completion/largest_pairing.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

std::vector<int> everybody(const RoundField& field)
{
    std::vector<int> ranks(index(field.size()));
    std::iota(ranks.begin(), ranks.end(), 0);
    return ranks;
}

} // namespace

bool canComplete(const RoundField& field, const std::vector<int>& ranks, const std::vector<bool>& byeCandidates)
{
    return largestPairing(field, ranks, byeCandidates, ranks.size() % 2 == 1).isPerfect();
}

std::vector<bool> dispensable(const RoundField& field)
{
    std::vector<bool> result(index(field.size()), false);
    const std::vector<int> ranks = everybody(field);
    const std::vector<bool> nobody;
    const MaximumMatching matching = largestPairing(field, ranks, nobody, false);
    if (matching.leftOut() == 1)
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
    const auto obstruction = largestPairing(field, ranks, allowed, ranks.size() % 2 == 1).obstruction();
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
