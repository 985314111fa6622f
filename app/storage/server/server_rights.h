#pragma once

#include "app/domain/setup/desk_role.h"
#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"

#include <optional>

namespace pairwright::server {

/// What a login may do at an event.
struct Rights {
    DeskRole role = DeskRole::chief;
    bool seesPrivate = true;
};

/// Makes a role of the database for each DeskRole and one for private data, pw:EVENT@DATABASE:ROLE, with what they may
/// read and write: by tables and columns, and for the journal by the names of the steps. Whoever makes the event is its
/// chief, and a chief gives out logins by the function invite(role, login, whether it sees private data) of its schema.
/// Roles and logins are made by two functions of the server's owner, pairwright.make_roles and make_login, so that
/// nobody else has the right to. Where they are missing there are no roles, and the event is its owner's alone. Inside
/// the transaction that makes the tables, when they are filled.
Expected<Done, StoreError> makeRights(Database& database, const ServerAddress& address);

/// Of the login that is connected; at an event without roles everything that it can write. None: the event is not for
/// it.
Expected<std::optional<Rights>, StoreError> rightsOf(Database& database, const ServerAddress& address);

} // namespace pairwright::server
