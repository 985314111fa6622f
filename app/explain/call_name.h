#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"

#include <QHash>
#include <QString>

#include <vector>

namespace pairwright {

/// A player as one calls him where there is little room: the family name, or the whole name where somebody
/// else has the same family name; of two who share the whole name with the pairing number. Empty for an unknown key.
QString callName(const Tournament& tournament, PlayerKey key);

/// Who shares his name with somebody else, found once for many questions. Names are compared without case.
class Namesakes {
public:
    Namesakes() = default;
    explicit Namesakes(const std::vector<Player>& players);
    [[nodiscard]] bool shareSurname(const PlayerData& player) const;
    [[nodiscard]] bool shareName(const PlayerData& player) const;

private:
    QHash<QString, int> surnames_;
    QHash<QString, int> names_;
};
/// The same, by pairing numbers other than the present ones.
QString callName(const Player& player, const Namesakes& namesakes, const TpnMap& numbers);
/// "Fischer, Anna (no. 3)"
QString nameWithNumber(const QString& name, Tpn number);

} // namespace pairwright
