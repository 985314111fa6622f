#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>

namespace pairwright {

/// A question to the engine is given up in the middle of its work. The one exception that is no broken invariant: it
/// leaves loops deep inside, whose callers have nothing to add, for the public functions, which answer a failure.
struct GivenUp {
    enum class Why : std::uint8_t {
        stopped,
        tooLarge, ///< the text asks for more than a limit that stands at its place
    };
    Why why = Why::stopped;
};

/// As long as it lives, whatever this thread does in the engine heeds the stop token and tells how far it has come.
class Watch {
public:
    /// How many players have their opponent or the bye, and of how many.
    using Progress = std::function<void(int settled, int players)>;

    explicit Watch(std::stop_token stop, Progress progress = {}, int players = 0);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    /// Throws GivenUp if the thread was asked to stop. Cheap: stands in every loop whose turns cost less than a
    /// millisecond each and more than one in all.
    static void heed()
    {
        if (const Watch* watch = current(); watch != nullptr && watch->stop_.stop_requested())
            throw GivenUp{};
    }
    /// So many more players are settled.
    static void settle(std::size_t players);

private:
    static Watch*& current()
    {
        static thread_local Watch* innermost = nullptr;
        return innermost;
    }

    std::stop_token stop_;
    Progress progress_;
    int players_;
    int settled_ = 0;
    Watch* outer_;
};

} // namespace pairwright
