#pragma once

#include "engine/base/random.h"
#include "engine/generator/settings.h"

#include <vector>

namespace pairwright::generator {

/// What one tournament drew from a rate, round by round.
class DrawnRate {
public:
    DrawnRate() = default;
    /// `rounds` of the tournament; `last`: the last of them that a rate reaches which does not name its rounds.
    DrawnRate(const Rate& rate, int rounds, int last, Random& random);

    /// Which of `candidates` it meets in this round (from 1), in ascending order. What finds no candidate waits for the
    /// next round.
    std::vector<std::size_t> drawn(int round, std::vector<std::size_t> candidates, Random& random);

private:
    /// Of one round: each with a chance, or so many of them.
    struct Share {
        std::uint64_t times = 0;
        std::uint64_t outOf = 1;
        int number = 0;
    };

    void take(Share& share, Rate::Unit unit, int drawn);

    std::vector<Share> shares_; ///< by round-1
    int waiting_ = 0;
};

/// A number of the range, each as likely.
int drawnFrom(Range range, Random& random);

} // namespace pairwright::generator
