#pragma once

#include "engine/matching/alternating_forest.h"

namespace pairwright::matching {

/// Covers exposed vertices, changing the dual values on the way as far as it must.
template <class Weight>
class CoverSearch : private AlternatingForest<Weight> {
    using Forest = AlternatingForest<Weight>;
    using typename Forest::Label;

public:
    CoverSearch(const Graph<Weight>& graph, CoverState<Weight>& state)
        : Forest(graph, state)
    {
    }

    /// Covers `vertex`. With `keepDuals` only covers that are as good as before count.
    /// False: impossible; the cover is then unchanged.
    bool cover(int vertex, bool keepDuals)
    {
        this->reset();
        this->plant(vertex);
        bool covered = false;
        while (!covered) {
            if (!this->tight_.empty())
                covered = useNext();
            else if (this->advance(keepDuals))
                covered = this->takeSingle();
            else
                break;
        }
        this->finish();
        return covered;
    }

    /// Grows trees from all exposed vertices at once, until some can be covered, and covers as many as the same dual
    /// values let. False: no cover of them all exists.
    bool coverSome()
    {
        this->reset();
        for (int v = 0; v < this->graph_.count; ++v)
            if (this->state_.mate[this->index(v)] == exposed)
                this->plant(v);
        bool covered = false;
        for (;;) {
            if (!this->tight_.empty())
                covered = useNext() || covered;
            else if (covered || !this->advance(false))
                break;
            else
                covered = this->takeSingle();
        }
        this->finish();
        return covered;
    }

    /// Which vertices an alternating tree from the exposed `vertex` reaches as outer ones while the dual values stay
    /// and `without` is not there, by vertex. Precondition: every other vertex is matched, none may be single.
    std::vector<std::uint8_t> outerFrom(int vertex, int without)
    {
        this->reset();
        this->hide(without);
        this->plant(vertex);
        while (!this->tight_.empty() || this->advance(true))
            if (!this->tight_.empty())
                useNext();
        std::vector<std::uint8_t> outer;
        outer.reserve(this->vertexLabel_.size());
        for (const Label label : this->vertexLabel_)
            outer.push_back(label == Label::outer ? 1 : 0);
        return outer;
    }

private:
    bool useNext()
    {
        const Edge edge = this->tight_.back();
        this->tight_.pop_back();
        return this->useEdge(edge);
    }
};

} // namespace pairwright::matching
