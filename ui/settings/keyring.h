#pragma once

#include "app/storage/server/server_address.h"

#include <QString>

#include <memory>
#include <optional>

namespace pairwright {

/// Where the system keeps passwords of the person at this computer (Secret Service, KWallet): by host, port, database
/// and login of a server. Nothing of it is in a file of ours, in a log or in a journal.
class Keyring {
public:
    Keyring() = default;
    virtual ~Keyring() = default;
    Keyring(const Keyring&) = delete;
    Keyring& operator=(const Keyring&) = delete;

    /// The program can use one; whether the system has one shows when something is kept.
    [[nodiscard]] virtual bool isOffered() const = 0;
    /// None: it has none for that login, or it is not opened. May wait for the person, who opens it.
    virtual std::optional<QString> password(const ServerAddress& address) = 0;
    /// False: it was not kept.
    virtual bool keep(const ServerAddress& address, const QString& password) = 0;
    virtual void forget(const ServerAddress& address) = 0;
};

/// That of the system; one that keeps nothing where the program was built without.
Keyring& keyring();
/// In its place, for tests; nullptr: that of the system again.
void useKeyring(std::unique_ptr<Keyring> other);

/// Host, port, database and login: by which a password is found again.
QString keyringNameOf(const ServerAddress& address);

} // namespace pairwright
