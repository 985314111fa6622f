#pragma once

namespace pairwright::cli {

/// While it lives, the first Ctrl+C (or SIGTERM) is noted instead of ending the program, so that it can leave things in
/// order. The second one ends it: whatever the first waits for may never come. One at a time.
class InterruptWatch {
public:
    InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;
    ~InterruptWatch();

    [[nodiscard]] static bool noted();

private:
    void (*onInterrupt_)(int) = nullptr;
    void (*onTerminate_)(int) = nullptr;
};

} // namespace pairwright::cli
