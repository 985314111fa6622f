#include "app/jobs/living_place.h"

#include <QFileInfo>

#include <future>
#include <memory>
#include <thread>

namespace pairwright {

bool isThereSoon(const QString& path, std::chrono::milliseconds timeLimit,
                 const std::function<bool(const QString&)>& isThere)
{
    const auto answer = std::make_shared<std::promise<bool>>();
    std::future<bool> answered = answer->get_future();
    // No job: it may never end, and the program is not to wait for it either.
    std::thread([path, isThere, answer] {
        answer->set_value(isThere ? isThere(path) : QFileInfo::exists(path));
    }).detach();
    return answered.wait_for(timeLimit) == std::future_status::ready && answered.get();
}

} // namespace pairwright
