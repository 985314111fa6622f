#include "ui/text/call_name.h"

#include "ui/text/format.h"

#include <algorithm>

namespace pairwright {

QString callName(const Tournament& tournament, PlayerKey key)
{
    const Player* player = tournament.player(key);
    if (player == nullptr)
        return {};
    const QString surname = shortName(player->data);
    const bool shared =
        std::any_of(tournament.players.begin(), tournament.players.end(), [&surname, key](const Player& other) {
            return other.key != key && shortName(other.data).compare(surname, Qt::CaseInsensitive) == 0;
        });
    return shared ? player->data.name : surname;
}

} // namespace pairwright
