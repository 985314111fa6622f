#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace pairwright::cli {

/// Whether all was done, or Ctrl+C (or a polite kill) ended it early.
enum class Ended : bool { done, interrupted };

/// Does `work` for every index below `count` on `threads` threads (0: one for each core), in no particular order;
/// `progress` hears from the calling thread, several times a second, how many are done. After Ctrl+C no new work
/// begins, and the stop token asks the work under way to come back soon. What `work` throws is thrown again here.
Ended onAllCores(std::size_t count, int threads, const std::function<void(std::size_t, std::stop_token)>& work,
                 const std::function<void(std::size_t)>& progress);

} // namespace pairwright::cli
