#pragma once

#include "engine/matching/penalty.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace pairwright::matching {

/// The different weights of a graph, each once: a pair costs one of few things (colours, floats, difference of scores),
/// so that a large graph is read by small numbers and its weights stay near the processor. Number 0 is no weight.
template <class Weight>
class WeightTable {
public:
    using Number = std::uint32_t;

    /// The number of what a pair (or a single) costs.
    Number numberOf(const Penalty& penalty)
    {
        const Weight weight = weightOf(penalty);
        if (weight == weights_[last_] && last_ != 0)
            return last_;
        const auto [known, isNew] = numbers_.try_emplace(weight, static_cast<Number>(weights_.size()));
        if (isNew)
            weights_.push_back(weight);
        last_ = known->second;
        return last_;
    }
    [[nodiscard]] const Weight& operator[](Number number) const { return weights_[number]; }

private:
    struct Hash {
        std::size_t operator()(const Weight& weight) const
        {
            std::size_t hash = 0;
            for (const std::uint64_t limb : weight.limb)
                hash = (hash ^ limb) * 0x9E3779B97F4A7C15U + (hash >> 29);
            return hash;
        }
    };

    /// Four times: half of it, with which the dual values begin, is even, so that those of all exposed vertices stay
    /// odd or even together and every step between two trees is a whole number.
    static Weight weightOf(const Penalty& penalty)
    {
        Weight positive;
        for (std::size_t i = 0; i < positive.limb.size(); ++i)
            positive.limb[i] = penalty.limb(i);
        return Weight{} - positive.doubled().doubled();
    }

    std::vector<Weight> weights_{Weight{}};
    std::unordered_map<Weight, Number, Hash> numbers_;
    Number last_ = 0;
};

/// The graph as the search sees it: four times the penalties below zero, so that all dual values stay whole.
template <class Weight>
class Graph {
public:
    using Number = typename WeightTable<Weight>::Number;
    static constexpr Number forbidden = 0;

    explicit Graph(int vertexCount)
        : count(vertexCount)
        , pairs_(static_cast<std::size_t>(vertexCount) * static_cast<std::size_t>(vertexCount), forbidden)
        , singles_(static_cast<std::size_t>(vertexCount), forbidden)
    {
    }

    const int count;
    WeightTable<Weight> weights;

    /// Numbers of the weights of all edges at a vertex, by the other end; `forbidden`: no such edge.
    [[nodiscard]] const Number* edges(int v) const { return pairs_.data() + at(v, 0); }
    [[nodiscard]] Number edge(int u, int v) const { return pairs_[at(u, v)]; }
    void setEdge(int u, int v, Number number) { pairs_[at(u, v)] = pairs_[at(v, u)] = number; }
    [[nodiscard]] bool isAllowed(int u, int v) const { return edge(u, v) != forbidden; }
    [[nodiscard]] const Weight& weight(int u, int v) const { return weights[edge(u, v)]; }

    [[nodiscard]] Number single(int v) const { return singles_[static_cast<std::size_t>(v)]; }
    void setSingle(int v, Number number) { singles_[static_cast<std::size_t>(v)] = number; }
    [[nodiscard]] bool maySingle(int v) const { return single(v) != forbidden; }
    [[nodiscard]] const Weight& singleWeight(int v) const { return weights[single(v)]; }

private:
    [[nodiscard]] std::size_t at(int u, int v) const
    {
        return static_cast<std::size_t>(u) * static_cast<std::size_t>(count) + static_cast<std::size_t>(v);
    }

    std::vector<Number> pairs_; ///< count x count
    std::vector<Number> singles_;
};

} // namespace pairwright::matching
