#include "app/cli/console/all_cores.h"

#include "app/cli/console/interrupt_watch.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace pairwright::cli {

namespace {

struct Shared {
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t working = 0;      ///< threads; behind the mutex, as is the next
    std::exception_ptr exception; ///< the first one
    std::stop_source stop;
};

void workOn(Shared& shared, std::size_t count, const std::function<void(std::size_t, std::stop_token)>& work)
{
    try {
        while (!shared.stop.stop_requested()) {
            const std::size_t index = shared.next++;
            if (index >= count)
                break;
            work(index, shared.stop.get_token());
            ++shared.done;
        }
    } catch (...) {
        shared.stop.request_stop();
        const std::lock_guard lock(shared.mutex);
        shared.exception = shared.exception ? shared.exception : std::current_exception();
    }
    const std::lock_guard lock(shared.mutex);
    --shared.working;
    shared.changed.notify_one();
}

} // namespace

Ended onAllCores(std::size_t count, int threads, const std::function<void(std::size_t, std::stop_token)>& work,
                 const std::function<void(std::size_t)>& progress)
{
    using namespace std::chrono_literals;
    const InterruptWatch watch;
    const std::size_t cores =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1U, std::thread::hardware_concurrency());
    Shared shared;
    shared.working = std::min(cores, count);
    std::vector<std::jthread> workers;
    for (std::size_t i = 0, most = shared.working; i < most; ++i)
        workers.emplace_back([&shared, count, &work] { workOn(shared, count, work); });
    std::unique_lock lock(shared.mutex);
    while (!shared.changed.wait_for(lock, 100ms, [&shared] { return shared.working == 0; })) {
        if (InterruptWatch::noted())
            shared.stop.request_stop();
        lock.unlock();
        progress(shared.done);
        lock.lock();
    }
    if (shared.exception)
        std::rethrow_exception(shared.exception);
    return shared.done == count ? Ended::done : Ended::interrupted;
}

} // namespace pairwright::cli
