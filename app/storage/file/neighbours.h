#pragma once

#include "app/storage/store_error.h"

#include <QString>

#include <array>
#include <optional>

namespace pairwright {

/// What SQLite keeps beside a database: the log, its index, and the journal of a step that was not finished. It reads
/// and follows them before anything can be asked of it, so that they are looked at first.
inline constexpr std::array neighbourEndings{"-wal", "-shm", "-journal"};

/// Where SQLite looks for such a file: beside what the path leads to, whatever links there are on the way.
QString neighbourOf(const QString& path, const char* ending);

/// What speaks against letting SQLite see what lies beside a database: a link, a second name of another file, a pipe; a
/// journal that names a super-journal, which SQLite would delete (none is ever ours: we open one database at a time).
/// Asked before a database is opened or copied, everywhere. None: nothing speaks against it.
std::optional<StoreError> objectionToNeighbours(const QString& path);

/// More than any tournament needs, or a log of it, in bytes: 9,999 players fill a tenth of it. What is larger is not
/// read and not copied.
inline constexpr qint64 largestTournament = 512LL * 1024 * 1024;
/// The name of what is larger than that: the file itself or what lies beside it.
std::optional<QString> tooLargeFile(const QString& path);

} // namespace pairwright
