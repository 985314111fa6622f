#include "app/storage/server/server_inviting.h"

#include "app/domain/json/enum_names.h"
#include "app/storage/server/server_barrier.h"
#include "app/storage/server/server_certificate.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_rights.h"

#include <QRegularExpression>
#include <QTemporaryFile>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

using Code = InviteError::Code;
using Trial = Invited::Trial;

/// Without what stands below the first line: the statement may be in it, and in that a password.
InviteError failureOf(const StoreError& error)
{
    static const QRegularExpression level(QStringLiteral("^[A-Z]+: +"));
    switch (error.code) {
    case StoreError::Code::readOnly: return {Code::notAllowed};
    case StoreError::Code::blocked: return {Code::blocked};
    default: return {Code::failed, error.detail.section(QLatin1Char('\n'), 0, 0).remove(level).simplified()};
    }
}

InviteError unreachable(const ServerAddress& chief, const StoreError& error)
{
    return {Code::notReached, {}, server::barrierAt(chief, error.detail, !rememberedPassword(chief).isEmpty())};
}

/// The first value of the first row; not valid: there is none.
Expected<QVariant, InviteError> answerTo(Database& database, const QString& question, const QVariantList& values)
{
    QVariant answer;
    const auto done = database.select(question, values, [&answer](const QSqlQuery& row) {
        answer = row.value(0);
        return false;
    });
    if (!done)
        return Unexpected{failureOf(done.error())};
    return answer;
}

Expected<Done, InviteError> mayInvite(Database& database, const ServerAddress& address, const QString& name)
{
    const auto rights = server::rightsOf(database, address);
    if (!rights)
        return Unexpected{failureOf(rights.error())};
    if (!*rights || (*rights)->role != DeskRole::chief)
        return Unexpected{InviteError{Code::notAllowed}};
    const auto inviting = answerTo(
        database,
        QStringLiteral("SELECT 1 FROM pg_proc AS f JOIN pg_namespace AS s ON s.oid = f.pronamespace CROSS JOIN pg_proc "
                       "AS m JOIN pg_namespace AS p ON p.oid = m.pronamespace WHERE s.nspname = ? AND f.proname = "
                       "'invite' AND p.nspname = 'pairwright' AND m.proname = 'make_login'"),
        {address.schema()});
    if (!inviting)
        return Unexpected{inviting.error()};
    const bool lacksRoles = (*rights)->roles == EventRoles::none || (*rights)->roles == EventRoles::missing;
    if (lacksRoles || !inviting->isValid())
        return Unexpected{InviteError{Code::noRoles}};
    const auto there = answerTo(database, QStringLiteral("SELECT 1 FROM pg_roles WHERE rolname = ?"), {name});
    if (!there)
        return Unexpected{there.error()};
    if (there->isValid())
        return Unexpected{InviteError{Code::taken}};
    return Done{};
}

/// Empty: the server encrypts nothing; none: it does not give it out.
std::optional<QByteArray> certificateOf(Database& database)
{
    const auto may = server::hasMaker(database, QStringLiteral("certificate"));
    if (!may || !*may)
        return std::nullopt;
    const auto answer = answerTo(database, QStringLiteral("SELECT pairwright.certificate()"), {});
    if (!answer)
        return std::nullopt;
    return certificateIn(answer->toString());
}

/// As the invited desk will come: what does not work there is not given out.
Trial tried(Invitation& invitation)
{
    QTemporaryFile file;
    if (!file.open() || file.write(invitation.certificate) < 0 || !file.flush())
        return Trial::notReached;
    const auto database = server::connect(invitation.address, {invitation.password, file.fileName()});
    if (database)
        return Trial::checked;
    if (database.error().code != StoreError::Code::otherCertificate)
        return Trial::notReached;
    invitation.certificate.clear();
    return Trial::unusable;
}

} // namespace

bool isPossibleLogin(const QString& name)
{
    static const QRegularExpression possible(QStringLiteral("^[a-z][a-z0-9_]{0,30}$"));
    return possible.match(name).hasMatch() && !isLoginOfServer(name);
}

bool isLoginOfServer(const QString& name)
{
    return name.startsWith(QStringLiteral("pg_")) || name == QStringLiteral("public") || name == QStringLiteral("none");
}

Expected<Invited, InviteError> invite(const ServerAddress& chief, const WantedLogin& wanted)
{
    if (!isPossibleLogin(wanted.name))
        return Unexpected{InviteError{Code::impossibleName}};
    const auto connected = server::connect(chief);
    if (!connected)
        return Unexpected{unreachable(chief, connected.error())};
    Database& database = **connected;
    if (const auto may = mayInvite(database, chief, wanted.name); !may)
        return Unexpected{may.error()};
    const auto password = answerTo(database, QStringLiteral("SELECT invite(?, ?, ?)"),
                                   {QString::fromLatin1(nameOf(wanted.role)), wanted.name, wanted.seesPrivate});
    if (!password)
        return Unexpected{password.error()};

    Invited invited;
    invited.invitation.address = chief;
    invited.invitation.address.user = wanted.name;
    invited.invitation.address.host = wanted.host;
    invited.invitation.address.port = wanted.port;
    invited.invitation.password = password->toString();
    const auto until =
        answerTo(database,
                 QStringLiteral("SELECT CAST(CAST(rolvaliduntil AS date) - 1 AS text) FROM pg_roles WHERE rolname = ?"),
                 {wanted.name});
    if (until)
        invited.until = invited.invitation.until = QDate::fromString(until->toString(), Qt::ISODate);
    const auto certificate = certificateOf(database);
    if (wanted.host.isEmpty() || wanted.host.startsWith(QLatin1Char('/')))
        invited.trial = Trial::onThisComputer;
    else if (!certificate)
        invited.trial = Trial::noCertificate;
    else if (certificate->isEmpty())
        invited.trial = Trial::notEncrypted;
    else {
        invited.invitation.certificate = *certificate;
        invited.trial = tried(invited.invitation);
    }
    return invited;
}

Expected<std::vector<EventLogin>, InviteError> invitedLogins(const ServerAddress& chief)
{
    const auto connected = server::connect(chief);
    if (!connected)
        return Unexpected{unreachable(chief, connected.error())};
    const auto logins = server::loginsOf(**connected, chief);
    if (!logins)
        return Unexpected{failureOf(logins.error())};
    std::vector<EventLogin> others;
    for (const server::LetIn& one : *logins)
        if (one.name != chief.user)
            others.push_back({one.name, one.rights.role, one.rights.seesPrivate, one.until});
    return others;
}

Expected<Done, InviteError> endLogin(const ServerAddress& chief, const QString& name)
{
    const auto connected = server::connect(chief);
    if (!connected)
        return Unexpected{unreachable(chief, connected.error())};
    Database& database = **connected;
    const auto rights = server::rightsOf(database, chief);
    if (!rights)
        return Unexpected{failureOf(rights.error())};
    if (!*rights || (*rights)->role != DeskRole::chief)
        return Unexpected{InviteError{Code::notAllowed}};
    const auto logins = server::loginsOf(database, chief);
    if (!logins)
        return Unexpected{failureOf(logins.error())};
    const bool isThere =
        std::any_of(logins->begin(), logins->end(), [&name](const server::LetIn& one) { return one.name == name; });
    if (!isThere || name == chief.user)
        return Unexpected{InviteError{Code::gone}};
    // An event of an earlier version has no such function of its own; its owner may call that of the server.
    const auto own = answerTo(database,
                              QStringLiteral("SELECT 1 FROM pg_proc AS f JOIN pg_namespace AS s ON s.oid = "
                                             "f.pronamespace CROSS JOIN pg_proc AS m JOIN pg_namespace AS p ON p.oid = "
                                             "m.pronamespace WHERE s.nspname = ? AND f.proname = 'end_login' AND "
                                             "p.nspname = 'pairwright' AND m.proname = 'end_login'"),
                              {chief.schema()});
    const auto may = server::hasMaker(database, QStringLiteral("end_login"));
    if (!own || !may)
        return Unexpected{own ? failureOf(may.error()) : own.error()};
    if (!own->isValid() && !*may)
        return Unexpected{InviteError{Code::noRoles}};
    const auto done =
        own->isValid() ? answerTo(database, QStringLiteral("SELECT end_login(?)"), {name})
                       : answerTo(database, QStringLiteral("SELECT pairwright.end_login(?, ?)"), {chief.event, name});
    if (!done)
        return Unexpected{done.error()};
    return Done{};
}

QStringList ownAddresses()
{
    QStringList wires;
    QStringList others; // nets within this computer, and the longer addresses
    ifaddrs* all = nullptr;
    if (::getifaddrs(&all) != 0)
        return {};
    for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
        const bool isUp = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
        if (!isUp || one->ifa_addr == nullptr)
            continue;
        std::array<char, INET6_ADDRSTRLEN> text{};
        const auto name = QString::fromLatin1(one->ifa_name);
        const bool isInside = name.startsWith(QStringLiteral("docker")) || name.startsWith(QStringLiteral("br-")) ||
                              name.startsWith(QStringLiteral("vir")) || name.startsWith(QStringLiteral("veth"));
        if (one->ifa_addr->sa_family == AF_INET) {
            const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
            if (::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr)
                (isInside ? others : wires) += QString::fromLatin1(text.data());
        } else if (one->ifa_addr->sa_family == AF_INET6) {
            const auto* address = reinterpret_cast<const sockaddr_in6*>(one->ifa_addr);
            const bool isLocal = IN6_IS_ADDR_LINKLOCAL(&address->sin6_addr) != 0;
            if (!isLocal && ::inet_ntop(AF_INET6, &address->sin6_addr, text.data(), text.size()) != nullptr)
                others += QString::fromLatin1(text.data());
        }
    }
    ::freeifaddrs(all);
    return wires + others;
}

} // namespace pairwright
