#include "engine/bracket/bracket_graph.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include <algorithm>

namespace pairwright {

BracketGraph::BracketGraph(const RoundField& field, const BracketGroups& groups, const BracketCosts& costs,
                           const std::vector<std::pair<int, int>>& settled)
    : field_(&field)
    , groups_(&groups)
{
    std::vector<bool> skip(index(field.size()), false);
    for (const auto& [a, b] : settled)
        skip[index(a)] = skip[index(b)] = true;
    addVertices(groups.mdps, Zone::mdp, skip);
    addVertices(groups.residents, Zone::resident, skip);
    addVertices(groups.next, Zone::next, skip);
    if (groups.complete)
        addVertices(groups.rest, Zone::rest, skip);
    if (groups.complete) {
        const std::size_t exits = index(groups.exits) + (ranks_.size() + index(groups.exits)) % 2;
        ranks_.insert(ranks_.end(), exits, field.size());
        zones_.insert(zones_.end(), exits, Zone::bye);
    }
    noteWhoLeaves();
    matching_ = WeightedMatching::create(static_cast<int>(ranks_.size()), costs.totalBits());
    connect(costs);
}

void BracketGraph::addVertices(const std::vector<int>& ranks, Zone zone, const std::vector<bool>& skip)
{
    for (const int rank : ranks) {
        if (skip[index(rank)])
            continue;
        const int vertex = static_cast<int>(ranks_.size());
        if (zone == Zone::mdp)
            mdps_.push_back(vertex);
        if (zone == Zone::resident)
            residents_.push_back(vertex);
        ranks_.push_back(rank);
        zones_.push_back(zone);
    }
}

void BracketGraph::noteWhoLeaves()
{
    const BracketConditions& conditions = groups_->conditions;
    if (!conditions.leaving && conditions.mustLeave.empty() && conditions.mustStay.empty())
        return;
    const auto has = [](const std::vector<int>& ranks, int rank) {
        return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
    };
    for (const int rank : ranks_) {
        std::optional<bool>& leaves = leaves_.emplace_back();
        if (conditions.leaving)
            leaves = has(*conditions.leaving, rank);
        else if (has(conditions.mustLeave, rank) || has(conditions.mustStay, rank))
            leaves = has(conditions.mustLeave, rank);
    }
}

bool BracketGraph::isPairOfBracket(int u, int v) const
{
    return zone(v) == Zone::resident && zone(u) <= Zone::resident;
}

bool BracketGraph::isPairOfNext(int u, int v) const
{
    return zone(v) == Zone::next && zone(u) <= Zone::next;
}

bool BracketGraph::isAllowed(int u, std::optional<int> v) const
{
    const bool inside = v && isPairOfBracket(u, *v);
    const auto suits = [&](int vertex) {
        if (zone(vertex) > Zone::resident)
            return true;
        if (!leaves_.empty() && leaves_[index(vertex)] == std::optional(inside))
            return false;
        const auto& tied = groups_->conditions.tied;
        return !inside || !tied || (rankOf(vertex) != tied->first && rankOf(vertex) != tied->second) ||
               (std::min(rankOf(u), rankOf(*v)) == std::min(tied->first, tied->second) &&
                std::max(rankOf(u), rankOf(*v)) == std::max(tied->first, tied->second));
    };
    const auto& partners = groups_->conditions.partners;
    const auto isPartner = [&](int one, int other) {
        return rankOf(one) != partners->first ||
               std::find(partners->second.begin(), partners->second.end(), rankOf(other)) != partners->second.end();
    };
    if (inside && partners && !(isPartner(u, *v) && isPartner(*v, u)))
        return false;
    return suits(u) && (!v || suits(*v));
}

/// What it costs that a player leaves the bracket (if he is in it), and the following one as well.
void BracketGraph::chargeLeaving(const BracketCosts& costs, Penalty& penalty, int vertex, bool pairedInNext) const
{
    if (zone(vertex) <= Zone::resident)
        costs.chargeDownfloater(penalty, rankOf(vertex));
    if (!pairedInNext && zone(vertex) <= Zone::next)
        costs.chargeNextUnpaired(penalty, rankOf(vertex));
}

void BracketGraph::connect(const BracketCosts& costs)
{
    const int count = static_cast<int>(ranks_.size());
    const int firstResident = residents_.empty() ? 0 : residents_.front();
    std::vector<std::optional<int>> sequenceNumbers(ranks_.size());
    for (const int vertex : residents_)
        sequenceNumbers[index(vertex)] = vertex - firstResident;
    for (int v = 0; v < count; ++v) {
        Watch::heed();
        for (int u = 0; u < v; ++u) {
            if (!isAllowed(u, v))
                continue;
            Penalty penalty(costs.totalBits());
            if (zone(v) == Zone::bye) {
                if (zone(u) == Zone::bye || !groups_->byeCandidates[index(rankOf(u))])
                    continue;
                chargeLeaving(costs, penalty, u, false);
                if (zone(u) <= Zone::resident)
                    costs.chargeBye(penalty, rankOf(u));
            } else if (!field_->mayMeet(rankOf(u), rankOf(v))) {
                continue;
            } else if (isPairOfBracket(u, v)) {
                costs.chargePair(penalty, rankOf(u), rankOf(v));
                if (zone(u) == Zone::resident)
                    costs.chargeTop(penalty, u - firstResident);
            } else {
                // Without the whole round in view, players are left single rather than paired below.
                if (!groups_->complete && !isPairOfNext(u, v))
                    continue;
                chargeLeaving(costs, penalty, u, isPairOfNext(u, v));
                chargeLeaving(costs, penalty, v, isPairOfNext(u, v));
            }
            costs.chargeBase(penalty, sequenceNumbers[index(u)]);
            costs.chargeBase(penalty, sequenceNumbers[index(v)]);
            matching_->allowPair(u, v, penalty);
        }
        if (!groups_->complete && isAllowed(v, std::nullopt)) {
            Penalty penalty(costs.totalBits());
            chargeLeaving(costs, penalty, v, false);
            costs.chargeBase(penalty, sequenceNumbers[index(v)]);
            matching_->allowSingle(v, penalty);
        }
    }
}

std::optional<int> BracketGraph::partnerInBracket(int vertex) const
{
    const auto partner = matching_->partner(vertex);
    if (!partner || !isPairOfBracket(std::min(vertex, *partner), std::max(vertex, *partner)))
        return std::nullopt;
    return partner;
}

int BracketGraph::downfloaterCount() const
{
    int count = 0;
    for (const auto* group : {&mdps_, &residents_})
        for (const int vertex : *group)
            count += partnerInBracket(vertex) ? 0 : 1;
    return count;
}

std::vector<int> BracketGraph::nextUnpaired() const
{
    std::vector<int> result;
    if (groups_->next.empty())
        return result;
    for (int v = 0; v < static_cast<int>(ranks_.size()); ++v) {
        if (zone(v) > Zone::next || (zone(v) <= Zone::resident && partnerInBracket(v)))
            continue;
        const auto partner = matching_->partner(v);
        if (!partner || !isPairOfNext(std::min(v, *partner), std::max(v, *partner)))
            result.push_back(rankOf(v));
    }
    return result;
}

std::vector<int> BracketGraph::singles() const
{
    std::vector<int> result;
    for (int v = 0; v < static_cast<int>(ranks_.size()); ++v)
        if (!matching_->partner(v))
            result.push_back(rankOf(v));
    return result;
}

} // namespace pairwright
