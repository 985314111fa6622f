#pragma once

#include "app/storage/sql/database.h"

namespace pairwright::sqlite {

/// How a file is opened.
enum class Access : std::uint8_t {
    create, ///< a new file, to read and write; nothing may have its name
    readWrite,
    readOnly,
    immutable ///< nobody can write there, so that no lock is needed
};

/// The path of a database that is no file.
inline const QString inMemory = QStringLiteral(":memory:");

/// A connection to a file, guarded against what the file may hold. A statement is ended when it runs for longer than
/// the size of the file explains, or when `stop` is requested.
Expected<std::unique_ptr<Database>, StoreError> open(const QString& path, Access access, std::stop_token stop = {});

} // namespace pairwright::sqlite
