#pragma once

#include "app/storage/sql/database.h"

#include <chrono>
#include <memory>

namespace pairwright::server {

/// Ends a connection whose server takes what is sent and says nothing: it hangs, or something between is dead. The
/// driver waits for ever then, for the net itself is sound. The statement fails as on any connection that broke
/// (StoreError::Code::cannotOpen). `connection` is open; nullptr where that cannot be watched.
std::unique_ptr<StatementGuard> watchSilence(const QSqlDatabase& connection);

/// How long nothing may be heard while a statement is waited for: 15 s, longer than a lock is waited for.
void setLongestSilence(std::chrono::milliseconds longest);

} // namespace pairwright::server
