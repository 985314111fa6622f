#pragma once

#include "app/domain/player.h"
#include "app/storage/sql_values.h"

#include <QStringList>
#include <QVariant>

/// The columns of the table `player` that hold the fields of app/domain/player_fields.h.
namespace pairwright::sql {

/// The columns that a revision of the schema has, in the order of the table of fields.
QStringList playerColumns(int revision);
/// The values for the columns of the present revision.
QVariantList playerValues(const PlayerData& data);
/// Reads the columns of a revision; fields that it does not have stay empty.
PlayerData readPlayerData(RowReader& row, int revision);

} // namespace pairwright::sql
