#include "app/storage/online_backup.h"

#include "app/storage/sqlite_dialect.h"
#include "app/storage/sqlite_native.h"

#include <QFile>
#include <QVariant>

namespace pairwright {

namespace {

Expected<Done, StoreError> copyInto(Database& from, const QString& to)
{
    if (!sqlite::canCopyPages(from))
        return from.run(QStringLiteral("VACUUM INTO ?"), {to});
    auto into = Database::open(to, Database::Access::readWrite);
    if (!into)
        return Unexpected{into.error()};
    if (auto done = sqlite::copyPages(from, **into); !done)
        return done;
    sqlite::leaveOneFile(**into);
    return Done{};
}

} // namespace

Expected<Done, StoreError> copyOnline(Database& from, const QString& to)
{
    if (QFile::exists(to))
        return Unexpected{StoreError{StoreError::Code::cannotOpen, QStringLiteral("exists")}};
    auto done = copyInto(from, to);
    if (!done) {
        for (const char* ending : {"", "-wal", "-shm", "-journal"})
            QFile::remove(to + QLatin1StringView(ending));
    }
    return done;
}

} // namespace pairwright
