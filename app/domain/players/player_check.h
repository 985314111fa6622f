#pragma once

#include "app/domain/players/player_fields.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// A field that no file of ours holds. Its range is wider than what is asked of who types it: what older programs and
/// imports have left counts as sound.
struct PlayerFault {
    const PlayerFieldInfo* field = nullptr;
    QString text;                      ///< a text that is too long, or steers the screen
    std::optional<std::int64_t> value; ///< a value out of its range; none: it is the text
};

/// Every such field of a player, in the order of playerFields(). That the name is missing is none.
std::vector<PlayerFault> faultsIn(const PlayerData& data);

/// Takes it out of the field, and leaves the others: of a text the beginning stays, made visible; another value goes.
void takeOut(const PlayerFault& fault, PlayerData& data);

} // namespace pairwright
