#include "engine/base/watch.h"

#include <algorithm>
#include <utility>

namespace pairwright {

Watch::Watch(std::stop_token stop, Progress progress, int players)
    : stop_(std::move(stop))
    , progress_(std::move(progress))
    , players_(players)
    , outer_(std::exchange(current(), this))
{
}

Watch::~Watch()
{
    current() = outer_;
}

void Watch::settle(std::size_t players)
{
    Watch* watch = current();
    if (watch == nullptr || !watch->progress_)
        return;
    // Pairs may be taken back and made again: nobody is counted beyond the whole.
    watch->settled_ = std::min(watch->players_, watch->settled_ + static_cast<int>(players));
    watch->progress_(watch->settled_, watch->players_);
}

} // namespace pairwright
