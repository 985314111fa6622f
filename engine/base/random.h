#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace pairwright {

/// The one source of randomness: SplitMix64. The same seed gives the same numbers on every machine,
/// which the distributions of the standard library do not promise.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : state_(seed)
    {
    }

    std::uint64_t next()
    {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// Uniform in 0 .. bound-1; bound > 0.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t excess = (0 - bound) % bound; // values that would favour small remainders
        std::uint64_t drawn = next();
        while (drawn < excess)
            drawn = next();
        return drawn % bound;
    }

    /// True once in `outOf` draws on average, `times` times in `outOf`.
    bool chance(std::uint64_t times, std::uint64_t outOf) { return below(outOf) < times; }

    template <class T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(i)]);
    }

private:
    std::uint64_t state_;
};

} // namespace pairwright
