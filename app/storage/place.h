#pragma once

#include "app/storage/last_moment.h"
#include "app/storage/server/server_address.h"
#include "app/storage/store.h"

#include <QString>

#include <stop_token>

namespace pairwright {

/// A place is where a tournament lies: the path of a file, or the address of an event on a server (ServerAddress).

/// Opens what lies there, for writing if that is possible, else for reading; what contradicts itself is opened for
/// looking (TournamentStore::openOrLook()). `renews`: an event of an older program is brought up to date.
Expected<Store::Opened, OpenError> openAt(const QString& place, bool takeOver, bool renews,
                                          const std::stop_token& stop);

/// Copies it with its journal to a new file; it may be open and be written meanwhile.
Expected<Done, OpenError> copyFrom(const QString& place, const QString& to, const std::stop_token& stop = {});

/// A new event on a server with everything that the file holds, its journal too, checked by digest: all or nothing. The
/// file stays as it is. `moment`: by which it may be given up until the end (OpenError::Code::cancelled).
Expected<Done, OpenError> copyToServer(const QString& file, const ServerAddress& address, LastMoment* moment = nullptr);

/// Where files that belong to it are put: the folder of a file; empty: an event on a server has none here.
QString folderOf(const QString& place);
/// What files that belong to it are named after: the name of the file without its ending, or of the event.
QString baseNameOf(const QString& place);
/// Both name one file, by whatever way; an event on a server is none.
bool isSameFile(const QString& place, const QString& other);

} // namespace pairwright
