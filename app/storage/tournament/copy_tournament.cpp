#include "app/storage/tournament/copy_tournament.h"

#include "app/storage/file/file_probe.h"
#include "app/storage/file/private_copy.h"
#include "app/storage/sqlite/online_backup.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/tournament_store.h"

#include <QFileInfo>

namespace pairwright {

Expected<Done, OpenError> copyTournament(const QString& from, const QString& to, const std::stop_token& stop)
{
    if (const auto problem = probe(from))
        return Unexpected{*problem};
    if (QFileInfo::exists(to)) {
        OpenError error;
        error.path = to;
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    const auto copy = PrivateCopy::of(from, stop);
    if (!copy)
        return Unexpected{copy.error()};
    // Opened and closed once, the log is part of the one file.
    if (const auto opened = TournamentStore::openCopy((*copy)->path()); !opened)
        return Unexpected{ofWorkingCopy(opened.error(), from)};
    return (*copy)->giveTo(to, stop);
}

Expected<Done, OpenError> copyOpenTournament(const QString& from, const QString& to, const std::stop_token& stop)
{
    OpenError error;
    error.path = to;
    if (QFileInfo::exists(to)) {
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    auto database = sqlite::open(from, sqlite::Access::readOnly, stop);
    if (!database)
        return Unexpected{openErrorFrom(database.error(), from)};
    if (const auto copied = copyOnline(**database, to, stop); !copied) {
        OpenError failure = openErrorFrom(copied.error(), to);
        if (copied.error().code == StoreError::Code::cannotOpen || copied.error().code == StoreError::Code::readOnly)
            failure.code = OpenError::Code::cannotCreate;
        return Unexpected{failure};
    }
    return Done{};
}

} // namespace pairwright
