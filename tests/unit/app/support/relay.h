#pragma once

#include <QString>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

namespace pairwright::test {

/// A net between a desk and a server of this computer: whoever connects to 127.0.0.1 at port() speaks with the socket
/// at `server`, as slowly as is wanted, or with nobody.
class Relay {
public:
    explicit Relay(const QString& server);
    ~Relay();
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;

    [[nodiscard]] int port() const { return port_; }
    /// For each way.
    void setDelay(std::chrono::milliseconds delay) { delay_ = delay; }
    /// What is sent is taken, and nothing is answered or closed, as by a computer that hangs.
    void setHanging(bool hangs) { hangs_ = hangs; }

private:
    void loop();

    QString server_;
    int listening_ = -1;
    int port_ = 0;
    std::atomic<std::chrono::milliseconds> delay_{};
    std::atomic<bool> hangs_ = false;
    std::atomic<bool> ends_ = false;
    std::thread thread_;
};

} // namespace pairwright::test
