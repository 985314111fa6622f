#include "app/storage/server/silence_watch.h"

#include <QLibrary>
#include <QSqlDriver>
#include <QVariant>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace pairwright::server {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds betweenLooks{500};
/// Of a socket in this computer, which does not say when it was heard last: longer than any statement may take.
constexpr std::chrono::seconds longestInside{40};

std::atomic<std::chrono::milliseconds> longestSilence{std::chrono::seconds(15)};

/// What libpq itself says of a connection; -1: nothing.
int socketOf(const QSqlDatabase& connection)
{
    using Socket = int (*)(const void*);
    static const auto socket =
        reinterpret_cast<Socket>(QLibrary(QStringLiteral("pq"), 5).resolve("PQsocket")); // the driver has loaded it
    const QVariant handle = connection.driver()->handle();
    const QByteArray type = handle.typeName(); // as written in the driver, or what that stands for
    if (socket == nullptr || (type != "PGconn*" && type != "pg_conn*"))
        return -1;
    return socket(*static_cast<void* const*>(handle.constData()));
}

class Watched;

/// One thread for all connections of the program, as long as it runs.
class Watchman {
public:
    static Watchman& instance()
    {
        static auto* one = new Watchman; // outlives whatever is still connected at the end
        return *one;
    }
    void add(Watched* one);
    void remove(Watched* one);

private:
    Watchman()
    {
        std::thread([this] { watch(); }).detach();
    }
    [[noreturn]] void watch();

    std::mutex mutex_;
    std::condition_variable isWanted_;
    std::set<Watched*> all_;
};

class Watched final : public StatementGuard {
public:
    explicit Watched(int socket)
        : socket_(socket)
    {
        Watchman::instance().add(this);
    }
    ~Watched() override { Watchman::instance().remove(this); }
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

    void begin() override
    {
        const std::scoped_lock lock(mutex_);
        since_ = Clock::now();
        isWaiting_ = true;
    }
    void end() override
    {
        const std::scoped_lock lock(mutex_);
        isWaiting_ = false;
    }
    void look()
    {
        const std::scoped_lock lock(mutex_);
        if (isWaiting_ && isDead(std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - since_)))
            ::shutdown(socket_, SHUT_RDWR); // the driver reads the end of it
    }

private:
    [[nodiscard]] bool isDead(std::chrono::milliseconds waited) const
    {
        tcp_info info{};
        socklen_t size = sizeof info;
        if (::getsockopt(socket_, IPPROTO_TCP, TCP_INFO, &info, &size) != 0)
            return waited > longestInside;
        return std::min(waited, std::chrono::milliseconds(info.tcpi_last_data_recv)) > longestSilence.load();
    }

    std::mutex mutex_;
    int socket_;
    bool isWaiting_ = false;
    Clock::time_point since_;
};

void Watchman::add(Watched* one)
{
    {
        const std::scoped_lock lock(mutex_);
        all_.insert(one);
    }
    isWanted_.notify_one();
}

void Watchman::remove(Watched* one)
{
    const std::scoped_lock lock(mutex_);
    all_.erase(one);
}

void Watchman::watch()
{
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            isWanted_.wait(lock, [this] { return !all_.empty(); });
            for (Watched* one : all_)
                one->look();
        }
        std::this_thread::sleep_for(betweenLooks);
    }
}

} // namespace

std::unique_ptr<StatementGuard> watchSilence(const QSqlDatabase& connection)
{
    const int socket = socketOf(connection);
    return socket >= 0 ? std::make_unique<Watched>(socket) : nullptr;
}

void setLongestSilence(std::chrono::milliseconds longest)
{
    longestSilence = longest;
}

} // namespace pairwright::server
