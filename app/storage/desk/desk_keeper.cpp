#include "app/storage/desk/desk_keeper.h"

#include "app/storage/desk/desk_queue.h"

#include <future>
#include <utility>

namespace pairwright {

namespace {

/// A server of the hall answers within milliseconds.
constexpr std::chrono::seconds patience{1};

} // namespace

DeskKeeper::DeskKeeper(QString path)
    : path_(std::move(path))
    , thread_([this] { loop(); })
{
}

DeskKeeper::~DeskKeeper()
{
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void DeskKeeper::loop()
{
    DeskQueue queue(path_); // belongs to this thread
    while (const Task task = next())
        task(queue);
}

DeskKeeper::Task DeskKeeper::next()
{
    std::unique_lock lock(mutex_);
    const auto isDue = [this] {
        return !onTheirWay_.empty() && Clock::now() >= onTheirWay_.front().keptAt;
    };
    while (tasks_.empty() && !ending_ && !isDue()) {
        if (onTheirWay_.empty())
            wake_.wait(lock);
        else
            wake_.wait_until(lock, onTheirWay_.front().keptAt);
    }
    Task task;
    if (!tasks_.empty()) {
        task = std::move(tasks_.front());
        tasks_.pop_front();
    } else if (!ending_) {
        // What fails here is tried again, and told, when the server has not answered at all.
        task = [step = std::move(onTheirWay_.front().step)](DeskQueue& queue) {
            (void)queue.keep(step());
        };
        onTheirWay_.pop_front();
    }
    return task;
}

void DeskKeeper::postAndWait(const Task& task)
{
    std::promise<void> done;
    auto finished = done.get_future();
    {
        const std::scoped_lock lock(mutex_);
        tasks_.emplace_back([&](DeskQueue& queue) {
            task(queue);
            done.set_value();
        });
    }
    wake_.notify_one();
    finished.wait();
}

Expected<std::vector<WaitingStep>, StoreError> DeskKeeper::all()
{
    Expected<std::vector<WaitingStep>, StoreError> found = std::vector<WaitingStep>{};
    postAndWait([&](DeskQueue& queue) { found = queue.all(); });
    return found;
}

Expected<Done, StoreError> DeskKeeper::keep(const WaitingStep& step)
{
    answered(step.id);
    Expected<Done, StoreError> done = Done{};
    postAndWait([&](DeskQueue& queue) { done = queue.keep(step); });
    return done;
}

Expected<Done, StoreError> DeskKeeper::drop(const QString& id)
{
    answered(id);
    Expected<Done, StoreError> done = Done{};
    postAndWait([&](DeskQueue& queue) { done = queue.drop(id); });
    return done;
}

Expected<Done, StoreError> DeskKeeper::takeFrom(const QString& path)
{
    Expected<Done, StoreError> done = Done{};
    postAndWait([&](DeskQueue& queue) { done = queue.takeFrom(path); });
    return done;
}

void DeskKeeper::keepUnlessAnswered(const QString& id, Step step)
{
    {
        const std::scoped_lock lock(mutex_);
        std::erase_if(onTheirWay_, [&](const OnItsWay& one) { return one.id == id; });
        onTheirWay_.push_back({id, Clock::now() + patience, std::move(step)});
    }
    wake_.notify_one();
}

void DeskKeeper::answered(const QString& id)
{
    const std::scoped_lock lock(mutex_);
    std::erase_if(onTheirWay_, [&](const OnItsWay& one) { return one.id == id; });
}

} // namespace pairwright
