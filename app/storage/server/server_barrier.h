#pragma once

#include "app/storage/open_error.h"
#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"
#include "app/storage/store_error.h"

namespace pairwright::server {

/// Why nobody came in at that address: by what libpq and the server have said (`detail`, in any language), and by
/// asking the net where that says nothing. Waits for the net, some seconds at most.
OpenError::Barrier barrierAt(const ServerAddress& address, const QString& detail, bool hadPassword);

/// Of a connection that failed (server::connect()), by the same words.
ShutOut shutOutBy(const StoreError& error);

/// The logins that keep something of the event locked there, by name, but for those that wait themselves; empty: none,
/// or the server does not tell. Waits for the server, in no transaction that has failed.
QString whoBlocks(Database& database, const ServerAddress& address);

} // namespace pairwright::server
