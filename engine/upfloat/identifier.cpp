#include "engine/upfloat/identifier.h"

#include "engine/base/index.h"
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

/// The members of a bracket by TPN, to be paired at the penalties of the criteria.
class IdentifierSearch {
public:
    IdentifierSearch(const RoundField& field, std::vector<int> members, std::span<const PairCriterion> criteria)
        : members_(std::move(members))
    {
        PenaltyLayout layout;
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
                for (std::size_t i = 0; i < criteria.size(); ++i)
                    if (const int charged = criteria[i].charge(a, b); charged > 0)
                        penalty.charge(layout.field(fields[i]), static_cast<std::uint64_t>(charged));
                matching_->allowPair(u, v, penalty);
            }
    }

    /// First the top members, the smallest TPNs that can be, then the smallest bottom member for each.
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

    std::vector<int> members_; ///< by TPN
    std::unique_ptr<WeightedMatching> matching_;
};

/// The upper half against the lower half, each with the first opponent in order, nobody charged: no identifier is
/// smaller (halves, engine/README.md). None: these cannot all be paired so.
std::optional<Pairs> pairHalves(const RoundField& field, const std::vector<int>& members,
                                std::span<const PairCriterion> criteria)
{
    const std::size_t half = members.size() / 2;
    AssignmentProblem problem;
    problem.first.assign(half, 0);
    problem.second.assign(half, 0);
    problem.firstClasses = problem.secondClasses = 1;
    problem.cost = [](int, int) {
        return std::optional<std::int64_t>(0);
    };
    problem.allowed = [&](int top, int bottom) {
        const int a = members[static_cast<std::size_t>(top)];
        const int b = members[half + static_cast<std::size_t>(bottom)];
        return field.mayMeet(a, b) &&
               std::all_of(criteria.begin(), criteria.end(),
                           [&](const PairCriterion& criterion) { return criterion.charge(a, b) == 0; });
    };
    const auto assignment = firstAssignment(problem);
    if (!assignment)
        return std::nullopt;
    Pairs pairs;
    for (std::size_t i = 0; i < half; ++i)
        pairs.emplace_back(members[i], members[half + static_cast<std::size_t>(assignment->opponents[i])]);
    return pairs;
}

} // namespace

Pairs pairByIdentifier(const RoundField& field, std::vector<int> members, std::span<const PairCriterion> criteria)
{
    std::sort(members.begin(), members.end(), [&](int a, int b) { return field.player(a).tpn < field.player(b).tpn; });
    if (!GeneralPathOnly::isAsked())
        if (auto pairs = pairHalves(field, members, criteria)) {
            assert(members.size() > mostComparedPlayers || IdentifierSearch(field, members, criteria).run() == *pairs);
            return std::move(*pairs);
        }
    return IdentifierSearch(field, std::move(members), criteria).run();
}

} // namespace pairwright::upfloat
