#include "engine/dutch2012/bracket.h"

#include <algorithm>
#include <functional>

namespace pairwright::dutch2012 {

namespace {

bool isOddRound(const dutch::DutchField& field)
{
    return field.round().value % 2 == 1;
}

/// Collects the values of one solution.
class Report {
public:
    Report(const dutch::DutchField& field, const OpenBracket& bracket, const BracketSolution& solution)
        : field_(field)
        , bracket_(bracket)
        , solution_(solution)
    {
        for (const int rank : solution.floaters)
            if (!contains(bracket.strandedMovedDown, rank) && !contains(bracket.strandedResidents, rank))
                leftOver_.push_back(rank);
    }

    [[nodiscard]] std::vector<RequirementValue> values() const
    {
        std::vector<RequirementValue> all;
        all.push_back(leftOverWho(Requirement::movedDownPaired, [&](int rank) {
            return solution_.heterogeneous && contains(bracket_.movedDown, rank);
        }));
        all.push_back(leftOverWho(Requirement::pairs, [](int) { return true; }));
        all.push_back(floaterScores());
        all.push_back(scoreDifferences());
        const bool odd = isOddRound(field_);
        all.push_back(pairsThat(Requirement::sameAbsolute, [](const PairWorth& w) { return w.sameAbsolute; }));
        if (odd)
            all.push_back(pairsThat(Requirement::sameStrongOddRound, [](const PairWorth& w) { return w.sameStrong; }));
        all.push_back(pairsThat(Requirement::colours, [](const PairWorth& w) { return w.sameColour; }));
        if (!odd)
            all.push_back(pairsThat(Requirement::sameStrongEvenRound, [](const PairWorth& w) { return w.sameStrong; }));
        const std::array downs{Requirement::repeatedDownfloat, Requirement::repeatedDownfloatLast};
        const std::array ups{Requirement::repeatedUpfloat, Requirement::repeatedUpfloatLast};
        for (const std::size_t age : {0U, 1U})
            all.push_back(leftOverWho(downs[age], [&](int rank) {
                return contains(bracket_.residents, rank) && field_.floats(rank).down[age];
            }));
        for (const std::size_t age : {0U, 1U})
            all.push_back(upfloats(ups[age], age));
        return all;
    }

private:
    template <class Property>
    [[nodiscard]] RequirementValue leftOverWho(Requirement requirement, Property property) const
    {
        RequirementValue value{requirement, {}, {}};
        std::copy_if(leftOver_.begin(), leftOver_.end(), std::back_inserter(value.charged), property);
        value.value = {static_cast<int>(value.charged.size())};
        return value;
    }
    template <class Property>
    [[nodiscard]] RequirementValue pairsThat(Requirement requirement, Property property) const
    {
        RequirementValue value{requirement, {}, {}};
        for (const auto& [a, b] : solution_.pairs)
            if (property(worthOf(field_, a, b)))
                value.charged.insert(value.charged.end(), {a, b});
        value.value = {static_cast<int>(value.charged.size() / 2)};
        return value;
    }
    [[nodiscard]] RequirementValue floaterScores() const
    {
        RequirementValue value{Requirement::floaterScores, {}, leftOver_};
        for (const int rank : leftOver_)
            value.value.push_back(field_.player(rank).score.tenths);
        std::sort(value.value.begin(), value.value.end(), std::greater<>());
        return value;
    }
    [[nodiscard]] RequirementValue scoreDifferences() const
    {
        RequirementValue value{Requirement::scoreDifferences, {}, {}};
        for (const auto& [a, b] : solution_.pairs) {
            const int difference = worthOf(field_, a, b).difference;
            value.value.push_back(difference);
            if (difference > 0)
                value.charged.insert(value.charged.end(), {a, b});
        }
        std::sort(value.value.begin(), value.value.end(), std::greater<>());
        return value;
    }
    [[nodiscard]] RequirementValue upfloats(Requirement requirement, std::size_t age) const
    {
        RequirementValue value{requirement, {}, {}};
        for (const auto& [a, b] : solution_.pairs)
            if (solution_.heterogeneous && worthOf(field_, a, b).difference > 0 &&
                field_.floats(std::max(a, b)).up[age])
                value.charged.push_back(std::max(a, b));
        value.value = {static_cast<int>(value.charged.size())};
        return value;
    }

    const dutch::DutchField& field_;
    const OpenBracket& bracket_;
    const BracketSolution& solution_;
    std::vector<int> leftOver_;
};

} // namespace

OpenBracket open(const dutch::DutchField& field, const Bracket& bracket)
{
    std::vector<int> everybody = bracket.movedDown;
    everybody.insert(everybody.end(), bracket.residents.begin(), bracket.residents.end());
    const auto hasOpponent = [&](int rank) {
        return std::any_of(everybody.begin(), everybody.end(),
                           [&](int other) { return other != rank && field.mayMeet(rank, other); });
    };
    // Whoever has no opponent is nobody's opponent: taking him out strands nobody else.
    OpenBracket result;
    for (const int rank : bracket.movedDown)
        (hasOpponent(rank) ? result.movedDown : result.strandedMovedDown).push_back(rank);
    for (const int rank : bracket.residents)
        (hasOpponent(rank) ? result.residents : result.strandedResidents).push_back(rank);
    result.heterogeneous = !result.movedDown.empty() && result.movedDown.size() < result.residents.size();
    return result;
}

PairWorth worthOf(const dutch::DutchField& field, int a, int b)
{
    const FieldPlayer& one = field.player(a);
    const FieldPlayer& other = field.player(b);
    PairWorth worth;
    worth.difference = std::abs((one.score - other.score).tenths);
    const auto both = [&](PreferenceStrength atLeast) {
        return one.preference.strength >= atLeast && other.preference.strength >= atLeast &&
               one.preference.colour == other.preference.colour;
    };
    worth.sameColour = both(PreferenceStrength::mild);
    worth.sameStrong = both(PreferenceStrength::strong);
    worth.sameAbsolute = both(PreferenceStrength::absolute);
    return worth;
}

std::vector<RequirementValue> valuesOf(const dutch::DutchField& field, const OpenBracket& bracket,
                                       const BracketSolution& solution)
{
    return Report(field, bracket, solution).values();
}

} // namespace pairwright::dutch2012
