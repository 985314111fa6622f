#pragma once

#include "app/storage/desk/waiting_step.h"
#include "app/storage/store.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pairwright {

class DeskQueue;

/// The DeskQueue of an event on a thread of its own: a server that hangs does not keep from the disk of this desk what
/// is on its way to it. Everything is done in the order in which it is asked for; the constructor starts the thread,
/// the destructor lets it finish.
class DeskKeeper {
public:
    explicit DeskKeeper(QString path);
    ~DeskKeeper();
    DeskKeeper(const DeskKeeper&) = delete;
    DeskKeeper& operator=(const DeskKeeper&) = delete;

    /// As of DeskQueue, with waiting for the end of it.
    Expected<std::vector<WaitingStep>, StoreError> all();
    Expected<Done, StoreError> keep(const WaitingStep& step);
    Expected<Done, StoreError> drop(const QString& id);
    Expected<Done, StoreError> takeFrom(const QString& path);

    using Step = std::function<WaitingStep()>;
    /// It is on its way to the server: kept a second later, unless it has been kept, dropped or answered(). `step` is
    /// called on the thread.
    void keepUnlessAnswered(const QString& id, Step step);
    /// The server has said what becomes of it; what was kept meanwhile stays until it is dropped.
    void answered(const QString& id);

private:
    using Task = std::function<void(DeskQueue&)>;
    using Clock = std::chrono::steady_clock;
    struct OnItsWay {
        QString id;
        Clock::time_point keptAt;
        Step step;
    };
    void loop();
    /// Of the task that is next, or of what has been on its way for too long; none: the end.
    Task next();
    void postAndWait(const Task& task);

    QString path_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    std::deque<OnItsWay> onTheirWay_; ///< in the order of their times
    bool ending_ = false;
    std::thread thread_; ///< last: starts when everything else is there
};

} // namespace pairwright
