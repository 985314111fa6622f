#include "app/storage/server/server_address.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <map>
#include <mutex>

namespace pairwright {

namespace {

constexpr int usualPort = 5432;
constexpr auto scheme = "postgresql";

struct Passwords {
    std::mutex mutex;
    std::map<QString, QString> known;
};

Passwords& passwords()
{
    static Passwords all;
    return all;
}

QString loginOf(const ServerAddress& address)
{
    return QStringLiteral("%1@%2:%3/%4")
        .arg(address.user, address.host, QString::number(address.port), address.database);
}

bool isPort(const QString& text)
{
    constexpr int highest = 65535;
    bool isNumber = false;
    const int port = text.toInt(&isNumber);
    return isNumber && port > 0 && port <= highest;
}

} // namespace

bool isServerAddress(const QString& place)
{
    return place.startsWith(QLatin1StringView(scheme) + QStringLiteral("://"), Qt::CaseInsensitive);
}

Expected<ServerAddress, ServerAddress::Fault> ServerAddress::read(const QString& text)
{
    // Looked for before anything else: what is no address may bear one all the same.
    static const QRegularExpression secret(QStringLiteral("^[^/]*//[^/@?]*:[^/@?]*@"));
    static const QRegularExpression name(QStringLiteral("^[a-z0-9_-]{1,40}$"));
    if (secret.match(text).hasMatch())
        return Unexpected{Fault::password};
    const QUrl url(text, QUrl::StrictMode);
    const QUrlQuery query(url);
    if (query.hasQueryItem(QStringLiteral("password")) || query.hasQueryItem(QStringLiteral("passfile")))
        return Unexpected{Fault::password};
    if (!isServerAddress(text) || !url.isValid() || url.hasFragment())
        return Unexpected{Fault::notAnAddress};
    ServerAddress address;
    address.host = url.host();
    address.port = url.port(usualPort);
    address.user = url.userName(QUrl::FullyDecoded);
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    for (const auto& [key, value] : query.queryItems(QUrl::FullyDecoded)) {
        if (key == QStringLiteral("event"))
            address.event = value;
        else if (key == QStringLiteral("host") && address.host.isEmpty() && value.startsWith(QLatin1Char('/')))
            address.host = value;
        else if (key == QStringLiteral("user") && address.user.isEmpty())
            address.user = value;
        else if (key == QStringLiteral("port") && url.host().isEmpty() && isPort(value))
            address.port = value.toInt();
        else
            return Unexpected{Fault::notAnAddress};
    }
    if (address.database.isEmpty() || address.database.contains(QLatin1Char('/')))
        return Unexpected{Fault::noDatabase};
    if (address.event.isEmpty())
        return Unexpected{Fault::noEvent};
    if (!name.match(address.event).hasMatch())
        return Unexpected{Fault::impossibleEvent};
    return address;
}

QString ServerAddress::text() const
{
    QUrl url;
    QUrlQuery query;
    const bool isSocket = host.startsWith(QLatin1Char('/'));
    url.setScheme(QLatin1StringView(scheme));
    url.setHost(isSocket ? QString() : host);
    url.setPath(QLatin1Char('/') + database);
    if (!isSocket && !host.isEmpty()) {
        url.setUserName(user);
        if (port != usualPort)
            url.setPort(port);
    } else if (!user.isEmpty()) {
        query.addQueryItem(QStringLiteral("user"), user); // there is no user without a host before the path
    }
    if (isSocket)
        query.addQueryItem(QStringLiteral("host"), host);
    if ((isSocket || host.isEmpty()) && port != usualPort)
        query.addQueryItem(QStringLiteral("port"), QString::number(port));
    query.addQueryItem(QStringLiteral("event"), event);
    url.setQuery(query);
    const QString whole = url.toString(QUrl::FullyEncoded);
    return whole.contains(QStringLiteral("://"))
               ? whole
               : QStringLiteral("%1://%2").arg(QLatin1StringView(scheme), whole.section(QLatin1Char(':'), 1));
}

void rememberPassword(const ServerAddress& address, const QString& password)
{
    Passwords& all = passwords();
    const std::scoped_lock lock(all.mutex);
    all.known[loginOf(address)] = password;
}

QString rememberedPassword(const ServerAddress& address)
{
    Passwords& all = passwords();
    const std::scoped_lock lock(all.mutex);
    const auto found = all.known.find(loginOf(address));
    return found == all.known.end() ? QString() : found->second;
}

} // namespace pairwright
