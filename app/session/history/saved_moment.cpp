#include "app/session/history/saved_moment.h"

#include "app/session/history/left_fide_mode.h"
#include "app/session/history/moment.h"
#include "app/storage/file/private_copy.h"
#include "app/storage/place.h"
#include "app/storage/tournament/tournament_store.h"

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

OpenError unreadable(const QString& path, std::optional<std::int64_t> step)
{
    OpenError error = errorOf(OpenError::Code::contradictory, path, {});
    Finding& finding = error.findings.emplace_back();
    finding.code = FindingCode::stepUnreadable;
    finding.value = step;
    return error;
}

/// Who rates the tournament now, which the moment may not know yet.
Expected<RatedBy, OpenError> rewindTo(const QString& copy, std::int64_t step)
{
    auto opened = TournamentStore::openCopy(copy);
    if (!opened)
        return Unexpected{opened.error()};
    const TournamentStore::Content& content = opened->content;
    if (step < 1 || step > content.lastStep)
        return Unexpected{errorOf(OpenError::Code::failed, copy, QStringLiteral("no step %1").arg(step))};
    const RatedBy ratedBy = content.tournament.settings.ratedBy;
    const auto rows = opened->store->historyAfter(step);
    if (!rows)
        return Unexpected{openErrorFrom(rows.error(), copy)};
    if (static_cast<std::int64_t>(rows->size()) != content.lastStep - step)
        return Unexpected{unreadable(copy, {})};
    // Worked out once without the file: a journal that does not fit its tables must not be carried out.
    const auto way = wayBack(content.tournament, *rows);
    if (!way)
        return Unexpected{unreadable(copy, way.error().step)};
    if (const auto done = opened->store->rewind(*way, step); !done)
        return Unexpected{openErrorFrom(done.error(), copy)};
    return ratedBy;
}

/// What is wrong with the copy is wrong with the file that the user knows.
OpenError aboutCopy(OpenError error, const QString& copy, const QString& known)
{
    return error.path == copy ? ofWorkingCopy(std::move(error), known) : error;
}

} // namespace

Expected<Done, OpenError> saveMoment(const QString& from, std::int64_t step, const QString& to,
                                     const std::stop_token& stop)
{
    if (QFileInfo::exists(to))
        return Unexpected{errorOf(OpenError::Code::alreadyExists, to, {})};
    const auto place = PrivateCopy::placeFor(from);
    if (!place)
        return Unexpected{place.error()};
    const PrivateCopy& work = **place;
    if (auto copied = copyFrom(from, work.path(), stop); !copied)
        return Unexpected{aboutCopy(copied.error(), work.path(), from)};
    const auto ratedBy = rewindTo(work.path(), step);
    if (!ratedBy)
        return Unexpected{aboutCopy(ratedBy.error(), work.path(), from)};
    if (auto done = stayOutsideFideMode(work.path(), *ratedBy); !done)
        return Unexpected{aboutCopy(done.error(), work.path(), from)};
    return work.giveTo(to, stop);
}

} // namespace pairwright
