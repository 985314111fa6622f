#include "app/storage/open_error.h"

#include "app/storage/sqlite/sqlite_dialect.h"

namespace pairwright {

bool mayBeRecovered(const OpenError& error)
{
    using Code = OpenError::Code;
    switch (error.code) {
    case Code::truncated:
    case Code::damaged:
    case Code::foreignSchema:
    case Code::impossibleSchema:
    case Code::contradictory:
    case Code::deletingJournal:
        return true; // without that journal
    // By its name it was one once: the first page is lost.
    case Code::notATournament: return error.path.endsWith(QStringLiteral(".pairwright"), Qt::CaseInsensitive);
    default: return false;
    }
}

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
    case StoreError::Code::interrupted: result.code = OpenError::Code::damaged; break; // it never came to an end
    case StoreError::Code::strangeNeighbour: result.code = OpenError::Code::strangeNeighbour; break;
    case StoreError::Code::deletingJournal: result.code = OpenError::Code::deletingJournal; break;
    case StoreError::Code::temporaryFull: result.code = OpenError::Code::temporaryFull; break;
    case StoreError::Code::otherCertificate: result.code = OpenError::Code::otherCertificate; break;
    case StoreError::Code::blocked: result.code = OpenError::Code::blocked; break;
    case StoreError::Code::readOnly:
    case StoreError::Code::privateKept:
    case StoreError::Code::cannotOpen:
    case StoreError::Code::io:
    case StoreError::Code::busy:
    case StoreError::Code::behind:
    case StoreError::Code::heldElsewhere:
    case StoreError::Code::stepsGone:
    case StoreError::Code::newerProgram:
    case StoreError::Code::failed: result.code = OpenError::Code::failed; break;
    }
    return result;
}

} // namespace pairwright
