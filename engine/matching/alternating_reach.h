#pragma once

#include "engine/base/index.h"
#include "engine/base/watch.h"

#include <optional>
#include <vector>

namespace pairwright::matching {

/// Alternating ways between two lists that play each other, breadth first from `root`, each of whom is looked at once:
/// where nearly everybody is allowed that costs little more than the vertices reached.
///   unseen               the others whom nobody has reached yet, by class
///   mayAsk(u, class)     whether `u` may have anybody of that class
///   allowed(u, v)
///   next(v)              from whom the way goes on behind `v`; none: it ends there
///   from                 by the other: who reached him
/// The one with whom the way ended; none: it never does.
template <class MayAsk, class Allowed, class Next>
std::optional<int> reachAlternately(int root, std::vector<std::vector<int>>& unseen, std::vector<int>& from,
                                    MayAsk mayAsk, Allowed allowed, Next next)
{
    std::vector<int> queue{root};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        Watch::heed();
        const int u = queue[head];
        for (std::size_t kind = 0; kind < unseen.size(); ++kind) {
            if (!mayAsk(u, static_cast<int>(kind)))
                continue;
            std::vector<int>& left = unseen[kind];
            for (std::size_t k = left.size(); k-- > 0;) {
                const int v = left[k];
                if (!allowed(u, v))
                    continue;
                left[k] = left.back();
                left.pop_back();
                from[index(v)] = u;
                const std::optional<int> behind = next(v);
                if (!behind)
                    return v;
                queue.push_back(*behind);
            }
        }
    }
    return std::nullopt;
}

/// Who plays whom of two lists.
class TwoLists {
public:
    static constexpr int nobody = -1;

    TwoLists(std::size_t firsts, std::size_t seconds)
        : second_(firsts, nobody)
        , first_(seconds, nobody)
    {
    }
    [[nodiscard]] int second(int a) const { return second_[index(a)]; }
    [[nodiscard]] int first(int b) const { return first_[index(b)]; }
    [[nodiscard]] const std::vector<int>& seconds() const { return second_; }
    void match(int a, int b)
    {
        second_[index(a)] = b;
        first_[index(b)] = a;
    }
    void part(int a, int b) { second_[index(a)] = first_[index(b)] = nobody; }

    /// Finds a second for `a`, who has none, and for all who give theirs up for him. False: there is none, and nothing
    /// has changed. `unseen`, `mayAsk` and `allowed` as in reachAlternately().
    template <class MayAsk, class Allowed>
    bool augment(int a, std::vector<std::vector<int>> unseen, MayAsk mayAsk, Allowed allowed)
    {
        std::vector<int> from(first_.size(), nobody);
        const auto end = reachAlternately(a, unseen, from, mayAsk, allowed, [&](int b) {
            return first(b) == nobody ? std::nullopt : std::optional(first(b));
        });
        for (int b = end.value_or(nobody); b != nobody;) {
            const int who = from[index(b)];
            const int old = second(who);
            match(who, b);
            b = old;
        }
        return end.has_value();
    }

private:
    std::vector<int> second_; ///< by first
    std::vector<int> first_;  ///< by second
};

} // namespace pairwright::matching
