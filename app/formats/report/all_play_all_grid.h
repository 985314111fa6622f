#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"

#include <QStringList>

#include <map>
#include <set>

namespace pairwright {

/// The cross-table of a tournament in which everybody meets everybody: rows and columns by number, in each cell what
/// the player of the row had of each game of the two.
class AllPlayAllGrid {
public:
    /// Up to a published round (0: none).
    AllPlayAllGrid(const Tournament& tournament, int rounds);

    /// By number.
    [[nodiscard]] const std::vector<PlayerKey>& order() const { return numbers_.order(); }
    [[nodiscard]] QString number(PlayerKey player) const;
    /// How often two meet: the parts of a cell.
    [[nodiscard]] int games() const { return games_; }
    /// As many as games(), in the order in which they are played; empty where there is no result yet.
    [[nodiscard]] QStringList marks(PlayerKey player, PlayerKey opponent) const;
    /// His games count for nobody.
    [[nodiscard]] bool isStruckOut(PlayerKey player) const { return leftOut_.contains(player); }
    /// Explains the cells, in the language of the user.
    [[nodiscard]] QString legend() const;

private:
    TpnMap numbers_;
    std::set<PlayerKey> leftOut_;
    int games_ = 1;
    std::map<std::pair<PlayerKey, PlayerKey>, QStringList> marks_;
};

} // namespace pairwright
