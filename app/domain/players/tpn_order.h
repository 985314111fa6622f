#pragma once

#include "app/domain/tournament.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace pairwright {

/// True if `a` comes before `b` in the initial order: rating, title, name (C.04.2:2026 art. 2.2); the
/// key decides between equals, so that the order is total. What takes the place of the name is to be announced.
bool ranksHigher(const Player& a, const Player& b, const OrderOfEquals& equals = {});

/// All registered players in TPN order as of now: element i has the TPN i+1. Once round 4 is published
/// only late entries, inserted by rank, change the numbers (art. 2.3, 2.4).
std::vector<PlayerKey> tpnOrder(const Tournament& tournament);

/// True once round 4 is published: ratings no longer change the numbers.
bool tpnsAreFixed(const Tournament& tournament);

/// Look-up both ways between TPN and key for one order of the players.
class TpnMap {
public:
    explicit TpnMap(std::vector<PlayerKey> order);

    [[nodiscard]] const std::vector<PlayerKey>& order() const { return order_; }
    [[nodiscard]] std::optional<Tpn> tpnOf(PlayerKey key) const;
    /// Precondition: 1 <= tpn <= size.
    [[nodiscard]] PlayerKey keyOf(Tpn tpn) const { return order_.at(static_cast<std::size_t>(tpn.value - 1)); }

private:
    std::vector<PlayerKey> order_;
    std::unordered_map<PlayerKey, Tpn> tpns_;
};

} // namespace pairwright
