#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/players/player.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/sql/statement.h"

#include <QStringList>
#include <QVariant>

#include <vector>

/// The columns of the tables `player` and `player_private` that hold the fields of app/domain/players/player_fields.h.
namespace pairwright::sql {

enum class PlayerTable : std::uint8_t { player, privateData };

/// The columns, in the order of the table of fields.
QStringList playerColumns(PlayerTable table = PlayerTable::player);
/// The values for them.
QVariantList playerValues(const PlayerData& data, PlayerTable table = PlayerTable::player);
/// Fills the fields that stand in that table.
void readPlayerData(RowReader& row, PlayerData& data, PlayerTable table = PlayerTable::player);

/// What brings the rows of a player from one side of the change to the other, in order. Of his own row and of where he
/// is in which round no more than differs: whoever checks players in may write to no more (server_rights.h).
std::vector<Statement> playerStatements(const PlayerChange& change);

} // namespace pairwright::sql
