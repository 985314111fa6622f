#include "engine/burstein/quick_bracket.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/bracket/colour_bound.h"
#include "engine/completion/completion.h"
#include "engine/completion/left_over.h"

#include <algorithm>
#include <array>

namespace pairwright::burstein {

namespace {

class QuickBracket {
public:
    explicit QuickBracket(const BracketTask& task)
        : task_(task)
        , members_(task.groups.residents)
        , own_(index(task.field->size()), false)
        , settled_(members_.size(), false)
        , left_(members_.size())
        , odd_(members_.size() % 2 == 1)
    {
        for (const int rank : task.ownPlayers)
            own_[index(rank)] = true;
        for (const int rank : members_)
            count(rank, 1);
        best_ = least();
    }

    std::optional<BracketSolution> run()
    {
        if (!best_)
            return std::nullopt;
        if (!chooseInOrder() && !searchTheLast())
            return std::nullopt;
        auto leftOver = leftOverBelow(*task_.field, solution_.floaters, {task_.groups.next, task_.groups.rest, {}});
        if (!leftOver)
            return std::nullopt;
        solution_.nextUnpaired = std::move(*leftOver);
        return std::move(solution_);
    }

private:
    [[nodiscard]] int classOf(int rank) const { return colourClass(task_.field->player(rank).preference); }
    void count(int rank, int change)
    {
        bound_.add(classOf(rank), change);
        if (own_[index(rank)])
            mayLeave_[index(classOf(rank))] += change;
    }

    /// [C8] of the pairs made so far and the best of those who are left.
    [[nodiscard]] std::optional<int> least() const
    {
        if (!odd_ || !solution_.floaters.empty())
            return made_ + bound_.least().preference;
        std::optional<int> best;
        for (int colour = 0; colour < colourClasses; ++colour) {
            if (mayLeave_[index(colour)] <= 0)
                continue;
            ColourBound others = bound_;
            others.remove(colour);
            const int value = made_ + others.least().preference;
            if (!best || value < *best)
                best = value;
        }
        return best;
    }

    /// False: somebody finds nobody, because he has met whom the colours leave.
    bool chooseInOrder()
    {
        for (std::size_t i = 0; i < members_.size(); ++i)
            if (!settled_[i] && !findOpponent(i) && !letLeave(i))
                return false;
        return true;
    }

    bool findOpponent(std::size_t i)
    {
        Watch::heed();
        const int one = members_[i];
        while (left_ > i + 1 && settled_[left_ - 1])
            --left_;
        count(one, -1);
        for (std::size_t k = left_; --k > i;) {
            const int other = members_[k];
            if (settled_[k] || !task_.field->mayMeet(one, other))
                continue;
            const int loss = colourLoss(classOf(one), classOf(other)).preference;
            count(other, -1);
            made_ += loss;
            if (least() == best_) {
                settled_[i] = settled_[k] = true;
                solution_.pairs.emplace_back(one, other);
                return true;
            }
            made_ -= loss;
            count(other, 1);
        }
        count(one, 1);
        return false;
    }

    bool letLeave(std::size_t i)
    {
        const int rank = members_[i];
        if (!odd_ || !solution_.floaters.empty() || !own_[index(rank)])
            return false;
        count(rank, -1);
        solution_.floaters.push_back(rank);
        if (least() == best_)
            return settled_[i] = true;
        solution_.floaters.clear();
        count(rank, 1);
        return false;
    }

    /// Takes the last pairs apart and pairs those players exactly. If they reach what counting says, every choice
    /// before was possible, and so the first one; taken all together they need not.
    bool searchTheLast()
    {
        for (std::size_t apart = 4;; apart *= 2) {
            const std::size_t kept = solution_.pairs.size() > apart ? solution_.pairs.size() - apart : 0;
            std::vector<bool> isKept(own_.size(), false);
            int lost = 0;
            for (std::size_t i = 0; i < kept; ++i) {
                const auto& [a, b] = solution_.pairs[i];
                isKept[index(a)] = isKept[index(b)] = true;
                lost += colourLoss(classOf(a), classOf(b)).preference;
            }
            std::vector<int> others;
            std::copy_if(members_.begin(), members_.end(), std::back_inserter(others),
                         [&](int rank) { return !isKept[index(rank)]; });
            const int leaving = static_cast<int>(others.size() % 2);
            std::optional<BracketSolution> last;
            if (leastUnpaired(*task_.field, {}, others) == leaving)
                last = solveMembers(task_, std::move(others), leaving, own_);
            if (last && (kept == 0 || lost + lossOf(*last) == best_)) {
                last->pairs.insert(last->pairs.begin(), solution_.pairs.begin(),
                                   solution_.pairs.begin() + static_cast<std::ptrdiff_t>(kept));
                solution_ = std::move(*last);
                return true;
            }
            if (kept == 0)
                return false;
        }
    }

    [[nodiscard]] int lossOf(const BracketSolution& solution) const
    {
        int lost = 0;
        for (const auto& [a, b] : solution.pairs)
            lost += colourLoss(classOf(a), classOf(b)).preference;
        return lost;
    }

    const BracketTask& task_;
    const std::vector<int>& members_; ///< by rank inside the bracket
    std::vector<bool> own_;           ///< by rank in the field
    std::vector<bool> settled_;
    std::size_t left_; ///< everybody from here on is settled
    bool odd_;
    ColourBound bound_; ///< of those who are left
    std::array<int, colourClasses> mayLeave_{};
    int made_ = 0;
    std::optional<int> best_;
    BracketSolution solution_;
};

} // namespace

std::optional<BracketSolution> solveQuickly(const BracketTask& task)
{
    const BracketConditions& conditions = task.groups.conditions;
    if (conditions.tied || conditions.leaving || !conditions.mustLeave.empty() || !conditions.mustStay.empty())
        return std::nullopt;
    return QuickBracket(task).run();
}

} // namespace pairwright::burstein
