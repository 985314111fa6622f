#pragma once

#include "engine/matching/alternating_forest.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace pairwright::matching {

/// Covers exposed vertices, changing the dual values on the way as far as it must.
template <class Weight>
class CoverSearch : private AlternatingForest<Weight> {
    using Forest = AlternatingForest<Weight>;

public:
    using Forest::moved;

    CoverSearch(const Graph<Weight>& graph, CoverState<Weight>& state)
        : Forest(graph, state)
    {
    }

    /// Covers `vertex`. False: impossible; the cover is then unchanged.
    bool cover(int vertex)
    {
        this->reset();
        this->plant(vertex);
        bool covered = false;
        while (!covered && (this->hasTight() || this->advance()))
            if (this->hasTight())
                covered = this->useTight();
        this->finish();
        return covered;
    }

    /// Covers all vertices: trees grow from all exposed ones at once, and when one or two can be covered, the other
    /// trees stay. False: impossible.
    bool coverAll()
    {
        this->reset();
        const auto& mate = this->state_.mate;
        for (int v = 0; v < this->graph_.count; ++v)
            if (mate[this->index(v)] == exposed)
                this->plant(v);
        bool complete = std::find(mate.begin(), mate.end(), exposed) == mate.end();
        while (!complete && (this->hasTight() || this->advance()))
            if (this->hasTight() && this->useTight()) {
                complete = std::find(mate.begin(), mate.end(), exposed) == mate.end();
                this->forgetDissolved();
            }
        this->finish();
        return complete;
    }
};

} // namespace pairwright::matching
