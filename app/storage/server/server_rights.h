#pragma once

#include "app/domain/setup/desk_role.h"
#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"

#include <QDate>

#include <optional>
#include <vector>

namespace pairwright::server {

/// What a login may do at an event.
struct Rights {
    DeskRole role = DeskRole::chief;
    bool seesPrivate = true;
    EventRoles roles = EventRoles::there;
};

/// Makes a role of the database for each DeskRole and one for private data, pw:EVENT@DATABASE:ROLE, with what they may
/// read and write: by tables and columns, and for the journal by the names of the steps. Whoever makes the event is its
/// chief, and a chief gives out logins by the function invite(role, login, whether it sees private data) of its schema.
/// It ends one by end_login(login). Roles and logins are made and ended by functions of the server's owner,
/// pairwright.make_roles, make_login and end_login, so that nobody else has the right to. Where they are missing there
/// are no roles, and the event is its owner's alone. Inside the transaction that makes the tables, when they are
/// filled; or later, in one of its own, for an event whose roles another server has kept: what those might do is taken
/// from them.
Expected<Done, StoreError> makeRights(Database& database, const ServerAddress& address);

/// The grants of tables and columns that are new; the roles and who has them stay. Where there are none, as
/// makeRights().
Expected<Done, StoreError> renewRights(Database& database, const ServerAddress& address);

/// Makes the roles of an event that has none, if its owner is connected and the server makes any.
Expected<EventRoles, StoreError> bringRolesBack(Database& database, const ServerAddress& address);

/// Whether the event belongs to the login that is connected, so that it may change its tables.
Expected<bool, StoreError> isOwner(Database& database, const ServerAddress& address);

/// There is a function pairwright.NAME of the server's owner, which this login may call; one that somebody else has put
/// in its place is not called.
Expected<bool, StoreError> hasMaker(Database& database, const QString& name);

/// Of the login that is connected; at an event without roles everything that it can write. None: the event is not for
/// it.
Expected<std::optional<Rights>, StoreError> rightsOf(Database& database, const ServerAddress& address);

/// A login that was made for the event by invite().
struct LetIn {
    QString name;
    Rights rights;
    QDate until; ///< the last day on which it is let in
};
/// By name. Those that own the event, or whom its server's owner has let in otherwise, are not among them.
Expected<std::vector<LetIn>, StoreError> loginsOf(Database& database, const ServerAddress& address);

} // namespace pairwright::server
