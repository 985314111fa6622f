#include "engine/matching/forest_search.h"

#include "engine/base/watch.h"

#include <numeric>

namespace pairwright::matching {

ForestSearch::ForestSearch(const MaximumMatching::Allowed& allowed, std::vector<int>& mate,
                           std::span<const std::uint8_t> kinds)
    : allowed_(allowed)
    , mate_(mate)
    , kinds_(kinds)
    , above_(mate.size())
    , parent_(mate.size(), nobody)
    , lastMember_(mate.size())
    , nextMember_(mate.size(), nobody)
    , reached_(mate.size(), nobody)
    , mark_(mate.size(), 0)
    , outer_(mate.size(), 0)
    , inner_(mate.size(), 0)
{
    std::iota(above_.begin(), above_.end(), 0);
    lastMember_ = above_;
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
            if (augment)
                flip(*found);
            return true;
        }
        if (!closeCircleAtRoot() && !closeAnyCircle())
            return false;
    }
}

/// The first exposed vertex outside the forest that it reaches.
std::optional<int> ForestSearch::growTrees()
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

std::optional<int> ForestSearch::growFrom(int u, std::vector<int>& unseen)
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
        parent_[index(v)] = u;
        inner_[index(v)] = 1;
        if (mate_[index(v)] == nobody)
            return v;
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
            if (!areOneKind(u, v) && allowed_(u, v) && commonBase(u, v)) {
                closeCircle(u, v);
                closed = inside = true;
            }
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
            if (!areOneKind(u, v) && baseOf(u) != baseOf(v) && allowed_(u, v) && commonBase(u, v)) {
                closeCircle(u, v);
                return true;
            }
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

int ForestSearch::baseOf(int v)
{
    while (above_[index(v)] != v)
        v = above_[index(v)] = above_[index(above_[index(v)])];
    return v;
}

/// None: the two are in different trees.
std::optional<int> ForestSearch::commonBase(int a, int b)
{
    const int here = ++marks_;
    for (a = baseOf(a);; a = baseOf(parent_[index(mate_[index(a)])])) {
        mark_[index(a)] = here;
        if (mate_[index(a)] == nobody)
            break;
    }
    for (b = baseOf(b);; b = baseOf(parent_[index(mate_[index(b)])])) {
        if (mark_[index(b)] == here)
            return b;
        if (mate_[index(b)] == nobody)
            return std::nullopt;
    }
}

void ForestSearch::closeCircle(int u, int v)
{
    const int meeting = *commonBase(u, v);
    circle_.clear();
    climb(u, meeting, v);
    climb(v, meeting, u);
    for (const int member : circle_)
        merge(baseOf(member), meeting);
    for (const int member : circle_)
        makeOuter(member);
}

/// Turns the path from `from` up to the meeting point round and gathers it.
void ForestSearch::climb(int from, int meeting, int across)
{
    while (baseOf(from) != meeting) {
        const int mate = mate_[index(from)];
        parent_[index(from)] = across;
        circle_.push_back(from);
        circle_.push_back(mate);
        across = mate;
        from = parent_[index(mate)];
    }
}

void ForestSearch::merge(int base, int into)
{
    if (base == into)
        return;
    above_[index(base)] = into;
    nextMember_[index(lastMember_[index(into)])] = base;
    lastMember_[index(into)] = lastMember_[index(base)];
}

void ForestSearch::flip(int v)
{
    while (v != nobody) {
        const int before = parent_[index(v)];
        const int next = mate_[index(before)];
        mate_[index(v)] = before;
        mate_[index(before)] = v;
        v = next;
    }
}

} // namespace pairwright::matching
