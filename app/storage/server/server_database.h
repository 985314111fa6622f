#pragma once

#include "app/storage/sql/database.h"

namespace pairwright::server {

/// The statements of a tournament on a connection of a server, which is open; `name` stands for the place.
std::unique_ptr<Database> over(const QSqlDatabase& connection, const QString& name);

/// By the state that the SQL standard names (SQLSTATE, PostgreSQL's driver gives it), five letters of which the first
/// two are the class. Without one the connection itself is gone.
StoreError storeErrorFrom(const QSqlError& error, const QString& name);

} // namespace pairwright::server
