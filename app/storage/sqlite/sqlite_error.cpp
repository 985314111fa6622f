#include "app/storage/sqlite/sqlite_error.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QStorageInfo>

namespace pairwright::sqlite {

namespace {

// Result codes of SQLite (https://www.sqlite.org/rescode.html); the low byte is the primary code.
enum SqliteCode {
    busy = 5,
    locked = 6,
    readOnly = 8,
    interrupt = 9,
    ioError = 10,
    corrupt = 11,
    full = 13,
    cantOpen = 14,
    tooBig = 18,
    notADb = 26
};

constexpr qint64 nearlyNothing = qint64{64} * 1024;

bool isFull(const QString& folder)
{
    const QStorageInfo disk(folder);
    return disk.isValid() && disk.bytesAvailable() >= 0 && disk.bytesAvailable() < nearlyNothing;
}

} // namespace

StoreError storeErrorFrom(const QSqlError& error, const QString& path)
{
    using Code = StoreError::Code;
    const QString detail = error.text();
    const QString folder = QFileInfo(path).absolutePath();
    switch (error.nativeErrorCode().toInt() & 0xFF) {
    case full:
        // What is sorted may go to the disk as well, and that is another one.
        if (!isFull(folder) && isFull(QDir::tempPath()))
            return {Code::temporaryFull, QDir::tempPath()};
        return {Code::diskFull, {}};
    case ioError: // a write to the shared memory file of a full disk comes as one
        return isFull(folder) ? StoreError{Code::diskFull, {}} : StoreError{Code::io, detail};
    case busy:
    case locked: return {Code::busy, detail};
    case readOnly: return {Code::readOnly, detail};
    case interrupt: return {Code::interrupted, detail};
    case tooBig: // longer than anything we make
    case corrupt: return {Code::damaged, detail};
    case notADb: return {Code::notADatabase, detail};
    case cantOpen: return {Code::cannotOpen, detail};
    default: return {Code::failed, detail};
    }
}

} // namespace pairwright::sqlite
