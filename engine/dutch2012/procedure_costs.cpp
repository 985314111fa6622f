#include "engine/dutch2012/procedure_costs.h"

#include <algorithm>

namespace pairwright::dutch2012 {

ProcedureCosts::ProcedureCosts(const dutch::DutchField& field, const OpenBracket& bracket, const BracketGroups& groups,
                               Depth depth, int s1Size)
    : field_(field)
    , depth_(depth)
    , heterogeneous_(!groups.mdps.empty())
    , oddRound_(field.round().value % 2 == 1)
    , firstResident_(bracket.residents.empty() ? field.size() : bracket.residents.front())
    , s1Size_(s1Size)
{
    addScores(groups);
    if (depth == Depth::requirements)
        addRequirements(groups);
    const auto s1 = static_cast<std::size_t>(s1Size);
    exchanged_ = layout_.add(s1);
    topSum_ = layout_.add(s1 * static_cast<std::size_t>(field.size() + 1) + s1 * groups.residents.size());
    for (int digit = 0; digit <= topSum_; ++digit)
        fields_.push_back(layout_.field(digit));
}

ProcedureCosts::ListDigits ProcedureCosts::addList(const std::map<int, std::size_t>& largestTotals)
{
    ListDigits digits;
    for (auto entry = largestTotals.rbegin(); entry != largestTotals.rend(); ++entry)
        digits[entry->first] = layout_.add(entry->second);
    return digits;
}

void ProcedureCosts::chargeList(Penalty& penalty, const ListDigits& digits, int value) const
{
    if (const auto digit = digits.find(value); digit != digits.end())
        charge(penalty, digit->second, 1);
}

void ProcedureCosts::addScores(const BracketGroups& groups)
{
    movedDownLeft_ = layout_.add(groups.mdps.size());
    left_ = layout_.add(groups.mdps.size() + groups.residents.size());
    std::map<int, std::size_t> scores;
    for (const auto* group : {&groups.mdps, &groups.residents})
        for (const int rank : *group)
            ++scores[field_.player(rank).score.tenths];
    floaterScores_ = addList(scores);
    if (depth_ == Depth::pairsOnly)
        return;
    std::map<int, std::size_t> differences;
    for (const auto& [high, highCount] : scores)
        for (const auto& [low, lowCount] : scores)
            if (high > low)
                differences[high - low] += std::min(highCount, lowCount);
    differences_ = addList(differences);
}

void ProcedureCosts::addRequirements(const BracketGroups& groups)
{
    const std::size_t mostPairs = (groups.mdps.size() + groups.residents.size()) / 2;
    sameAbsolute_ = layout_.add(mostPairs);
    if (oddRound_)
        sameStrong_ = layout_.add(mostPairs);
    sameColour_ = layout_.add(mostPairs);
    if (!oddRound_)
        sameStrong_ = layout_.add(mostPairs);
    const auto countOf = [&](auto property) {
        return static_cast<std::size_t>(std::count_if(groups.residents.begin(), groups.residents.end(), property));
    };
    for (const std::size_t age : {0U, 1U})
        repeatedDown_[age] = layout_.add(countOf([&](int rank) { return field_.floats(rank).down[age]; }));
    for (const std::size_t age : {0U, 1U})
        repeatedUp_[age] = layout_.add(countOf([&](int rank) { return field_.floats(rank).up[age]; }));
}

void ProcedureCosts::chargePair(Penalty& penalty, int a, int b) const
{
    if (depth_ == Depth::pairsOnly)
        return;
    const PairWorth worth = worthOf(field_, a, b);
    if (worth.difference > 0) {
        chargeList(penalty, differences_, worth.difference);
        for (const std::size_t age : {0U, 1U})
            if (heterogeneous_ && field_.floats(std::max(a, b)).up[age])
                charge(penalty, repeatedUp_[age], 1);
    }
    if (worth.sameColour)
        charge(penalty, sameColour_, 1);
    if (worth.sameStrong)
        charge(penalty, sameStrong_, 1);
    if (worth.sameAbsolute)
        charge(penalty, sameAbsolute_, 1);
}

void ProcedureCosts::chargeDownfloater(Penalty& penalty, int rank) const
{
    if (heterogeneous_ && !isResident(rank))
        charge(penalty, movedDownLeft_, 1);
    charge(penalty, left_, 1);
    chargeList(penalty, floaterScores_, field_.player(rank).score.tenths);
    if (depth_ == Depth::pairsOnly || !isResident(rank))
        return;
    for (const std::size_t age : {0U, 1U})
        if (field_.floats(rank).down[age])
            charge(penalty, repeatedDown_[age], 1);
}

void ProcedureCosts::chargeTop(Penalty& penalty, int sequenceNumber) const
{
    if (s1Size_ == 0)
        return;
    charge(penalty, exchanged_, sequenceNumber >= s1Size_ ? 1 : 0);
    charge(penalty, topSum_, static_cast<std::uint64_t>(sequenceNumber));
}

/// Makes all pairs of the original S1 with S2 cost the same, so that the solver starts next to its goal.
void ProcedureCosts::chargeBase(Penalty& penalty, std::optional<int> sequenceNumber) const
{
    const int amount = sequenceNumber ? std::max(0, s1Size_ - *sequenceNumber) : s1Size_ / 2;
    charge(penalty, topSum_, static_cast<std::uint64_t>(amount));
}

} // namespace pairwright::dutch2012
