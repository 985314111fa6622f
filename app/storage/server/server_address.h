#pragma once

#include "engine/base/expected.h"

#include <QString>

#include <cstdint>

namespace pairwright {

/// Where an event lies on a PostgreSQL server: postgresql://USER@HOST:PORT/DATABASE?event=NAME. Without a host: this
/// computer's own server; `host=/FOLDER` among what follows the question mark names the folder of its socket,
/// `port=NUMBER` another than the usual one. Never a password: it is asked for, and kept nowhere.
struct ServerAddress {
    enum class Fault : std::uint8_t { notAnAddress, password, noDatabase, noEvent, impossibleEvent };

    QString host;
    int port = 5432;
    QString user; ///< empty: the one of the operating system
    QString database;
    QString event; ///< small letters, digits, - and _; at most 40

    static Expected<ServerAddress, Fault> read(const QString& text);
    /// As it is shown and kept, readable again.
    [[nodiscard]] QString text() const;
    /// The schema that holds the event.
    [[nodiscard]] QString schema() const { return QStringLiteral("event_") + event; }
    friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

/// It is meant for one, readable or not: no file is.
bool isServerAddress(const QString& place);

/// For the time that the program runs, in its memory and nowhere else: for the server, the database and the user of
/// that address.
void rememberPassword(const ServerAddress& address, const QString& password);
QString rememberedPassword(const ServerAddress& address);

} // namespace pairwright
