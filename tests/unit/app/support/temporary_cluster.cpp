#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/place.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "tests/unit/app/support/sessions.h"

#include <QDir>
#include <QProcess>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>
#include <utility>

namespace pairwright::test {

TemporaryCluster::TemporaryCluster()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        programs_ = versions.filePath(version) + QStringLiteral("/bin/");
    if (programs_.isEmpty()) {
        failure_ = QStringLiteral("PostgreSQL is not installed");
        return;
    }
    // The server refuses to run as root; the folder belongs to whom it runs as.
    if (::geteuid() == 0 && QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres"), host()}) != 0)
        failure_ = QStringLiteral("there is no user postgres");
    const QString data = host() + QStringLiteral("/data");
    if (!failure_.isEmpty() ||
        !run(QStringLiteral("initdb"),
             {QStringLiteral("-D"), data, QStringLiteral("-U"), user(), QStringLiteral("-A"), QStringLiteral("trust"),
              QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--locale=C"), QStringLiteral("-N")}) ||
        !askForPassword())
        return;
    watch();
    start();
}

/// The shell reads from a pipe that we hold and never write to: its end is ours, however that comes.
void TemporaryCluster::watch()
{
    const QString as = ::geteuid() == 0 ? QStringLiteral("runuser -u postgres -- ") : QString();
    watcher_.setStandardOutputFile(QProcess::nullDevice());
    watcher_.setStandardErrorFile(QProcess::nullDevice());
    watcher_.start(
        QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"),
         QStringLiteral("trap '' INT TERM HUP; read -r nothing; %1'%2pg_ctl' -D '%3/data' -m immediate stop; "
                        "rm -rf '%3'")
             .arg(as, programs_, host())});
    if (!watcher_.waitForStarted())
        failure_ = QStringLiteral("nobody would end the server");
}

void TemporaryCluster::start()
{
    if (runs_)
        return;
    QString options =
        QStringLiteral("-c unix_socket_directories=%1 -c fsync=%2 -p %3 -c listen_addresses=%4 -c max_connections=300")
            .arg(host(), isSafe_ ? QStringLiteral("on") : QStringLiteral("off"), QString::number(port_),
                 isEncrypted_ ? QStringLiteral("127.0.0.1") : QStringLiteral("''"));
    if (isEncrypted_)
        options += QStringLiteral(" -c ssl=on -c ssl_key_file=server.crt");
    runs_ = run(QStringLiteral("pg_ctl"),
                {QStringLiteral("-D"), host() + QStringLiteral("/data"), QStringLiteral("-o"), options,
                 QStringLiteral("-l"), host() + QStringLiteral("/log"), QStringLiteral("-w"), QStringLiteral("start")});
}

void TemporaryCluster::kill()
{
    if (std::exchange(runs_, false))
        (void)run(QStringLiteral("pg_ctl"),
                  {QStringLiteral("-D"), host() + QStringLiteral("/data"), QStringLiteral("-m"),
                   QStringLiteral("immediate"), QStringLiteral("stop")});
}

void TemporaryCluster::writeToDisk()
{
    kill();
    isSafe_ = true;
    start();
}

void TemporaryCluster::encrypt(Certificate kind)
{
    kill();
    const QString data = host() + QStringLiteral("/data/");
    QStringList words{QStringLiteral("req"),     QStringLiteral("-new"),
                      QStringLiteral("-x509"),   QStringLiteral("-days"),
                      QStringLiteral("30"),      QStringLiteral("-nodes"),
                      QStringLiteral("-subj"),   QStringLiteral("/CN=hall"),
                      QStringLiteral("-keyout"), data + QStringLiteral("key.pem"),
                      QStringLiteral("-out"),    data + QStringLiteral("certificate.pem"),
                      QStringLiteral("-newkey")};
    if (kind == Certificate::ofAHall)
        words += {QStringLiteral("ec"), QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:P-256")};
    else
        words += {QStringLiteral("rsa:2048"), QStringLiteral("-addext"),
                  QStringLiteral("basicConstraints=critical,CA:FALSE")};
    // Both in one file, as some servers have them.
    if (!run(QStringLiteral("/usr/bin/openssl"), words) ||
        !run(QStringLiteral("/bin/sh"),
             {QStringLiteral("-c"),
              QStringLiteral("cd %1 && umask 077 && cat certificate.pem key.pem >server.crt").arg(data)}))
        return;
    QFile rules(data + QStringLiteral("pg_hba.conf"));
    if (!isEncrypted_ && rules.open(QIODevice::Append))
        rules.write("hostssl all all 127.0.0.1/32 scram-sha-256\n");
    rules.close();
    if (!isEncrypted_)
        port_ = freePort();
    isEncrypted_ = true;
    start();
}

QByteArray TemporaryCluster::certificate() const
{
    QFile file(host() + QStringLiteral("/data/server.crt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    const bool isBound = ::bind(socket, any, size) == 0 && ::getsockname(socket, any, &size) == 0;
    ::close(socket);
    return isBound ? ntohs(address.sin_port) : 0;
}

/// The first line that fits a login counts.
bool TemporaryCluster::askForPassword() const
{
    QFile rules(host() + QStringLiteral("/data/pg_hba.conf"));
    if (!rules.open(QIODevice::ReadWrite))
        return false;
    const QByteArray others = rules.readAll();
    return rules.seek(0) && rules.write("local all " + guardedUser().toLatin1() + " scram-sha-256\n" + others) > 0;
}

TemporaryCluster::~TemporaryCluster()
{
    kill();
    watcher_.kill();
    watcher_.waitForFinished();
}

bool TemporaryCluster::run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    const QString path = program.startsWith(QLatin1Char('/')) ? program : programs_ + program;
    process.setWorkingDirectory(host());
    process.setProcessChannelMode(QProcess::MergedChannels);
    // What the server inherits stays open: it must not be a pipe that we read to its end.
    process.setStandardOutputFile(QDir::temp().filePath(QStringLiteral("pairwright-cluster-%1.log").arg(::getpid())));
    if (::geteuid() == 0)
        process.start(QStringLiteral("runuser"),
                      QStringList{QStringLiteral("-u"), QStringLiteral("postgres"), QStringLiteral("--"), path} +
                          arguments);
    else
        process.start(path, arguments);
    const bool done = process.waitForFinished(60'000) && process.exitCode() == 0;
    QFile log(QDir::temp().filePath(QStringLiteral("pairwright-cluster-%1.log").arg(::getpid())));
    if (!done && log.open(QIODevice::ReadOnly))
        failure_ = program + QStringLiteral(": ") + QString::fromUtf8(log.readAll());
    log.remove();
    return done;
}

void makeRoleMakers(const TemporaryCluster& cluster)
{
    QFile script(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/packaging/server/pairwright-server"));
    ServerAddress address;
    address.host = cluster.host();
    address.port = cluster.port();
    address.user = TemporaryCluster::user();
    address.database = QStringLiteral("postgres");
    const auto database = server::connect(address);
    const QString text = script.open(QIODevice::ReadOnly) ? QString::fromUtf8(script.readAll()) : QString();
    const QString sql = text.section(QStringLiteral("<<'SQL'\n"), 1).section(QStringLiteral("\nSQL\n"), 0, 0);
    if (sql.isEmpty() || !database || !(*database)->run(sql))
        throw std::runtime_error("no functions for roles");
}

TemporaryCluster& cluster()
{
    static TemporaryCluster one;
    if (!one.isInstalled() || !one.failure().isEmpty())
        throw std::runtime_error("no server: " + one.failure().toStdString());
    static const bool isPrepared = [] {
        makeRoleMakers(one);
        return true;
    }();
    Q_UNUSED(isPrepared)
    return one;
}

ServerAddress newEvent()
{
    static int events = 0;
    ServerAddress address;
    address.host = cluster().host();
    address.port = cluster().port();
    address.user = TemporaryCluster::user();
    address.database = QStringLiteral("postgres");
    address.event = QStringLiteral("open-%1").arg(++events);
    return address;
}

ServerAddress eventOf(int players)
{
    const TournamentFile file;
    createSession(file.path(), players)->close();
    ServerAddress address = newEvent();
    if (const auto made = copyToServer(file.path(), address); !made)
        throw std::runtime_error(made.error().detail.toStdString());
    return address;
}

ServerAddress loginWith(const ServerAddress& event, const QStringList& roles)
{
    static int logins = 0;
    auto opened = ServerStore::open(event);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    Database& database = static_cast<ServerStore&>(*opened->store).database();
    ServerAddress address = event;
    address.user = QStringLiteral("desk_%1").arg(++logins);
    bool isMade = database.run(QStringLiteral("CREATE ROLE %1 LOGIN").arg(address.user)).hasValue();
    for (const QString& role : roles) {
        QString name;
        isMade = isMade &&
                 database.select(QStringLiteral("SELECT rolname FROM pg_roles WHERE rolname LIKE ?"),
                                 {QStringLiteral("pw:%1@%:%2").arg(event.event, role)},
                                 [&name](const QSqlQuery& row) {
                                     name = row.value(0).toString();
                                     return true;
                                 }) &&
                 database.run(QStringLiteral("GRANT \"%1\" TO %2").arg(name, address.user));
    }
    if (!isMade)
        throw std::runtime_error("no login");
    return address;
}

ServerAddress guarded(const ServerAddress& address, const QString& password)
{
    auto opened = ServerStore::open(address);
    if (!opened || !static_cast<ServerStore&>(*opened->store)
                        .database()
                        .run(QStringLiteral("CREATE ROLE %1 LOGIN PASSWORD '%2' IN ROLE %3")
                                 .arg(TemporaryCluster::guardedUser(), password, TemporaryCluster::user())))
        throw std::runtime_error("no login with a password");
    ServerAddress theirs = address;
    theirs.user = TemporaryCluster::guardedUser();
    return theirs;
}

} // namespace pairwright::test
