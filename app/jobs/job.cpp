#include "app/jobs/job.h"

#include "app/jobs/job_threads.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <chrono>
#include <exception>
#include <thread>

namespace pairwright {

namespace {

constexpr std::chrono::milliseconds signOfLife{100};

} // namespace

struct Job::Worker {
    QFutureWatcher<void> watcher;
    QTimer heartbeat;
};

Job::Job(QObject* context, Ending ending)
    : QObject(context)
    , ending_(ending)
{
}

Job::~Job()
{
    stop_.request_stop();
    if (!worker_)
        return;
    worker_->watcher.disconnect();
    if (ending_ == Ending::awaited)
        worker_->watcher.waitForFinished();
}

Job::Report Job::reporter() const
{
    return [reached = reached_](int done, int total) {
        reached->doneAndTotal =
            static_cast<std::uint64_t>(static_cast<std::uint32_t>(done)) << 32U | static_cast<std::uint32_t>(total);
    };
}

void Job::tellProgress()
{
    const std::uint64_t reached = reached_->doneAndTotal;
    emit progressed(static_cast<int>(reached >> 32U), static_cast<int>(reached & 0xFFFFFFFFU));
}

void Job::launch(std::function<void(std::stop_token)> work, std::function<void(const QString&)> broken,
                 std::function<bool()> outcome)
{
    if (running_)
        return;
    running_ = true;
    if (cancelled_) { // before it began: the work never does
        QMetaObject::invokeMethod(
            this, [this] { conclude(&Job::cancelled); }, Qt::QueuedConnection);
        return;
    }
    worker_ = std::make_unique<Worker>();
    connect(&worker_->watcher, &QFutureWatcherBase::finished, this,
            [this, outcome = std::move(outcome)] { deliver(outcome); });
    connect(&worker_->heartbeat, &QTimer::timeout, this, &Job::tellProgress);
    worker_->heartbeat.start(signOfLife);
    worker_->watcher.setFuture(QtConcurrent::run(
        &jobThreads(), [work = std::move(work), broken = std::move(broken), stop = stop_.get_token()] {
            try {
                work(stop);
            } catch (const std::exception& defect) {
                broken(QString::fromUtf8(defect.what()));
            } catch (...) {
                broken(QString());
            }
        }));
}

void Job::cancel()
{
    stop_.request_stop();
    cancelled_ = true;
    if (running_ && ending_ == Ending::dropped)
        QMetaObject::invokeMethod(
            this, [this] { conclude(&Job::cancelled); }, Qt::QueuedConnection);
}

bool Job::waitAtMost(std::chrono::milliseconds time) const
{
    constexpr std::chrono::milliseconds pause{5};
    const auto end = std::chrono::steady_clock::now() + time;
    while (worker_ && !worker_->watcher.future().isFinished()) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

void Job::deliver(const std::function<bool()>& outcome)
{
    if (!running_)
        return;
    // What was written in spite of it is there: that is no cancelled job.
    const bool isDropped = cancelled_ && ending_ == Ending::dropped;
    if (isDropped)
        conclude(&Job::cancelled);
    else
        conclude(outcome() ? &Job::finished : &Job::failed);
}

void Job::conclude(void (Job::*signal)())
{
    if (!running_)
        return;
    running_ = false;
    if (worker_)
        worker_->heartbeat.stop();
    deleteLater();
    emit(this->*signal)();
}

} // namespace pairwright
