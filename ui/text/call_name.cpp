#include "ui/text/call_name.h"

#include "app/domain/tpn_order.h"
#include "ui/text/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

QString callName(const Tournament& tournament, PlayerKey key)
{
    const Player* player = tournament.player(key);
    if (player == nullptr)
        return {};
    const auto isShared = [&tournament, player](const QString& wanted, auto&& nameOf) {
        return std::any_of(tournament.players.begin(), tournament.players.end(), [&](const Player& other) {
            return other.key != player->key && nameOf(other.data).compare(wanted, Qt::CaseInsensitive) == 0;
        });
    };
    const QString surname = shortName(player->data);
    if (!isShared(surname, shortName))
        return surname;
    const QString& name = player->data.name;
    if (!isShared(name, [](const PlayerData& data) { return data.name; }))
        return name;
    const auto number = TpnMap(tpnOrder(tournament)).tpnOf(key);
    return number ? nameWithNumber(name, *number) : name;
}

QString nameWithNumber(const QString& name, Tpn number)
{
    return QCoreApplication::translate("pairwright::CallName", "%1 (no. %2)", "name and pairing number")
        .arg(name)
        .arg(number.value);
}

} // namespace pairwright
