#include "engine/dutch/quick_bracket.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/bracket/colour_bound.h"
#include "engine/completion/completion.h"
#include "engine/completion/left_over.h"
#include "engine/matching/first_assignment.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace pairwright::dutch {

namespace {

/// What a player means to the criteria when he leaves the bracket, the most important first; smaller is better.
struct Exit {
    bool allowed = true; ///< for the bye
    int unplayed = 0;    ///< [C9]
    int colour = 0;      ///< colour class
    bool down = false;   ///< downfloated in the previous round
    bool downBefore = false;
    friend auto operator<=>(const Exit&, const Exit&) = default;
};

/// The criteria as far as the player who leaves decides them.
struct Values {
    int unplayed = 0;
    ColourLoss colours;
    bool down = false;
    bool downBefore = false;
    friend auto operator<=>(const Values&, const Values&) = default;
};

class QuickBracket {
public:
    explicit QuickBracket(const BracketTask& task)
        : task_(task)
        , odd_((task.mdps.size() + task.residents.size()) % 2 == 1)
    {
        for (const auto* group : {&task.mdps, &task.residents})
            for (const int rank : *group)
                bound_.add(classOf(rank));
        if (odd_)
            for (const int rank : task.residents)
                ++exits_[exitOf(rank)];
    }

    std::optional<BracketSolution> run()
    {
        const auto best = bestValues();
        if (!best)
            return std::nullopt;
        best_ = *best;
        if (!pairMovedDown() || !pairRemainder())
            return std::nullopt;
        if (!task_.next.empty()) {
            auto leftOver = leftOverBelow(task_, solution_.downfloaters);
            if (!leftOver)
                return std::nullopt;
            solution_.nextUnpaired = std::move(*leftOver);
        }
        return std::move(solution_);
    }

private:
    [[nodiscard]] int classOf(int rank) const { return colourClass(task_.player(rank).preference); }
    /// Whether the pair can be part of a candidate that loses nothing among topscorers.
    [[nodiscard]] bool mayMeet(int a, int b) const
    {
        return task_.field->mayMeet(a, b) && topscorerLoss(*task_.field, a, b) == TopscorerLoss{};
    }

    [[nodiscard]] Exit exitOf(int rank) const
    {
        const Floats& floats = task_.floats(rank);
        Exit exit;
        exit.allowed = !task_.next.empty() || task_.byeCandidates[index(rank)];
        exit.unplayed = task_.next.empty() && task_.byeFallsHere ? task_.player(rank).unplayedGames : 0;
        exit.colour = classOf(rank);
        exit.down = floats.down[0];
        exit.downBefore = floats.down[1];
        return exit;
    }

    /// What the pairs made so far and the best pairs of the others come to if somebody leaves in this way.
    [[nodiscard]] Values valuesOf(const Exit& exit) const
    {
        ColourBound others = bound_;
        others.remove(exit.colour);
        Values values{exit.unplayed, others.least(), exit.down, exit.downBefore};
        values.colours += made_;
        return values;
    }

    /// None: nobody may leave although somebody must.
    [[nodiscard]] std::optional<Values> bestValues() const
    {
        if (!odd_) {
            Values values{0, bound_.least(), false, false};
            values.colours += made_;
            return values;
        }
        std::optional<Values> best;
        for (const auto& [exit, players] : exits_)
            if (exit.allowed && players > 0)
                if (const Values values = valuesOf(exit); !best || values < *best)
                    best = values;
        return best;
    }

    void take(int rank, int change)
    {
        bound_.add(classOf(rank), -change);
        if (odd_)
            exits_[exitOf(rank)] -= change;
    }

    /// Each in his order with the first resident whom neither pairs nor preferences nor floats speak against. Only what
    /// is impossible is passed over: whether the choice was possible, the remainder shows.
    bool pairMovedDown()
    {
        std::vector<bool> taken(task_.residents.size(), false);
        for (const int mdp : task_.mdps) {
            Watch::heed();
            bound_.remove(classOf(mdp));
            bool found = false;
            for (std::size_t i = 0; i < task_.residents.size() && !found; ++i) {
                const int resident = task_.residents[i];
                const Floats& floats = task_.floats(resident);
                if (taken[i] || floats.up[0] || floats.up[1] || !mayMeet(mdp, resident) ||
                    sameAbsolute(classOf(mdp), classOf(resident)))
                    continue;
                const ColourLoss before = made_;
                made_ += colourLoss(classOf(mdp), classOf(resident));
                take(resident, 1);
                found = bestValues() == best_;
                if (!found) {
                    made_ = before;
                    take(resident, -1);
                    continue;
                }
                taken[i] = true;
                solution_.pairs.emplace_back(mdp, resident);
            }
            if (!found)
                return false;
        }
        for (std::size_t i = 0; i < taken.size(); ++i)
            if (!taken[i])
                remainder_.push_back(task_.residents[i]);
        return true;
    }

    /// The upper half against the lower half, and the place outside, which comes last.
    bool pairRemainder()
    {
        const std::size_t half = remainder_.size() / 2;
        const int outside = colourClasses;
        AssignmentProblem problem;
        for (std::size_t i = 0; i < half; ++i)
            problem.first.push_back(classOf(remainder_[i]));
        if (odd_)
            problem.first.push_back(outside);
        problem.firstClasses = colourClasses + 1;

        std::map<Exit, int> numbers;
        std::vector<Exit> kinds;
        for (std::size_t i = half; i < remainder_.size(); ++i) {
            Exit exit = exitOf(remainder_[i]);
            if (!odd_)
                exit = Exit{.colour = exit.colour};
            const auto [entry, isNew] = numbers.emplace(exit, static_cast<int>(kinds.size()));
            if (isNew)
                kinds.push_back(exit);
            problem.second.push_back(entry->second);
        }
        problem.secondClasses = static_cast<int>(kinds.size());
        const std::int64_t unit = static_cast<std::int64_t>(remainder_.size()) + 1;
        problem.cost = [&](int one, int kind) -> std::optional<std::int64_t> {
            const Exit& other = kinds[index(kind)];
            if (one == outside)
                return other.allowed && valuesOf(other) == best_ ? std::optional<std::int64_t>(0) : std::nullopt;
            if (sameAbsolute(one, other.colour))
                return std::nullopt;
            const ColourLoss loss = colourLoss(one, other.colour);
            return loss.preference * unit + loss.strong;
        };
        problem.allowed = [&](int a, int b) {
            return index(a) == half || mayMeet(remainder_[index(a)], remainder_[half + index(b)]);
        };
        const auto assignment = firstAssignment(problem);
        const ColourLoss wanted{best_.colours.preference - made_.preference, best_.colours.strong - made_.strong};
        if (!assignment || assignment->cost != wanted.preference * unit + wanted.strong)
            return false;
        for (std::size_t i = 0; i < half; ++i) {
            const auto place = index(assignment->opponents[i]);
            solution_.pairs.emplace_back(remainder_[i], remainder_[half + place]);
            solution_.transposed = solution_.transposed || place != i;
        }
        if (odd_)
            solution_.downfloaters.push_back(remainder_[half + index(assignment->opponents[half])]);
        return true;
    }

    const BracketTask& task_;
    bool odd_;
    ColourBound bound_; ///< of those who are still to be paired
    std::map<Exit, int> exits_;
    ColourLoss made_; ///< by the pairs made so far
    Values best_;
    std::vector<int> remainder_;
    BracketSolution solution_;
};

bool isOfAnotherKind(const BracketTask& task)
{
    const BracketConditions& conditions = task.conditions;
    return conditions.tied || conditions.leaving || !conditions.mustLeave.empty() || !conditions.mustStay.empty() ||
           task.mdps.size() > task.residents.size() ||
           task.player(task.residents.front()).score != task.lowestScore() || (task.byeFallsHere && !task.next.empty());
}

} // namespace

std::optional<BracketSolution> solveQuickly(const BracketTask& task)
{
    if (isOfAnotherKind(task))
        return std::nullopt;
    return QuickBracket(task).run();
}

std::optional<std::vector<int>> leftOverBelow(const BracketTask& task, const std::vector<int>& leaving,
                                              std::optional<Colour> due)
{
    const DutchField& field = *task.field;
    if (task.edition() == Edition::of2026)
        return pairwright::leftOverBelow(field, leaving, {task.next, task.rest, task.byeCandidates}, due);
    std::vector<int> all = leaving;
    for (const auto* group : {&task.next, &task.rest})
        all.insert(all.end(), group->begin(), group->end());
    if (!canComplete(field, all, task.byeCandidates))
        return std::nullopt;
    // Whoever is left over of the last bracket takes the bye; elsewhere he goes down, whatever becomes of him there.
    const bool nextIsLast = task.rest.empty();
    auto leftOver =
        pairwright::leftOverBelow(field, leaving, {task.next, task.rest, byeAllowed(field), nextIsLast}, due);
    // Score differences of pairs stand in one list with those of downfloaters (C.6): others may leave with other
    // scores.
    const bool stayNear = leftOver && (leftOver->empty() || leftOver->front() >= task.next.front());
    return stayNear ? leftOver : std::nullopt;
}

} // namespace pairwright::dutch
