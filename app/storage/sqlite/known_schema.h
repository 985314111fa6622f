#pragma once

#include "app/storage/sql/database.h"

#include <QString>

#include <functional>
#include <optional>

namespace pairwright {

/// An object by which a file is not what it says: a table, an index, a trigger, a view.
struct SchemaDifference {
    QString object;         ///< kind and name
    bool isMissing = false; ///< else it is there and no tournament has it, or has it otherwise
};

/// Compares what the file holds with what a tournament of that revision holds, object by object: names, columns, types.
/// Nothing in the file runs when this is asked before anything else. None: they are the same.
Expected<std::optional<SchemaDifference>, StoreError> schemaDifference(Database& database, int revision);

/// The same for any other kind of file: `make` makes in an empty database what the file ought to hold.
Expected<std::optional<SchemaDifference>, StoreError>
schemaDifference(Database& database, const std::function<Expected<Done, StoreError>(Database&)>& make);

} // namespace pairwright
