#include "app/domain/rounds/rounds_apart.h"

#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <bit>

namespace pairwright {

namespace {

enum class Answer : std::uint8_t { possible, impossible, tooLong };

constexpr std::uint64_t bit(int vertex)
{
    return std::uint64_t{1} << vertex;
}

/// Round after round, in each pair after pair. Rounds have no order: the first vertex meets its opponents ascending.
class Search {
public:
    explicit Search(MayMeet mayMeet)
        : left_(std::move(mayMeet))
    {
    }

    Answer rounds(int wanted, int lastOfFirst = 0)
    {
        if (wanted == 0)
            return Answer::possible;
        if (std::ranges::any_of(left_, [wanted](std::uint64_t others) { return std::popcount(others) < wanted; }))
            return Answer::impossible;
        const int count = static_cast<int>(left_.size());
        const auto allowed = [this](int a, int b) {
            return (left_[static_cast<std::size_t>(a)] & bit(b)) != 0;
        };
        if (!MaximumMatching(count, allowed).isPerfect())
            return Answer::impossible;
        return pairs(count == mostApart ? ~std::uint64_t{0} : bit(count) - 1, wanted, lastOfFirst);
    }

private:
    Answer pairs(std::uint64_t open, int wanted, int lastOfFirst)
    {
        if (++steps_ > mostSteps)
            return Answer::tooLong;
        if (open == 0)
            return rounds(wanted - 1, lastOfFirst);
        const int vertex = hardest(open);
        std::uint64_t others = left_[static_cast<std::size_t>(vertex)] & open;
        if (vertex == 0)
            others &= ~(bit(lastOfFirst) | (bit(lastOfFirst) - 1));
        for (; others != 0; others &= others - 1) {
            const int other = std::countr_zero(others);
            swapPair(vertex, other);
            const Answer answer = pairs(open & ~bit(vertex) & ~bit(other), wanted, vertex == 0 ? other : lastOfFirst);
            swapPair(vertex, other);
            if (answer != Answer::impossible)
                return answer;
        }
        return Answer::impossible;
    }

    /// The first one, then who has the fewest left.
    [[nodiscard]] int hardest(std::uint64_t open) const
    {
        if ((open & 1) != 0)
            return 0;
        int found = std::countr_zero(open);
        int fewest = mostApart;
        for (std::uint64_t rest = open; rest != 0; rest &= rest - 1) {
            const int vertex = std::countr_zero(rest);
            const int others = std::popcount(left_[static_cast<std::size_t>(vertex)] & open);
            if (others < fewest) {
                fewest = others;
                found = vertex;
            }
        }
        return found;
    }

    void swapPair(int a, int b)
    {
        left_[static_cast<std::size_t>(a)] ^= bit(b);
        left_[static_cast<std::size_t>(b)] ^= bit(a);
    }

    static constexpr int mostSteps = 20'000; ///< some milliseconds

    MayMeet left_;
    int steps_ = 0;
};

/// Dirac: half of all are left to everybody even before the last round, so that there is always a pairing.
bool isPlain(const MayMeet& mayMeet, int wanted)
{
    return std::ranges::all_of(mayMeet, [&](std::uint64_t others) {
        return 2 * (std::popcount(others) - wanted + 1) >= static_cast<int>(mayMeet.size());
    });
}

} // namespace

int mostRoundsApart(const MayMeet& mayMeet, int wanted)
{
    while (wanted > 0 && !isPlain(mayMeet, wanted) && Search(mayMeet).rounds(wanted) == Answer::impossible)
        --wanted;
    return wanted;
}

} // namespace pairwright
