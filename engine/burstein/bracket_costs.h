#pragma once

#include "engine/bracket/bracket_groups.h"
#include "engine/burstein/round_pairer.h"

#include <map>
#include <optional>

namespace pairwright::burstein {

/// [C5] to [C8] as penalties.
class Costs final : public BracketCosts {
public:
    /// The task outlives the costs.
    explicit Costs(const BracketTask& task);

    [[nodiscard]] int totalBits() const override { return layout_.totalBits(); }
    void chargePair(Penalty& penalty, int a, int b) const override;
    void chargeDownfloater(Penalty& penalty, int rank) const override;
    void chargeNextUnpaired(Penalty& penalty, int rank) const override;

private:
    /// Who leaves a bracket without an opponent, as [C6] weighs him: in 2026 everybody by his score; in
    /// 2017 only who came into that bracket from above, first by their number.
    struct LeavingCosts {
        std::map<int, std::size_t> among; ///< how many of a score can leave, by score in tenths
        std::optional<int> count;         ///< 2017
        std::map<int, int> byScore;       ///< digit by score
    };
    void layOut(LeavingCosts& leaving);
    void charge(Penalty& penalty, const LeavingCosts& leaving, int rank) const;
    void charge(Penalty& penalty, int field) const { penalty.charge(layout_.field(field), 1); }

    const BracketTask& task_;
    bool weighsIncoming_;
    bool looksAhead_;
    PenaltyLayout layout_;
    int floaters_ = 0;
    LeavingCosts leaving_;
    int nextUnpaired_ = 0;
    LeavingCosts nextLeaving_;
    int preference_ = 0;
};

} // namespace pairwright::burstein
