#pragma once

#include <QString>

#include <chrono>
#include <functional>

namespace pairwright {

/// Whether something is at a path, as far as that is known soon; false as well where no answer came in time. It is
/// asked in a thread of its own: a place in the network that is gone answers after minutes, and the window waits for
/// nobody.
bool isThereSoon(const QString& path, std::chrono::milliseconds timeLimit,
                 const std::function<bool(const QString&)>& isThere = {});

} // namespace pairwright
