#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"

#include <QString>

#include <map>

namespace pairwright {

/// The round columns of a cross-table: "12w1" is White against number 12, won; of teams "12w2½" White on board 1 and
/// 2½ points of all boards.
class CrossTableCells {
public:
    /// Precondition: rounds <= lastPublished().
    CrossTableCells(const Tournament& tournament, int rounds);

    /// Empty before a player entered.
    [[nodiscard]] QString cell(PlayerKey player, RoundNumber round) const;
    /// Explains the cells, in the language of the user.
    [[nodiscard]] static QString legend(const Settings& settings);

private:
    void addRound(const Tournament& tournament, const Round& round, const TpnMap& numbers);

    std::map<std::pair<RoundNumber, PlayerKey>, QString> cells_;
};

} // namespace pairwright
