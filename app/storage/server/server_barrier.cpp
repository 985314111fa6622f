#include "app/storage/server/server_barrier.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <cerrno>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace pairwright::server {

namespace {

using Barrier = OpenError::Barrier;

constexpr int longestKnock = 3000; // milliseconds

/// What stands in its texts whatever their language is, and in English and German where nothing does; the first counts.
constexpr std::array<std::pair<const char*, Barrier>, 15> marks{{
    {"fe_sendauth", Barrier::noPassword},
    {"no password supplied", Barrier::noPassword},
    {"server does not support SSL", Barrier::notEncrypted},
    {"Server unterst\xc3\xbctzt kein SSL", Barrier::notEncrypted},
    {"password authentication failed", Barrier::wrongPassword},
    {"Passwort-Authentifizierung", Barrier::wrongPassword},
    {"pg_hba.conf", Barrier::notLetIn},
    {"is not permitted to log in", Barrier::notLetIn},
    {"too many c", Barrier::full}, // clients already, connections for
    {"remaining connection slots", Barrier::full},
    {"zu viele Verbindungen", Barrier::full},
    {"database \"", Barrier::noDatabase},
    {"Datenbank \xc2\xbb", Barrier::noDatabase},
    {"role \"", Barrier::wrongPassword},
    {"Rolle \xc2\xbb", Barrier::wrongPassword},
}};

std::optional<Barrier> barrierIn(const QString& detail)
{
    for (const auto& [text, barrier] : marks)
        if (detail.contains(QString::fromUtf8(text)))
            return barrier;
    return std::nullopt;
}

/// None: a server answers there.
std::optional<Barrier> knockAt(const ServerAddress& address)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(address.host.toUtf8().constData(), QByteArray::number(address.port).constData(), &wanted,
                      &found) != 0)
        return Barrier::noSuchHost;
    Barrier barrier = Barrier::noAnswer;
    bool isOpen = false;
    for (const addrinfo* one = found; one != nullptr && !isOpen; one = one->ai_next) {
        const int socket = ::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, one->ai_protocol);
        if (socket < 0)
            continue;
        int trouble = ::connect(socket, one->ai_addr, one->ai_addrlen) == 0 ? 0 : errno;
        if (trouble == EINPROGRESS) {
            pollfd waiting{socket, POLLOUT, 0};
            socklen_t size = sizeof trouble;
            if (::poll(&waiting, 1, longestKnock) != 1)
                trouble = ETIMEDOUT;
            else
                (void)::getsockopt(socket, SOL_SOCKET, SO_ERROR, &trouble, &size);
        }
        isOpen = trouble == 0;
        if (trouble == ECONNREFUSED)
            barrier = Barrier::noServer;
        ::close(socket);
    }
    ::freeaddrinfo(found);
    return isOpen ? std::nullopt : std::optional(barrier);
}

} // namespace

Barrier barrierAt(const ServerAddress& address, const QString& detail, bool hadPassword)
{
    if (const auto barrier = barrierIn(detail))
        return barrier == Barrier::wrongPassword && !hadPassword ? Barrier::noPassword : *barrier;
    if (address.host.isEmpty() || address.host.startsWith(QLatin1Char('/')))
        return Barrier::noServer;
    return knockAt(address).value_or(Barrier::unknown);
}

ShutOut shutOutBy(const StoreError& error)
{
    if (error.code == StoreError::Code::otherCertificate)
        return ShutOut::certificate;
    const bool isLogin = barrierIn(error.detail) == Barrier::wrongPassword ||
                         error.detail.contains(QLatin1StringView("is not permitted to log in"));
    return isLogin ? ShutOut::login : ShutOut::no;
}

QString whoBlocks(Database& database, const ServerAddress& address)
{
    QString logins;
    (void)database.select(
        QStringLiteral("SELECT string_agg(DISTINCT CAST(a.usename AS text), ', ') FROM pg_locks AS l JOIN "
                       "pg_stat_activity AS a ON a.pid = l.pid JOIN pg_class AS c ON c.oid = l.relation JOIN "
                       "pg_namespace AS s ON s.oid = c.relnamespace WHERE s.nspname = ? AND l.granted AND l.pid <> "
                       "pg_backend_pid() AND l.mode NOT IN ('AccessShareLock', 'SIReadLock') AND NOT EXISTS "
                       "(SELECT 1 FROM pg_locks AS w WHERE w.pid = l.pid AND NOT w.granted)"),
        {address.schema()}, [&logins](const QSqlQuery& row) {
            logins = row.value(0).toString();
            return true;
        });
    return logins;
}

} // namespace pairwright::server
