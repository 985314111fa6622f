#pragma once

#include "app/storage/journal_row.h"
#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"

/// What is read off the journal of an event on a server.
namespace pairwright::server {

/// The step that a desk of that login has given, as the server has it: its time and the role of who gave it are the
/// server's.
bool isGivenStep(const JournalRow& there, const JournalRow& given, const QString& login);

/// What tells this event from all others, by whatever address it is reached: its name and a hash of what its journal
/// began with.
Expected<QString, StoreError> identityOf(Database& database, const ServerAddress& address);

} // namespace pairwright::server
