#include "engine/dubov/upfloaters.h"

#include "engine/bracket/two_paths.h"
#include "engine/completion/completion.h"
#include "engine/completion/left_over.h"
#include "engine/field/ranks.h"
#include "engine/upfloat/upfloat_problem.h"

namespace pairwright::dubov {

namespace {

/// [C7] to [C10], in all pairs of the residents.
class Criteria {
public:
    Criteria(const DubovField& field, const std::vector<int>& lower)
        : field_(&field)
    {
        for (const int rank : lower)
            largest_ = std::max(largest_, field.facts(rank).upfloats);
    }

    void layOut(PenaltyLayout& layout, std::size_t residents, std::size_t upfloaters)
    {
        preference_ = layout.add((residents + upfloaters) / 2);
        const std::size_t atAll = field_->floatsMatter() ? upfloaters : 0;
        maximum_ = layout.add(atAll);
        times_ = layout.add(atAll * index(largest_));
        repeated_ = layout.add(atAll);
    }
    void chargeResident(Penalty& penalty, const PenaltyLayout& layout, int resident, int other, bool upfloats) const
    {
        if (field_->player(resident).preference.colour == field_->player(other).preference.colour)
            penalty.charge(layout.field(preference_), 1);
        if (!upfloats || !field_->floatsMatter())
            return;
        const DubovFacts& facts = field_->facts(other);
        if (facts.maximumUpfloater) {
            penalty.charge(layout.field(maximum_), 1);
            // [C9] sums over those that [C8] counts
            penalty.charge(layout.field(times_), static_cast<std::uint64_t>(facts.upfloats));
        }
        if (facts.upfloatedLast)
            penalty.charge(layout.field(repeated_), 1);
    }
    void chargeOthers(Penalty& /*penalty*/, const PenaltyLayout& /*layout*/, int /*higher*/, int /*lower*/) const {}

private:
    const DubovField* field_;
    int largest_ = 0;
    int preference_ = 0;
    int maximum_ = 0;
    int times_ = 0;
    int repeated_ = 0;
};

using upfloat::Others;

/// The first set in the order of 4.2 among the best ones: lower ranks, ascending. None: there is no set, or (if it is
/// asked for) not one of so few.
std::optional<std::vector<int>> choose(const DubovField& field, const std::vector<int>& residents,
                                       const std::vector<int>& lower, Others others,
                                       std::optional<std::size_t> wanted = std::nullopt)
{
    upfloat::UpfloatProblem problem(field, residents, lower, Criteria(field, lower), others, wanted.value_or(0));
    if (!problem.solve() || (wanted && problem.needed() != *wanted))
        return std::nullopt;
    return problem.choose();
}

/// One past the last of `lower` who has the score of the one at `begin`.
std::size_t endOfScore(const DubovField& field, const std::vector<int>& lower, std::size_t begin)
{
    std::size_t end = begin;
    while (end < lower.size() && field.player(lower[end]).score == field.player(lower[begin]).score)
        ++end;
    return end;
}

/// Where more have to upfloat than the residents leave over by themselves, because so many below lack partners: they
/// are among those whom some largest pairing below leaves over. Otherwise as before.
std::optional<std::vector<int>> chooseOfThoseLacking(const DubovField& field, const std::vector<int>& residents,
                                                     const std::vector<int>& lower, std::size_t fewest)
{
    const Unpaired lacking = unpairedAmong(field, lower);
    const std::size_t wanted = index(lacking.least);
    if (wanted <= fewest)
        return std::nullopt;
    for (std::size_t end = 0; end < lacking.who.size();) {
        end = endOfScore(field, lacking.who, end);
        const std::vector<int> near(lacking.who.begin(), lacking.who.begin() + static_cast<std::ptrdiff_t>(end));
        if (near.size() < wanted)
            continue;
        auto chosen = choose(field, residents, near, Others::allStay, wanted);
        if (chosen)
            return canComplete(field, without(lower, *chosen), {}) ? chosen : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<std::vector<int>> chooseUpfloaters(const DubovField& field, const std::vector<int>& residents,
                                                 const std::vector<int>& lower)
{
    if (lower.empty())
        return std::vector<int>{};
    // As few upfloaters as the residents leave over by themselves, taken from no more scores than that asks for: no set
    // does better by [C5], and none with somebody of a lower score as well by [C6]. If such a set is the first of the
    // best without regard to [C4] and keeps it, it is the first of the best with it.
    const std::size_t fewest =
        GeneralPathOnly::isAsked() ? residents.size() % 2 : index(leastUnpaired(field, {}, residents));
    for (std::size_t end = endOfScore(field, lower, 0); end < lower.size(); end = endOfScore(field, lower, end)) {
        const std::vector<int> near(lower.begin(), lower.begin() + static_cast<std::ptrdiff_t>(end));
        auto chosen = choose(field, residents, near, Others::mayStay, fewest);
        if (chosen && canComplete(field, without(lower, *chosen), {}))
            return chosen;
        if (chosen || fewest <= 1)
            break;
    }
    if (!GeneralPathOnly::isAsked())
        if (auto chosen = chooseOfThoseLacking(field, residents, lower, fewest))
            return chosen;
    return choose(field, residents, lower, Others::arePaired);
}

} // namespace pairwright::dubov
