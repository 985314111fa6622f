#pragma once

#include "app/storage/sql/database.h"
#include "app/storage/store_error.h"
#include "engine/base/expected.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <variant>

/// What SQLite says in C only. The one place that includes its header.
namespace pairwright::sqlite {

/// From now on no connection of this program opens a super-journal, and so none deletes what a journal names as one,
/// whoever puts that journal there and when. Has no effect on a driver that brings another SQLite.
void refuseSuperJournals();

/// Guards a new connection before its first query: no code of the file runs (triggers, views, functions in its schema),
/// pages are checked, nothing larger than what we make is taken, and `watch`, which must outlive the connection, can
/// end a statement. Where the driver brings another SQLite than ours, what pragmas can do is done.
Expected<Done, StoreError> protect(Database& database, const StatementWatch* watch);

/// False where the driver brings another SQLite, whose handles are none of ours: copyPages() fails then.
bool canCopyPages(Database& database);
/// Copies a whole database, page by page, while others go on writing it. Stopped, it ends as `interrupted`.
Expected<Done, StoreError> copyPages(Database& from, Database& into, const std::stop_token& stop);

/// A value of many: nothing, a number, a text in UTF-8 that stays until the next row is asked for.
using BulkValue = std::variant<std::monostate, std::int64_t, std::string_view>;

/// Runs a statement of so many values once for each row that `next` fills in, until it returns false: for millions of
/// rows, several times as fast as through the driver.
Expected<Done, StoreError> runMany(Database& database, const QString& sql, std::size_t values,
                                   const std::function<bool(std::span<BulkValue>)>& next);

} // namespace pairwright::sqlite
