#include "app/jobs/storage_jobs.h"

#include "app/session/saved_moment.h"

#include <QFutureWatcher>
#include <QThread>
#include <QTimer>
#include <QtConcurrent>

#include <chrono>

namespace pairwright {

namespace {

constexpr std::chrono::milliseconds signOfLife{200};

/// A worker and the watch over it. Its destructor waits for the worker.
template <class Outcome>
struct Worker {
    QFutureWatcher<std::optional<Outcome>> watcher;
    QTimer heartbeat;

    ~Worker()
    {
        watcher.disconnect();
        watcher.waitForFinished();
    }

    template <class Work, class Beat, class Deliver>
    void start(QObject* context, Work work, Beat beat, Deliver deliver)
    {
        QObject::connect(&watcher, &QFutureWatcherBase::finished, context, [this, deliver] {
            heartbeat.stop();
            deliver(*watcher.result());
        });
        QObject::connect(&heartbeat, &QTimer::timeout, context, beat);
        heartbeat.start(signOfLife);
        watcher.setFuture(QtConcurrent::run([work]() -> std::optional<Outcome> { return work(); }));
    }
};

} // namespace

struct BackupJob::Run : Worker<Expected<BackupFile, BackupError>> {};

BackupJob::BackupJob(const QString& tournament, const BackupPlan& plan, QObject* context)
    : Job(context)
    , tournament_(tournament)
    , plan_(plan)
    , run_(std::make_unique<Run>())
{
}

BackupJob::~BackupJob() = default;

void BackupJob::start()
{
    if (isRunning())
        return;
    setRunning(true);
    run_->start(
        this, [file = tournament_, plan = plan_] { return makeBackup(file, plan, QDateTime::currentDateTimeUtc()); },
        [this] { emit progressed(0, 0); },
        [this](const Expected<BackupFile, BackupError>& outcome) {
            setRunning(false);
            deleteLater();
            if (outcome) {
                emit made(*outcome);
                emit finished();
            } else {
                emit failedWith(outcome.error());
                emit failed();
            }
        });
}

struct NewFileJob::Run : Worker<Expected<Done, OpenError>> {};

NewFileJob::NewFileJob(std::function<Expected<Done, OpenError>()> work, const QString& to, QObject* context)
    : Job(context)
    , work_(std::move(work))
    , to_(to)
    , run_(std::make_unique<Run>())
{
}

NewFileJob::~NewFileJob() = default;

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
    if (isRunning())
        return;
    setRunning(true);
    run_->start(
        this, work_, [this] { emit progressed(0, 0); },
        [this](const Expected<Done, OpenError>& outcome) {
            setRunning(false);
            deleteLater();
            if (outcome) {
                emit made(to_);
                emit finished();
            } else {
                emit failedWith(outcome.error());
                emit failed();
            }
        });
}

struct RecoveryJob::Run : Worker<Expected<RecoveryReport, OpenError>> {};

RecoveryJob::RecoveryJob(const QString& from, const QString& to, const QString& who, QObject* context)
    : Job(context)
    , from_(from)
    , to_(to)
    , who_(who)
    , run_(std::make_unique<Run>())
{
}

RecoveryJob::~RecoveryJob() = default;

void RecoveryJob::start()
{
    if (isRunning())
        return;
    setRunning(true);
    run_->start(
        this,
        [from = from_, to = to_, who = who_] {
            return recoverTournament(from, to, who, QDateTime::currentDateTimeUtc());
        },
        [this] { emit progressed(0, 0); },
        [this](const Expected<RecoveryReport, OpenError>& outcome) {
            setRunning(false);
            deleteLater();
            if (outcome) {
                emit recovered(*outcome);
                emit finished();
            } else {
                emit failedWith(outcome.error());
                emit failed();
            }
        });
}

} // namespace pairwright
