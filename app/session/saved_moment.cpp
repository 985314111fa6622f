#include "app/session/saved_moment.h"

#include "app/session/moment.h"
#include "app/storage/copy_tournament.h"
#include "app/storage/tournament_store.h"

#include <QFile>
#include <QFileInfo>

namespace pairwright {

namespace {

OpenError errorOf(OpenError::Code code, const QString& path, const QString& detail)
{
    OpenError error;
    error.code = code;
    error.path = path;
    error.detail = detail;
    return error;
}

Expected<Done, OpenError> rewindTo(const QString& copy, std::int64_t step)
{
    auto opened = TournamentStore::open(copy);
    if (!opened)
        return Unexpected{opened.error()};
    const TournamentStore::Content& content = opened->content;
    if (step < 1 || step > content.lastStep)
        return Unexpected{errorOf(OpenError::Code::failed, copy, QStringLiteral("no step %1").arg(step))};
    const auto rows = opened->store->historyAfter(step);
    if (!rows)
        return Unexpected{openErrorFrom(rows.error(), copy)};
    if (static_cast<std::int64_t>(rows->size()) != content.lastStep - step)
        return Unexpected{errorOf(OpenError::Code::damaged, copy, QStringLiteral("journal"))};
    // Worked out once without the file: a journal that does not fit its tables must not be carried out.
    const auto way = wayBack(*rows);
    if (!way || !tournamentBefore(content.tournament, *rows))
        return Unexpected{errorOf(OpenError::Code::damaged, copy, QStringLiteral("journal"))};
    if (const auto done = opened->store->rewind(*way, step); !done)
        return Unexpected{openErrorFrom(done.error(), copy)};
    return Done{};
}

} // namespace

Expected<Done, OpenError> saveMoment(const QString& from, std::int64_t step, const QString& to)
{
    if (QFileInfo::exists(to))
        return Unexpected{errorOf(OpenError::Code::alreadyExists, to, {})};
    const QString part = to + QStringLiteral(".part");
    QFile::remove(part); // of a program that died over it
    if (auto copied = copyOpenTournament(from, part); !copied) {
        OpenError error = copied.error();
        if (error.path == part)
            error.path = to;
        return Unexpected{error};
    }
    auto done = rewindTo(part, step);
    QFile file(part);
    if (done && !file.rename(to))
        done = Unexpected{errorOf(OpenError::Code::cannotCreate, to, file.errorString())};
    if (!done) {
        QFile::remove(part);
        OpenError error = done.error();
        error.path = error.path == part ? from : error.path;
        return Unexpected{error};
    }
    return done;
}

} // namespace pairwright
