#pragma once

#include "app/storage/server/server_address.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace pairwright::test {

/// A PostgreSQL server of its own in a temporary folder, reached by a socket there and, until encrypt(), from nowhere
/// else.
class TemporaryCluster {
public:
    TemporaryCluster();
    ~TemporaryCluster();
    TemporaryCluster(const TemporaryCluster&) = delete;
    TemporaryCluster& operator=(const TemporaryCluster&) = delete;

    /// There is a server to start.
    [[nodiscard]] bool isInstalled() const { return !programs_.isEmpty(); }
    /// Empty: it runs.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// Of the socket, for QSqlDatabase::setHostName().
    [[nodiscard]] QString host() const { return folder_.path(); }
    [[nodiscard]] static QString user() { return QStringLiteral("pairwright"); }
    /// A login that the server asks for a password; see guarded().
    [[nodiscard]] static QString guardedUser() { return QStringLiteral("guarded"); }

    /// From now on what is confirmed is on the disk, as with a server that is meant to last.
    void writeToDisk();
    /// As if the power of its computer failed, but for what the disk holds.
    void kill();
    void start();

    /// What openssl is told of the key and the certificate of the server.
    enum class Certificate { ofAHall, withoutAuthority };
    /// From now on it listens at 127.0.0.1 as well, encrypted and with a password, at a port of its own, and has a new
    /// certificate, the only one.
    void encrypt(Certificate kind = Certificate::ofAHall);
    [[nodiscard]] int port() const { return port_; }
    /// The file with its certificate, and with its key.
    [[nodiscard]] QByteArray certificate() const;

    /// One of PostgreSQL's, as the user of the server; a path alone is another program. False: it failed.
    bool run(const QString& program, const QStringList& arguments);

private:
    [[nodiscard]] bool askForPassword() const;
    void watch();

    QTemporaryDir folder_;
    QProcess watcher_; ///< a shell that outlives this program where that is killed, and ends the server
    QString programs_;
    QString failure_;
    bool runs_ = false;
    bool isEncrypted_ = false;
    bool isSafe_ = false;
    int port_ = 5432;
};

/// One that nobody listens at.
int freePort();

/// What the owner of a server puts there, as the script for one does.
void makeRoleMakers(const TemporaryCluster& cluster);

/// The one that the events below are on.
TemporaryCluster& cluster();
/// Of an event that is not there yet, on a server that ends with the program. A server that does not start is a failure
/// of the test: ./test installs it.
ServerAddress newEvent();
/// One that is there, with so many players (somePlayers()) and nothing played.
ServerAddress eventOf(int players);
/// The event for a new login that has those roles of it (DeskRole, "private"), and no other.
ServerAddress loginWith(const ServerAddress& event, const QStringList& roles);
/// The same event for a login with that password.
ServerAddress guarded(const ServerAddress& address, const QString& password);

} // namespace pairwright::test
