#pragma once

#include "engine/field/bracket_groups.h"
#include "engine/field/round_field.h"

#include <map>

namespace pairwright::burstein {

/// [C5] to [C8] as penalties.
class Costs final : public BracketCosts {
public:
    Costs(const RoundField& field, const BracketGroups& groups);

    [[nodiscard]] int totalBits() const override { return layout_.totalBits(); }
    void chargePair(Penalty& penalty, int a, int b) const override;
    void chargeDownfloater(Penalty& penalty, int rank) const override;
    void chargeNextUnpaired(Penalty& penalty, int rank) const override;

private:
    void charge(Penalty& penalty, int field) const { penalty.charge(layout_.field(field), 1); }

    const RoundField& field_;
    bool looksAhead_;
    PenaltyLayout layout_;
    int floaters_ = 0;
    std::map<int, int> floaterScores_; ///< digit by score, in tenths
    int nextUnpaired_ = 0;
    std::map<int, int> nextScores_;
    int preference_ = 0;
};

} // namespace pairwright::burstein
