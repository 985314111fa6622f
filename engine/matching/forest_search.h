#pragma once

#include "engine/matching/alternating_search.h"
#include "engine/matching/maximum_matching.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace pairwright::matching {

/// Breadth-first search for an augmenting path from one root, or the forest of all exposed vertices. Trees grow as long
/// as they can before an odd circle is looked for, and circles are looked for from the blossom of the root first: in a
/// graph that lacks few pairs both cost little more than the vertices they reach.
class ForestSearch : private AlternatingSearch<ForestSearch> {
    friend AlternatingSearch<ForestSearch>;

public:
    static constexpr int nobody = MaximumMatching::nobody;

    ForestSearch(const MaximumMatching::Allowed& allowed, std::vector<int>& mate,
                 std::span<const std::uint8_t> kinds = {});

    /// Leaves out what an earlier search from an exposed vertex reached in vain: no augmenting path enters it.
    void leaveOut(const ForestSearch& inVain);

    void addRoot(int v);
    /// Grows the forest; with `augment` it stops at the first exposed vertex and flips the path. True if one was found.
    bool grow(bool augment);

    [[nodiscard]] bool isOuter(int v) const { return outer_[index(v)] != 0; }
    [[nodiscard]] bool isInner(int v) const { return inner_[index(v)] != 0 && outer_[index(v)] == 0; }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    [[nodiscard]] std::size_t kindOf(int v) const { return kinds_.empty() ? 0 : kinds_[index(v)]; }
    [[nodiscard]] bool areOneKind(int u, int v) const { return kindOf(u) != 0 && kindOf(u) == kindOf(v); }
    [[nodiscard]] std::optional<Edge> growTrees();
    [[nodiscard]] std::optional<Edge> growFrom(int u, std::vector<int>& unseen);
    [[nodiscard]] bool closeCircleAtRoot();
    [[nodiscard]] bool closeAnyCircle();

    // What AlternatingSearch asks: every vertex is a node.
    [[nodiscard]] static int nodeOf(int v) { return v; }
    [[nodiscard]] int mateOf(int v) const { return mate_[index(v)]; }
    [[nodiscard]] bool isRoot(int v) const { return mate_[index(v)] == nobody; }
    void rematch(int /*node*/, int v, int mate) { mate_[index(v)] = mate; }
    void makeOuter(int v);
    void joined(int base, int into);

    const MaximumMatching::Allowed& allowed_;
    std::vector<int>& mate_;
    std::span<const std::uint8_t> kinds_;
    std::vector<int> lastMember_; ///< of the blossom of a base; its members are a chain
    std::vector<int> nextMember_;
    std::vector<int> reached_; ///< how far along the blossom of the root an outer vertex has looked
    std::vector<std::uint8_t> outer_;
    std::vector<std::uint8_t> inner_;
    std::array<std::vector<int>, MaximumMatching::mostKinds> unseen_; ///< by kind
    std::vector<int> queue_;
    std::vector<int> loose_; ///< outer vertices outside the blossom of the first root
    std::size_t head_ = 0;
    int root_ = nobody;
};

} // namespace pairwright::matching
