#pragma once

#include "app/storage/server/server_address.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <cstdint>

namespace pairwright {

/// What somebody needs to come to an event on a server from another computer, as a text that is sent, read off a QR
/// code, or opened from a file. It bears a password: it is shown once and kept nowhere.
struct Invitation {
    enum class Fault : std::uint8_t {
        none,    ///< the text has no invitation
        newer,   ///< of a program that is newer than this one
        damaged, ///< a part of it is missing or cannot be read
    };

    ServerAddress address;
    QString password;
    QByteArray certificate; ///< of the server, as PEM; empty: none came with it
    QDate until = {};       ///< the last day on which the login is let in; not valid: it is not said

    /// Anywhere in a text, as a letter has it.
    static Expected<Invitation, Fault> read(const QString& text);
    [[nodiscard]] QString text() const;
    friend bool operator==(const Invitation&, const Invitation&) = default;
};

/// Longer texts are no invitations: bytes of a file.
inline constexpr qint64 longestInvitation = 65'536;

} // namespace pairwright
