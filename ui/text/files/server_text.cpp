#include "ui/text/files/server_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/storage/server/server_address.h"

#include <QCoreApplication>
#include <QStringList>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ServerText)
};

} // namespace

QString notReachedText(const OpenError& error)
{
    using Barrier = OpenError::Barrier;
    const auto read = ServerAddress::read(error.path);
    const ServerAddress address = read ? *read : ServerAddress{};
    const QString host = address.host.isEmpty() || address.host.startsWith(QLatin1Char('/'))
                             ? Tr::tr("this computer")
                             : visibleText(address.host);
    const QString login = visibleText(address.user);
    switch (error.barrier) {
    case Barrier::noSuchHost:
        return Tr::tr(
                   "Nobody in this network knows the server “%1”. Check its name, and whether this computer is in the "
                   "network of the hall.")
            .arg(host);
    case Barrier::noAnswer:
        return Tr::tr(
                   "The server %1 does not answer. See that it is on and in the same network, and that its address is "
                   "still this one.")
            .arg(host);
    case Barrier::noServer:
        return filled(Tr::tr("On %1 no PostgreSQL answers at port %2. Start the server there, or correct the port."),
                      host, address.port);
    case Barrier::noPassword: return Tr::tr("The server wants the password of your login. Type it in.");
    case Barrier::wrongPassword:
        return Tr::tr("Login or password is wrong. Type the password again, or ask whoever has invited you: a login "
                      "ends with the event.");
    case Barrier::noDatabase:
        return Tr::tr("The server has no database “%1” for this login. Whoever looks after it knows its name.")
            .arg(visibleText(address.database));
    case Barrier::notLetIn:
        return login.isEmpty()
                   ? Tr::tr("The rules of the server let nobody in from this computer. Whoever looks after it has to "
                            "allow it (pg_hba.conf).")
                   : filled(Tr::tr("Either the server has no database “%1”, or its rules do not let the login “%2” in "
                                   "from this computer. Whoever looks after it knows its name, and has to allow it "
                                   "(pg_hba.conf)."),
                            visibleText(address.database), login);
    case Barrier::notEncrypted:
        return Tr::tr("The server %1 encrypts nothing, and a password goes through the network only encrypted. Whoever "
                      "looks after it gives it a certificate (ssl = on).")
            .arg(host);
    case Barrier::full:
        return Tr::tr(
            "The server has no connection left. Close Pairwright where it is not needed, or have more allowed "
            "(max_connections).");
    case Barrier::unknown: break;
    }
    return Tr::tr("The server %1 does not let this computer in. Check the login and its password; the details say what "
                  "the server has said.")
        .arg(host);
}

QString serverDetails(const OpenError& error)
{
    QStringList lines;
    for (const QString& line : error.detail.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        if (const QString plain = visibleText(line.simplified()); !plain.isEmpty())
            lines += plain;
    return lines.join(QLatin1Char('\n'));
}

} // namespace pairwright
