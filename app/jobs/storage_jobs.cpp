#include "app/jobs/storage_jobs.h"

#include "app/domain/changes/contradictions.h"
#include "app/session/history/left_fide_mode.h"
#include "app/session/history/new_file.h"
#include "app/session/history/saved_moment.h"
#include "app/storage/place.h"

#include <QTemporaryDir>

namespace pairwright {

namespace {

OpenError brokenAt(const QString& path, const QString& what)
{
    OpenError error;
    error.path = path;
    error.detail = what;
    return error;
}

} // namespace

BackupJob::BackupJob(const QString& tournament, const BackupPlan& plan, QObject* context)
    : Job(context, Ending::awaited)
    , tournament_(tournament)
    , plan_(plan)
{
}

void BackupJob::start()
{
    using Outcome = Expected<BackupFile, BackupError>;
    run<Outcome>(
        [place = tournament_, plan = plan_](const std::stop_token& stop) -> Outcome {
            const QDateTime now = QDateTime::currentDateTimeUtc();
            if (!isServerAddress(place))
                return makeBackup(place, plan, now, stop);
            const QTemporaryDir here;
            const QString file = here.filePath(baseNameOf(place) + QStringLiteral(".pairwright"));
            if (const auto copied = copyFrom(place, file, stop); !copied)
                return Unexpected{BackupError{BackupError::Code::notReadable, plan.folder, copied.error().detail}};
            return makeBackup(file, plan, now, stop);
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit made(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [folder = plan_.folder](const QString& what) -> Outcome {
            return Unexpected{BackupError{BackupError::Code::failed, folder, what}};
        });
}

NewFileJob::NewFileJob(Work work, const QString& to, QObject* context)
    : Job(context, Ending::awaited)
    , work_(std::move(work))
    , to_(to)
{
}

NewFileJob* NewFileJob::restore(const QString& backup, RatedBy ratedBy, const QString& to, QObject* context)
{
    const auto work = [backup, ratedBy, to](const std::stop_token& stop) -> Expected<Done, OpenError> {
        if (auto done = restoreBackup(backup, to, stop); !done)
            return done;
        return stayOutsideFideMode(to, ratedBy);
    };
    return new NewFileJob(work, to, context);
}

NewFileJob* NewFileJob::moment(const QString& tournament, std::int64_t step, const QString& to, QObject* context)
{
    return new NewFileJob(
        [tournament, step, to](const std::stop_token& stop) { return saveMoment(tournament, step, to, stop); }, to,
        context);
}

NewFileJob* NewFileJob::copy(const Tournament& tournament, const QString& source, const QString& who, const QString& to,
                             QObject* context)
{
    const auto work = [tournament, source, who, to](const std::stop_token& stop) {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const Tournament whole = completed(tournament, now);
        return writeNewFile(to, whole, firstRow(importStep(whole, source), who, now), stop);
    };
    return new NewFileJob(work, to, context);
}

NewFileJob* NewFileJob::whole(const QString& place, const QString& to, QObject* context)
{
    return new NewFileJob([place, to](const std::stop_token& stop) { return copyFrom(place, to, stop); }, to, context);
}

void NewFileJob::start()
{
    using Outcome = Expected<Done, OpenError>;
    run<Outcome>([work = work_](const std::stop_token& stop) { return work(stop); },
                 [this](const Outcome& outcome) {
                     if (outcome)
                         emit made(to_);
                     else
                         emit failedWith(outcome.error());
                     return outcome.hasValue();
                 },
                 [to = to_](const QString& what) -> Outcome { return Unexpected{brokenAt(to, what)}; });
}

ListBackupsJob::ListBackupsJob(const QString& folder, const std::optional<QString>& of, QObject* context)
    : Job(context, Ending::dropped)
    , folder_(folder)
    , of_(of)
{
}

void ListBackupsJob::start()
{
    using Found = std::vector<BackupFile>;
    run<Found>([folder = folder_, of = of_](const std::stop_token&) { return backupsIn(folder, of); },
               [this](const Found& backups) {
                   emit found(backups);
                   return true;
               },
               [](const QString&) { return Found{}; });
}

LookForFilesJob::LookForFilesJob(const QStringList& files, IsThere isThere, QObject* context)
    : Job(context, Ending::dropped)
    , files_(files)
    , isThere_(std::move(isThere))
{
}

void LookForFilesJob::start()
{
    run<QStringList>(
        [files = files_, isThere = isThere_](const std::stop_token& stop) {
            QStringList gone;
            for (const QString& file : files)
                if (!stop.stop_requested() && !isThere(file))
                    gone.append(file);
            return gone;
        },
        [this](const QStringList& gone) {
            emit missing(gone);
            return true;
        },
        [](const QString&) { return QStringList{}; });
}

RecoveryJob::RecoveryJob(const QString& from, const QString& to, const QString& who, QObject* context)
    : Job(context, Ending::awaited)
    , from_(from)
    , to_(to)
    , who_(who)
{
}

void RecoveryJob::start()
{
    using Outcome = Expected<RecoveryReport, OpenError>;
    run<Outcome>(
        [from = from_, to = to_, who = who_](const std::stop_token& stop) {
            return recoverTournament(from, to, who, QDateTime::currentDateTimeUtc(), stop);
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit recovered(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [from = from_](const QString& what) -> Outcome { return Unexpected{brokenAt(from, what)}; });
}

} // namespace pairwright
