#include "tests/unit/app/support/relay.h"

#include <QFile>

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <stdexcept>
#include <string>
#include <vector>

namespace pairwright::test {

namespace {

using Time = std::chrono::steady_clock;

struct Piece {
    Time::time_point at; ///< when it is heard at the other end
    std::string bytes;
};

/// One of two ends that belong together.
struct End {
    int socket = -1;
    std::deque<Piece> coming; ///< to be sent there
};

struct Line {
    std::array<End, 2> ends;
    bool isOver = false;
};

/// False: it has ended.
bool read(End& from, End& to, std::chrono::milliseconds delay)
{
    std::array<char, 65536> some{};
    const auto count = ::recv(from.socket, some.data(), some.size(), MSG_DONTWAIT);
    if (count > 0)
        to.coming.push_back({Time::now() + delay, std::string(some.data(), static_cast<std::size_t>(count))});
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool send(End& to)
{
    while (!to.coming.empty() && to.coming.front().at <= Time::now()) {
        std::string& bytes = to.coming.front().bytes;
        const auto sent = ::send(to.socket, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent < 0)
            return errno == EAGAIN || errno == EINTR;
        bytes.erase(0, static_cast<std::size_t>(sent));
        if (!bytes.empty())
            return true;
        to.coming.pop_front();
    }
    return true;
}

int connectTo(const QString& server)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = QFile::encodeName(server);
    std::strncpy(address.sun_path, path.constData(), sizeof address.sun_path - 1);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0)
        return socket;
    ::close(socket);
    return -1;
}

} // namespace

Relay::Relay(const QString& server)
    : server_(server)
    , listening_(::socket(AF_INET, SOCK_STREAM, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    if (::bind(listening_, any, size) != 0 || ::listen(listening_, 50) != 0 ||
        ::getsockname(listening_, any, &size) != 0)
        throw std::runtime_error("no relay");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { loop(); });
}

Relay::~Relay()
{
    ends_ = true;
    thread_.join();
    ::close(listening_);
}

void Relay::loop()
{
    constexpr int beat = 5; // ms
    std::vector<Line> lines;
    while (!ends_) {
        std::vector<pollfd> heard{{listening_, POLLIN, 0}};
        for (const Line& line : lines)
            for (const End& end : line.ends)
                heard.push_back({end.socket, POLLIN, 0});
        ::poll(heard.data(), heard.size(), beat);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Line& line = lines[i];
            for (std::size_t side : {0U, 1U})
                if (heard[1 + 2 * i + side].revents != 0)
                    line.isOver |= !read(line.ends.at(side), line.ends.at(1 - side), delay_.load());
            for (End& end : line.ends)
                if (!hangs_)
                    line.isOver |= !send(end);
        }
        if ((heard.front().revents & POLLIN) != 0) {
            const int client = ::accept(listening_, nullptr, nullptr);
            const int there = connectTo(server_);
            if (there < 0)
                ::close(client);
            else
                lines.push_back({{End{client, {}}, End{there, {}}}, false});
        }
        std::erase_if(lines, [](const Line& line) {
            if (line.isOver)
                for (const End& end : line.ends)
                    ::close(end.socket);
            return line.isOver;
        });
    }
    for (const Line& line : lines)
        for (const End& end : line.ends)
            ::close(end.socket);
}

} // namespace pairwright::test
