#include "app/jobs/storage_jobs.h"

#include "app/session/saved_moment.h"

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
    run<Outcome>([file = tournament_, plan = plan_](
                     const std::stop_token&) { return makeBackup(file, plan, QDateTime::currentDateTimeUtc()); },
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

NewFileJob::NewFileJob(std::function<Expected<Done, OpenError>()> work, const QString& to, QObject* context)
    : Job(context, Ending::awaited)
    , work_(std::move(work))
    , to_(to)
{
}

NewFileJob* NewFileJob::restore(const QString& backup, const QString& to, QObject* context)
{
    return new NewFileJob([backup, to] { return restoreBackup(backup, to); }, to, context);
}

NewFileJob* NewFileJob::moment(const QString& tournament, std::int64_t step, const QString& to, QObject* context)
{
    return new NewFileJob([tournament, step, to] { return saveMoment(tournament, step, to); }, to, context);
}

void NewFileJob::start()
{
    using Outcome = Expected<Done, OpenError>;
    run<Outcome>([work = work_](const std::stop_token&) { return work(); },
                 [this](const Outcome& outcome) {
                     if (outcome)
                         emit made(to_);
                     else
                         emit failedWith(outcome.error());
                     return outcome.hasValue();
                 },
                 [to = to_](const QString& what) -> Outcome { return Unexpected{brokenAt(to, what)}; });
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
        [from = from_, to = to_, who = who_](const std::stop_token&) {
            return recoverTournament(from, to, who, QDateTime::currentDateTimeUtc());
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
