#include "app/storage/open_error.h"

#include "app/storage/sqlite_dialect.h"

namespace pairwright {

OpenError openErrorFrom(const StoreError& error, const QString& path)
{
    OpenError result;
    result.path = path;
    result.detail = error.detail;
    result.knownSchema = sqlite::schemaVersion;
    switch (error.code) {
    case StoreError::Code::damaged: result.code = OpenError::Code::damaged; break;
    case StoreError::Code::notADatabase: result.code = OpenError::Code::notATournament; break;
    case StoreError::Code::diskFull: result.code = OpenError::Code::diskFull; break;
    case StoreError::Code::readOnly:
    case StoreError::Code::cannotOpen:
    case StoreError::Code::io:
    case StoreError::Code::busy:
    case StoreError::Code::failed: result.code = OpenError::Code::failed; break;
    }
    return result;
}

} // namespace pairwright
