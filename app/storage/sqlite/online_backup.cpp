#include "app/storage/sqlite/online_backup.h"

#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/sqlite/sqlite_native.h"

#include <QFile>
#include <QVariant>

namespace pairwright {

Expected<Done, StoreError> copyOnline(Database& from, const QString& to, const std::stop_token& stop)
{
    auto into = sqlite::open(to, sqlite::Access::create);
    if (!into)
        return Unexpected{into.error()};
    Expected<Done, StoreError> done = Done{};
    if (sqlite::canCopyPages(from)) {
        done = sqlite::copyPages(from, **into, stop);
        if (done)
            sqlite::leaveOneFile(**into);
        into->reset();
    } else {
        into->reset();
        done = from.run(QStringLiteral("VACUUM INTO ?"), {to}); // an empty file is as good as none
    }
    if (!done) {
        for (const char* ending : {"", "-wal", "-shm", "-journal"})
            QFile::remove(to + QLatin1StringView(ending));
    }
    return done;
}

} // namespace pairwright
