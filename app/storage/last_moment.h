#pragma once

#include <atomic>
#include <cstdint>

namespace pairwright {

/// Of two threads one decides what becomes of a work: who makes it real, or who gives it up. Whoever comes second is
/// told so, and goes by the other.
class LastMoment {
public:
    /// Right before it becomes real. False: it was given up.
    bool pass() { return decide(State::real); }
    /// False: it is as good as done.
    bool giveUp() { return decide(State::givenUp); }

private:
    enum class State : std::uint8_t { open, real, givenUp };

    bool decide(State wanted)
    {
        State found = State::open;
        return state_.compare_exchange_strong(found, wanted) || found == wanted;
    }

    std::atomic<State> state_ = State::open;
};

} // namespace pairwright
