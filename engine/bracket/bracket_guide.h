#pragma once

#include <optional>

namespace pairwright {

/// Decides brackets in place of the rules, as long as it has something to say: why-not keeps those of another round.
template <class Task, class Bracket>
class BracketGuide {
public:
    virtual ~BracketGuide() = default;
    BracketGuide(const BracketGuide&) = delete;
    BracketGuide& operator=(const BracketGuide&) = delete;

    /// None: the pairer decides by the rules.
    virtual std::optional<Bracket> decide(const Task& task) = 0;

protected:
    BracketGuide() = default;
};

} // namespace pairwright
