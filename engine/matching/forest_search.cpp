#include "engine/matching/forest_search.h"

#include "engine/base/watch.h"

#include <numeric>

namespace pairwright::matching {

ForestSearch::ForestSearch(const MaximumMatching::Allowed& allowed, std::vector<int>& mate,
                           std::span<const std::uint8_t> kinds)
    : AlternatingSearch(mate.size())
    , allowed_(allowed)
    , mate_(mate)
    , kinds_(kinds)
    , lastMember_(mate.size())
    , nextMember_(mate.size(), nobody)
    , reached_(mate.size(), nobody)
    , outer_(mate.size(), 0)
    , inner_(mate.size(), 0)
{
    std::iota(lastMember_.begin(), lastMember_.end(), 0);
    // Who is looked at first is arbitrary; exposed vertices at the end of the list are found soonest.
    if (kinds_.empty()) {
        unseen_[0].resize(mate.size());
        std::iota(unseen_[0].rbegin(), unseen_[0].rend(), 0);
        return;
    }
    for (int v = static_cast<int>(mate.size()) - 1; v >= 0; --v)
        unseen_[kindOf(v)].push_back(v);
}

void ForestSearch::leaveOut(const ForestSearch& inVain)
{
    for (std::size_t kind = 0; kind < unseen_.size(); ++kind) {
        unseen_[kind].clear();
        for (const int v : inVain.unseen_[kind])
            if (!inVain.outer_[index(v)] && !inVain.inner_[index(v)])
                unseen_[kind].push_back(v);
    }
}

void ForestSearch::addRoot(int v)
{
    if (root_ == nobody)
        root_ = v;
    makeOuter(v);
}

bool ForestSearch::grow(bool augment)
{
    for (;;) {
        if (const auto found = growTrees()) {
            if (augment) {
                mate_[index(found->to)] = found->from;
                flip(found->from, found->to);
            }
            return true;
        }
        if (!closeCircleAtRoot() && !closeAnyCircle())
            return false;
    }
}

/// An edge to the first exposed vertex outside the forest that it reaches.
std::optional<Edge> ForestSearch::growTrees()
{
    while (head_ < queue_.size()) {
        Watch::heed();
        const int u = queue_[head_++];
        for (std::size_t kind = 0; kind < unseen_.size(); ++kind)
            if (kind == 0 || kind != kindOf(u))
                if (const auto found = growFrom(u, unseen_[kind]))
                    return found;
    }
    return std::nullopt;
}

std::optional<Edge> ForestSearch::growFrom(int u, std::vector<int>& unseen)
{
    for (std::size_t k = 0; k < unseen.size();) {
        const int v = unseen[k];
        const bool known = outer_[index(v)] != 0 || inner_[index(v)] != 0;
        if (!known && !allowed_(u, v)) {
            ++k;
            continue;
        }
        unseen[k] = unseen.back();
        unseen.pop_back();
        if (known)
            continue;
        inner_[index(v)] = 1;
        if (mate_[index(v)] == nobody)
            return Edge{u, v};
        setEntry(v, {u, v});
        makeOuter(mate_[index(v)]);
    }
    return std::nullopt;
}

/// Looks for a pair of the first root's blossom with an outer vertex outside; each pair is looked at once.
bool ForestSearch::closeCircleAtRoot()
{
    bool closed = false;
    for (std::size_t k = 0; k < loose_.size();) {
        Watch::heed();
        const int v = loose_[k];
        bool inside = baseOf(v) == baseOf(root_);
        while (!inside) {
            const int last = reached_[index(v)];
            const int u = last == nobody ? baseOf(root_) : nextMember_[index(last)];
            if (u == nobody)
                break;
            reached_[index(v)] = u;
            if (!areOneKind(u, v) && allowed_(u, v) && closeCircle({u, v}))
                closed = inside = true;
        }
        if (!inside) {
            ++k;
            continue;
        }
        loose_[k] = loose_.back();
        loose_.pop_back();
    }
    return closed;
}

bool ForestSearch::closeAnyCircle()
{
    for (std::size_t i = 0; i < loose_.size(); ++i) {
        Watch::heed();
        for (std::size_t k = 0; k < i; ++k) {
            const int u = loose_[i];
            const int v = loose_[k];
            if (!areOneKind(u, v) && baseOf(u) != baseOf(v) && allowed_(u, v) && closeCircle({u, v}))
                return true;
        }
    }
    return false;
}

void ForestSearch::makeOuter(int v)
{
    if (outer_[index(v)])
        return;
    outer_[index(v)] = 1;
    queue_.push_back(v);
    loose_.push_back(v);
}

void ForestSearch::joined(int base, int into)
{
    nextMember_[index(lastMember_[index(into)])] = base;
    lastMember_[index(into)] = lastMember_[index(base)];
}

} // namespace pairwright::matching
