#pragma once

#include "app/storage/open_error.h"
#include "app/storage/server/server_address.h"

namespace pairwright::server {

/// Why nobody came in at that address: by what libpq and the server have said (`detail`, in any language), and by
/// asking the net where that says nothing. Waits for the net, some seconds at most.
OpenError::Barrier barrierAt(const ServerAddress& address, const QString& detail, bool hadPassword);

} // namespace pairwright::server
