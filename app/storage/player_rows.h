#pragma once

#include "app/domain/player.h"
#include "app/storage/sql_values.h"

#include <QStringList>
#include <QVariant>

/// The columns of the table `player` that hold the fields of app/domain/player_fields.h.
namespace pairwright::sql {

/// The columns, in the order of the table of fields.
QStringList playerColumns();
/// The values for them.
QVariantList playerValues(const PlayerData& data);
PlayerData readPlayerData(RowReader& row);

} // namespace pairwright::sql
