#pragma once

#include "app/storage/file/private_copy.h"
#include "app/storage/open_error.h"
#include "app/storage/sqlite/open_database.h"

#include <QString>

#include <memory>
#include <stop_token>

namespace pairwright {

/// A connection to a tournament file that has been looked over before anything was asked of its tables: it is ours, of
/// a revision that we know, holds the objects of that revision and no others, and its pages are sound.
struct TournamentConnection {
    std::unique_ptr<PrivateCopy> copy; ///< set: the connection leads to a copy, which goes with it
    std::unique_ptr<Database> database;
    int revision = 0;
};
using Connection = Expected<TournamentConnection, OpenError>;

/// To a file of any revision, as it is. Nothing is written but what a crash left behind (see hasLeftovers()).
Connection connect(const QString& path, sqlite::Access access, const std::stop_token& stop = {});

/// For reading: what is seen is of the current revision, if need be in a copy that was brought up to date or in which a
/// step that a crash cut off was taken back. The file itself is not written.
Connection connectToRead(const QString& path, const std::stop_token& stop = {});

/// The same, to stay open: in a copy.
Connection connectToKeep(const QString& path, std::stop_token stop = {});

/// To a copy of the file, in which it is tried out what opening for writing does: what a crash left is taken in or
/// taken back, and the tables are brought up to date. Nobody else may be writing the file.
Connection rehearse(const QString& path, const std::stop_token& stop = {});

} // namespace pairwright
