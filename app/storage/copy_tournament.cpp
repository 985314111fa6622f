#include "app/storage/copy_tournament.h"

#include "app/storage/file_probe.h"
#include "app/storage/online_backup.h"
#include "app/storage/tournament_store.h"

#include <QFile>
#include <QFileInfo>

namespace pairwright {

Expected<Done, OpenError> copyTournament(const QString& from, const QString& to)
{
    OpenError error;
    error.path = to;
    if (const auto problem = probe(from))
        return Unexpected{*problem};
    if (QFileInfo::exists(to)) {
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    const QString log = QStringLiteral("-wal");
    QFile file(from);
    QFile fileLog(from + log);
    const bool copied = file.copy(to) && (!hasWriteAheadLog(from) || fileLog.copy(to + log));
    // A copy of a read-only file is read-only itself.
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
    if (copied) {
        QFile::setPermissions(to, permissions);
        if (QFileInfo::exists(to + log))
            QFile::setPermissions(to + log, permissions);
        // Opened and closed once, the log is part of the one file.
        const auto opened = TournamentStore::open(to);
        if (opened)
            return Done{};
        error = opened.error();
    } else {
        error.code = OpenError::Code::cannotCreate;
        error.detail = file.errorString();
    }
    QFile::remove(to);
    QFile::remove(to + log);
    return Unexpected{error};
}

Expected<Done, OpenError> copyOpenTournament(const QString& from, const QString& to)
{
    OpenError error;
    error.path = to;
    if (QFileInfo::exists(to)) {
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    auto database = Database::open(from, Database::Access::readOnly);
    if (!database)
        return Unexpected{openErrorFrom(database.error(), from)};
    if (const auto copied = copyOnline(**database, to); !copied) {
        OpenError failure = openErrorFrom(copied.error(), to);
        if (copied.error().code == StoreError::Code::cannotOpen || copied.error().code == StoreError::Code::readOnly)
            failure.code = OpenError::Code::cannotCreate;
        return Unexpected{failure};
    }
    return Done{};
}

} // namespace pairwright
