#pragma once

#include "app/storage/server/server_address.h"

#include <QByteArray>
#include <QString>

namespace pairwright {

/// The certificate of a server, which came with the invitation to an event on it, as PEM: one or several blocks. Kept
/// in a folder, a file for each event (by database and name, whatever address the hall has that day), and never a
/// password with it.

/// What is a certificate in a text, in lines of their own again; empty: none, or none that can be one.
QByteArray certificateIn(const QString& text);
/// The SHA-256 of the first one as people compare it, "AB:CD:…"; empty: there is none.
QString fingerprintOf(const QByteArray& certificate);

/// Where they are kept from now on; else in the folder of the user's settings.
void keepCertificatesIn(const QString& folder);
/// In place of the one that the event had; empty: it has none any more. False: it could not be written.
bool keepCertificate(const ServerAddress& address, const QByteArray& certificate);
/// The file that holds it; empty: the event has none.
QString certificateFileOf(const ServerAddress& address);

/// The server is this computer itself: a socket, or an address that leaves it by no net.
bool isOnThisComputer(const QString& host);

/// Against which file of certificates the server has to prove itself, or empty: against none. Not on this computer,
/// but in tests that say so with checkThisComputerToo().
QString certificateToCheck(const QString& host, const QString& file);
void checkThisComputerToo(bool yes);
/// What goes to that server is encrypted, or does not go: it is not this computer.
bool mustBeEncrypted(const QString& host);

} // namespace pairwright
