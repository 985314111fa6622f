#pragma once

#include "app/domain/setup/settings.h"
#include "app/storage/sql/statement.h"
#include "app/storage/sql/table_reader.h"

#include <QString>
#include <QVariant>

#include <vector>

/// What the file holds of prizes and team rankings.
namespace pairwright::sql {

/// What makes of the rows of `before` those of `after`, in order.
std::vector<Statement> prizeStatements(const Settings& before, const Settings& after);

void readPrizes(Tables& tables, Settings& into);

} // namespace pairwright::sql
