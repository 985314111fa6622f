#pragma once

#include "engine/dutch/bracket_task.h"
#include "engine/matching/penalty.h"

#include <array>
#include <map>

namespace pairwright::dutch {

/// What the optimum is assumed to look like; to be checked against the answer.
struct Assumption {
    bool oneDownfloater = false; ///< [C9] may apply
    int s1Size = 0;              ///< pairs of the homogeneous bracket or remainder: the original S1
};

/// The criteria of an edition as penalties.
class BracketPenalties final : public BracketCosts {
public:
    BracketPenalties(const BracketTask& task, Assumption assumption);

    [[nodiscard]] int totalBits() const override { return layout_.totalBits(); }
    void chargePair(Penalty& penalty, int a, int b) const override;
    void chargeDownfloater(Penalty& penalty, int rank) const override;
    void chargeNextUnpaired(Penalty& penalty, int rank) const override;
    void chargeBye(Penalty& penalty, int rank) const override;
    /// Order among equals (4.3): exchanged players, then the sum of their numbers.
    void chargeTop(Penalty& penalty, int sequenceNumber) const override;
    /// Chosen so that all pairs of the original S1 with S2 cost the same and the solver starts next to its goal.
    void chargeBase(Penalty& penalty, std::optional<int> sequenceNumber) const override;

private:
    /// One digit for each value of a list that is compared from its largest element.
    using ListDigits = std::map<int, int>;

    void addScoreCriteria();
    void addColourCriteria();
    void addFloatCriteria2026(std::size_t age);
    void addFloatLists2026(std::size_t age);
    void addFloatCriteria2017(std::size_t age);
    void addFloatLists2017(std::size_t age);
    [[nodiscard]] std::map<int, std::size_t> differences2017() const;
    int addCount(std::size_t largestTotal);
    /// Larger values first.
    ListDigits addList(const std::map<int, std::size_t>& largestTotals);
    void charge(Penalty& penalty, int field, std::uint64_t amount) const
    {
        penalty.charge(fields_[static_cast<std::size_t>(field)], amount);
    }
    void chargeList(Penalty& penalty, const ListDigits& digits, int value) const;
    void chargeColours(Penalty& penalty, int a, int b) const;
    template <class Property>
    [[nodiscard]] std::size_t countOf(const std::vector<int>& ranks, Property property) const;
    [[nodiscard]] bool residentsDiffer() const
    {
        return task_.player(task_.residents.front()).score != task_.lowestScore();
    }
    [[nodiscard]] std::size_t bracketSize() const { return task_.mdps.size() + task_.residents.size(); }

    [[nodiscard]] int psdOfDownfloater(const FieldPlayer& player) const;
    [[nodiscard]] bool isResident(int rank) const { return rank >= firstResident_; }

    const BracketTask& task_;
    Assumption assumption_;
    PenaltyLayout layout_;
    std::vector<PenaltyField> fields_;
    int firstResident_ = 0;

    int downfloaters_ = 0;
    ListDigits floatScores_; ///< 2026: scores of downfloaters; 2017: pairing score differences
    int limbo_ = 0;
    int nextUnpaired_ = 0;
    ListDigits nextScores_;
    int byeUnplayed_ = 0;
    int thirdDifference_ = 0;
    int thirdColour_ = 0;
    int preference_ = 0;
    int strongPreference_ = 0;
    std::array<int, 2> repeatedDownfloat_{}; ///< by age: previous round, two rounds before
    std::array<int, 2> repeatedUpfloat_{};
    std::array<ListDigits, 2> repeatedDownfloatScores_;
    std::array<ListDigits, 2> repeatedUpfloatScores_;
    int exchanged_ = 0;
    int topSum_ = 0;
};

} // namespace pairwright::dutch
