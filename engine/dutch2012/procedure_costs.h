#pragma once

#include "engine/dutch2012/bracket.h"
#include "engine/matching/penalty.h"

#include <array>
#include <map>

namespace pairwright::dutch2012 {

/// How exactly a bracket is to be solved.
enum class Depth : std::uint8_t {
    pairsOnly,    ///< how many pairs, and the scores of those left over
    requirements, ///< all requirements of C.3
};

/// The requirements of C.3 as penalties, the one given up last (C.10, C.14) in the highest digits.
class ProcedureCosts final : public BracketCosts {
public:
    /// `groups`: as the bracket is treated. `s1Size`: the number of pairs of the homogeneous bracket or remainder, as
    /// it is assumed; 0 leaves the order among equals out.
    ProcedureCosts(const dutch::DutchField& field, const OpenBracket& bracket, const BracketGroups& groups, Depth depth,
                   int s1Size);

    [[nodiscard]] int totalBits() const override { return layout_.totalBits(); }
    void chargePair(Penalty& penalty, int a, int b) const override;
    void chargeDownfloater(Penalty& penalty, int rank) const override;
    void chargeNextUnpaired(Penalty& /*penalty*/, int /*rank*/) const override {}
    void chargeTop(Penalty& penalty, int sequenceNumber) const override;
    void chargeBase(Penalty& penalty, std::optional<int> sequenceNumber) const override;

private:
    using ListDigits = std::map<int, int>; ///< one digit for each value of a list

    void addScores(const BracketGroups& groups);
    void addRequirements(const BracketGroups& groups);
    ListDigits addList(const std::map<int, std::size_t>& largestTotals);
    void charge(Penalty& penalty, int field, std::uint64_t amount) const
    {
        penalty.charge(fields_[static_cast<std::size_t>(field)], amount);
    }
    void chargeList(Penalty& penalty, const ListDigits& digits, int value) const;
    [[nodiscard]] bool isResident(int rank) const { return rank >= firstResident_; }

    const dutch::DutchField& field_;
    PenaltyLayout layout_;
    std::vector<PenaltyField> fields_;
    Depth depth_;
    bool heterogeneous_ = false;
    bool oddRound_ = false;
    int firstResident_ = 0;
    int s1Size_ = 0;

    int movedDownLeft_ = 0;
    int left_ = 0;
    ListDigits floaterScores_;
    ListDigits differences_;
    int sameAbsolute_ = 0;
    int sameStrong_ = 0;
    int sameColour_ = 0;
    std::array<int, 2> repeatedDown_{};
    std::array<int, 2> repeatedUp_{};
    int exchanged_ = 0;
    int topSum_ = 0;
};

} // namespace pairwright::dutch2012
