#include "engine/upfloat/identifier.h"

#include "engine/base/index.h"
#include "engine/bracket/colour_bound.h"
#include "engine/bracket/two_paths.h"
#include "engine/matching/first_assignment.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <stdexcept>

namespace pairwright::upfloat {

namespace {

using Pairs = std::vector<std::pair<int, int>>;

std::vector<int> colourClassesOf(const RoundField& field, const std::vector<int>& members)
{
    std::vector<int> classes;
    classes.reserve(members.size());
    for (const int rank : members)
        classes.push_back(colourClass(field.player(rank).preference));
    return classes;
}

/// The members of a bracket by their seats, to be paired at the penalties of the criteria.
class IdentifierSearch {
public:
    IdentifierSearch(const RoundField& field, const std::vector<int>& members, std::span<const PairCriterion> criteria)
        : members_(members)
    {
        const std::vector<int> classes = colourClassesOf(field, members);
        const bool colours = std::any_of(classes.begin(), classes.end(), [](int one) { return one != 0; });
        PenaltyLayout layout;
        const int denied = layout.add(colours ? members.size() / 2 : 0);
        const int strong = layout.add(colours ? members.size() / 2 : 0);
        std::vector<int> fields;
        for (const PairCriterion& criterion : criteria)
            fields.push_back(layout.add(criterion.most));
        matching_ = WeightedMatching::create(count(), layout.totalBits());
        for (int v = 0; v < count(); ++v)
            for (int u = 0; u < v; ++u) {
                const int a = members_[index(u)];
                const int b = members_[index(v)];
                if (!field.mayMeet(a, b))
                    continue;
                Penalty penalty(layout.totalBits());
                const ColourLoss loss = colourLoss(classes[index(u)], classes[index(v)]);
                if (loss.preference > 0)
                    penalty.charge(layout.field(denied), 1);
                if (loss.strong > 0)
                    penalty.charge(layout.field(strong), 1);
                for (std::size_t i = 0; i < criteria.size(); ++i)
                    if (const int charged = criteria[i].charge(a, b); charged > 0)
                        penalty.charge(layout.field(fields[i]), static_cast<std::uint64_t>(charged));
                matching_->allowPair(u, v, penalty);
            }
    }

    /// First the top members, the first seats that can be, then the smallest bottom member for each.
    std::vector<std::pair<int, int>> run()
    {
        if (!matching_->solve())
            throw std::logic_error("a bracket that can be paired cannot be paired");
        std::vector<bool> isTop(members_.size(), false);
        for (int v = 0; v < count(); ++v)
            isTop[index(v)] = matching_->restrictPartners(v, following(v, isTop, false));
        std::vector<std::pair<int, int>> pairs;
        std::vector<bool> taken(members_.size(), false);
        for (int v = 0; v < count(); ++v) {
            if (!isTop[index(v)])
                continue;
            for (const int bottom : following(v, isTop, true))
                if (!taken[index(bottom)] && matching_->mayPair(v, bottom) &&
                    matching_->restrictPartners(v, std::vector<int>{bottom})) {
                    taken[index(bottom)] = true;
                    pairs.emplace_back(members_[index(v)], members_[index(bottom)]);
                    break;
                }
        }
        return pairs;
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(members_.size()); }
    [[nodiscard]] std::vector<int> following(int v, const std::vector<bool>& isTop, bool bottomsOnly) const
    {
        std::vector<int> vertices;
        for (int other = v + 1; other < count(); ++other)
            if (!bottomsOnly || !isTop[index(other)])
                vertices.push_back(other);
        return vertices;
    }

    std::vector<int> members_; ///< by seat
    std::unique_ptr<WeightedMatching> matching_;
};

/// The upper half against the lower half, each with the first opponent in order, as few without their preference as
/// counting allows and nobody charged otherwise: no identifier is smaller (counting bounds and halves,
/// engine/README.md). None: these cannot all be paired so.
std::optional<Pairs> pairHalves(const RoundField& field, const std::vector<int>& members,
                                std::span<const PairCriterion> criteria)
{
    const std::size_t half = members.size() / 2;
    AssignmentProblem problem;
    const std::vector<int> classes = colourClassesOf(field, members);
    problem.first.assign(classes.begin(), classes.begin() + static_cast<std::ptrdiff_t>(half));
    problem.second.assign(classes.begin() + static_cast<std::ptrdiff_t>(half), classes.end());
    problem.firstClasses = problem.secondClasses = colourClasses;
    const auto weight = static_cast<std::int64_t>(half) + 1; // of a preference: no sum of strong ones reaches it
    const auto costOf = [weight](const ColourLoss& loss) {
        return weight * loss.preference + loss.strong;
    };
    problem.cost = [&costOf](int one, int other) {
        return std::optional(costOf(colourLoss(one, other)));
    };
    problem.allowed = [&](int top, int bottom) {
        const int a = members[static_cast<std::size_t>(top)];
        const int b = members[half + static_cast<std::size_t>(bottom)];
        return field.mayMeet(a, b) &&
               std::all_of(criteria.begin(), criteria.end(),
                           [&](const PairCriterion& criterion) { return criterion.charge(a, b) == 0; });
    };
    const auto assignment = firstAssignment(problem);
    ColourBound bound;
    for (const int one : classes)
        bound.add(one);
    if (!assignment || assignment->cost != costOf(bound.least()))
        return std::nullopt;
    Pairs pairs;
    for (std::size_t i = 0; i < half; ++i)
        pairs.emplace_back(members[i], members[half + static_cast<std::size_t>(assignment->opponents[i])]);
    return pairs;
}

} // namespace

Pairs pairByIdentifier(const RoundField& field, const std::vector<int>& members,
                       std::span<const PairCriterion> criteria)
{
    if (!GeneralPathOnly::isAsked())
        if (auto pairs = pairHalves(field, members, criteria)) {
            assert(members.size() > mostComparedPlayers || IdentifierSearch(field, members, criteria).run() == *pairs);
            return std::move(*pairs);
        }
    return IdentifierSearch(field, members, criteria).run();
}

} // namespace pairwright::upfloat
