#include "engine/matching/first_assignment.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/alternating_reach.h"
#include "engine/matching/class_flow.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr int noPlace = matching::TwoLists::nobody;

class AssignmentSearch {
public:
    explicit AssignmentSearch(const AssignmentProblem& problem)
        : problem_(problem)
        , flow_(problem)
        , lists_(problem.first.size(), problem.second.size())
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
        return Assignment{lists_.seconds(), cost};
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

    void match(int a, int b) { lists_.match(a, b); }

    /// Makes an assignment of what the choice by classes left, by augmenting paths through tight pairs.
    bool completeMatching()
    {
        for (int a = 0; a < count(); ++a)
            if (lists_.second(a) == noPlace && !augment(a))
                return false;
        return true;
    }

    bool augment(int a)
    {
        return lists_.augment(
            a, members_, [&](int who, int d) { return flow_.isTight(classOf(who), d); },
            [&](int who, int place) { return problem_.allowed(who, place); });
    }

    bool chooseByWitness()
    {
        flow_.clear();
        for (int a = 0; a < count(); ++a)
            flow_.add(classOf(a), classOfSecond(lists_.second(a)), 1);
        std::fill(open_.begin(), open_.end(), 0);
        std::fill(settled_.begin(), settled_.end(), false);
        for (int a = 0; a < count(); ++a) {
            std::vector<int> next; // who takes whose place; made when first needed
            if (!tryInOrder(a, [&](int b) { return b == lists_.second(a) || makeRoom(a, b, next); }))
                return false;
        }
        return true;
    }

    /// Gives `b` to `a` if the others can still all be assigned; the assignment is then such a one.
    bool makeRoom(int a, int b, std::vector<int>& next)
    {
        const int other = lists_.first(b);
        if (next.empty()) {
            const int place = lists_.second(a);
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
            moves.emplace_back(who, lists_.second(next[index(who)]));
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
        matching::reachAlternately(
            a, unseen, next, [&](int who, int c) { return flow_.isTight(c, classOfSecond(lists_.second(who))); },
            [&](int who, int other) { return problem_.allowed(other, lists_.second(who)); },
            [](int other) { return std::optional(other); });
        return next;
    }

    const AssignmentProblem& problem_;
    matching::ClassFlow flow_;
    matching::TwoLists lists_;
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
