#pragma once

#include "app/domain/players/player.h"
#include "app/storage/sql/sql_values.h"

#include <QStringList>
#include <QVariant>

/// The columns of the tables `player` and `player_private` that hold the fields of app/domain/players/player_fields.h.
namespace pairwright::sql {

enum class PlayerTable : std::uint8_t { player, privateData };

/// The columns, in the order of the table of fields.
QStringList playerColumns(PlayerTable table = PlayerTable::player);
/// The values for them.
QVariantList playerValues(const PlayerData& data, PlayerTable table = PlayerTable::player);
/// Fills the fields that stand in that table.
void readPlayerData(RowReader& row, PlayerData& data, PlayerTable table = PlayerTable::player);

} // namespace pairwright::sql
