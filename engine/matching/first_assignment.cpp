#include "engine/matching/first_assignment.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/class_flow.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr int noPlace = -1;

class AssignmentSearch {
public:
    explicit AssignmentSearch(const AssignmentProblem& problem)
        : problem_(problem)
        , flow_(problem)
        , opponent_(problem.first.size(), noPlace)
        , holder_(problem.second.size(), noPlace)
        , members_(index(problem.secondClasses))
        , open_(index(problem.secondClasses), 0)
        , settled_(problem.second.size(), false)
    {
        for (int b = 0; b < count(); ++b)
            members_[index(problem.second[index(b)])].push_back(b);
    }

    std::optional<Assignment> run()
    {
        if (!flow_.solve())
            return std::nullopt;
        const std::int64_t cost = flow_.cost();
        // Who asks for noPlace whom the classes bar decides nothing wrong; if everybody finds somebody so, noPlace
        // could have had an earlier one. Otherwise whole assignments have to witness each choice.
        if (!chooseByClasses() && !(completeMatching() && chooseByWitness()))
            return std::nullopt;
        return Assignment{std::move(opponent_), cost};
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(problem_.first.size()); }
    [[nodiscard]] int classOf(int a) const { return problem_.first[index(a)]; }
    [[nodiscard]] int classOfSecond(int b) const { return problem_.second[index(b)]; }
    [[nodiscard]] bool fits(int a, int b) const
    {
        return flow_.isTight(classOf(a), classOfSecond(b)) && problem_.allowed(a, b);
    }

    /// The first place of a class that is not settled and after `previous` and allowed.
    int nextOpen(int a, int d, int previous)
    {
        const std::vector<int>& members = members_[index(d)];
        std::size_t& begin = open_[index(d)];
        while (begin < members.size() && settled_[index(members[begin])])
            ++begin;
        auto at = members.begin() + static_cast<std::ptrdiff_t>(begin);
        if (previous != noPlace)
            at = std::upper_bound(at, members.end(), previous);
        for (; at != members.end(); ++at)
            if (!settled_[index(*at)] && problem_.allowed(a, *at))
                return *at;
        return noPlace;
    }

    /// The candidates of a player in order, as far as the classes allow; `accept` says whether to stop.
    template <class Accept>
    bool tryInOrder(int a, Accept accept)
    {
        Watch::heed();
        std::vector<std::pair<int, int>> heads; // place, class
        for (int d = 0; d < problem_.secondClasses; ++d)
            if (flow_.isTight(classOf(a), d))
                if (const int b = nextOpen(a, d, noPlace); b != noPlace)
                    heads.emplace_back(b, d);
        while (!heads.empty()) {
            const auto head = std::min_element(heads.begin(), heads.end());
            const auto [b, d] = *head;
            if (!flow_.redirect(classOf(a), d)) {
                heads.erase(head);
                continue;
            }
            if (accept(b)) {
                flow_.add(classOf(a), d, -1);
                settled_[index(b)] = true;
                return true;
            }
            head->first = nextOpen(a, d, b);
            if (head->first == noPlace)
                heads.erase(head);
        }
        return false;
    }

    bool chooseByClasses()
    {
        for (int a = 0; a < count(); ++a)
            if (!tryInOrder(a, [&](int b) {
                    match(a, b);
                    return true;
                }))
                return false;
        return true;
    }

    void match(int a, int b)
    {
        opponent_[index(a)] = b;
        holder_[index(b)] = a;
    }

    /// Makes an assignment of what the choice by classes left, by augmenting paths through tight pairs.
    bool completeMatching()
    {
        for (int a = 0; a < count(); ++a)
            if (opponent_[index(a)] == noPlace && !augment(a))
                return false;
        return true;
    }

    bool augment(int root)
    {
        std::vector<std::vector<int>> unseen = members_;
        std::vector<int> from(index(count()), noPlace);
        std::vector<int> queue{root};
        for (std::size_t head = 0; head < queue.size(); ++head) {
            Watch::heed();
            const int a = queue[head];
            for (int d = 0; d < problem_.secondClasses; ++d) {
                if (!flow_.isTight(classOf(a), d))
                    continue;
                std::vector<int>& left = unseen[index(d)];
                for (std::size_t k = left.size(); k-- > 0;) {
                    const int b = left[k];
                    if (!problem_.allowed(a, b))
                        continue;
                    left[k] = left.back();
                    left.pop_back();
                    from[index(b)] = a;
                    if (holder_[index(b)] != noPlace) {
                        queue.push_back(holder_[index(b)]);
                        continue;
                    }
                    for (int place = b; place != noPlace;) {
                        const int who = from[index(place)];
                        const int old = opponent_[index(who)];
                        match(who, place);
                        place = old;
                    }
                    return true;
                }
            }
        }
        return false;
    }

    bool chooseByWitness()
    {
        flow_.clear();
        for (int a = 0; a < count(); ++a)
            flow_.add(classOf(a), classOfSecond(opponent_[index(a)]), 1);
        std::fill(open_.begin(), open_.end(), 0);
        std::fill(settled_.begin(), settled_.end(), false);
        for (int a = 0; a < count(); ++a) {
            std::vector<int> next; // who takes whose place; made when first needed
            if (!tryInOrder(a, [&](int b) { return b == opponent_[index(a)] || makeRoom(a, b, next); }))
                return false;
        }
        return true;
    }

    /// Gives `b` to `a` if the others can still all be assigned; the assignment is then such a one.
    bool makeRoom(int a, int b, std::vector<int>& next)
    {
        const int other = holder_[index(b)];
        if (next.empty()) {
            const int place = opponent_[index(a)];
            if (fits(other, place)) {
                match(a, b);
                match(other, place);
                return true;
            }
            next = whoCanMakeRoom(a);
        }
        if (next[index(other)] == noPlace)
            return false;
        std::vector<std::pair<int, int>> moves{{a, b}};
        for (int who = other; who != a; who = next[index(who)])
            moves.emplace_back(who, opponent_[index(next[index(who)])]);
        for (const auto& [who, place] : moves)
            match(who, place);
        return true;
    }

    /// For everybody not settled from whom a chain of places leads to that of `a`: whose place he takes in it.
    [[nodiscard]] std::vector<int> whoCanMakeRoom(int a) const
    {
        std::vector<std::vector<int>> unseen(index(problem_.firstClasses));
        for (int other = count(); --other > a;)
            unseen[index(classOf(other))].push_back(other);
        std::vector<int> next(index(count()), noPlace);
        std::vector<int> queue{a};
        for (std::size_t head = 0; head < queue.size(); ++head) {
            Watch::heed();
            const int place = opponent_[index(queue[head])];
            for (int c = 0; c < problem_.firstClasses; ++c) {
                if (!flow_.isTight(c, classOfSecond(place)))
                    continue;
                std::vector<int>& left = unseen[index(c)];
                for (std::size_t k = left.size(); k-- > 0;) {
                    const int other = left[k];
                    if (!problem_.allowed(other, place))
                        continue;
                    left[k] = left.back();
                    left.pop_back();
                    next[index(other)] = queue[head];
                    queue.push_back(other);
                }
            }
        }
        return next;
    }

    const AssignmentProblem& problem_;
    matching::ClassFlow flow_;
    std::vector<int> opponent_;             ///< places of the second list, by place in the first
    std::vector<int> holder_;               ///< the other way round
    std::vector<std::vector<int>> members_; ///< of each class of the second list, ascending
    std::vector<std::size_t> open_;         ///< of each class, before which everybody is settled
    std::vector<bool> settled_;
};

} // namespace

std::optional<Assignment> firstAssignment(const AssignmentProblem& problem)
{
    return AssignmentSearch(problem).run();
}

} // namespace pairwright
