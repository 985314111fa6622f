#pragma once

#include "app/domain/setup/desk_role.h"
#include "app/storage/open_error.h"
#include "app/storage/server/server_invitation.h"

#include <QDate>
#include <QStringList>

#include <vector>

namespace pairwright {

/// A login that is to be made for an event on a server.
struct WantedLogin {
    DeskRole role = DeskRole::results;
    QString name; ///< small letters, digits and _, a letter first; at most 31
    bool seesPrivate = false;
    QString host; ///< by which the other desks reach the server, and its port
    int port = 5432;
};

/// Why there is none.
struct InviteError {
    enum class Code : std::uint8_t {
        impossibleName,
        taken,      ///< there is a login of that name on the server, for this event or another
        noRoles,    ///< the server's owner has not put there what makes roles and logins
        notAllowed, ///< by the role of who asks
        gone,       ///< the event has no such login, or it is that of who asks
        notReached, ///< `barrier`
        blocked,    ///< another keeps the event locked on the server
        failed,     ///< `detail`
    };
    Code code = Code::failed;
    QString detail = {}; ///< one line of what the server says, not translated
    OpenError::Barrier barrier = OpenError::Barrier::unknown;
};

/// What was made, and what was found when the new login was tried at the address that the desks use.
struct Invited {
    enum class Trial : std::uint8_t {
        checked,        ///< the server proved itself by the certificate of the invitation
        notReached,     ///< from this computer at least; the certificate goes with it, unproved
        noCertificate,  ///< the server does not give it out: the invitation goes without
        unusable,       ///< the server's certificate cannot be checked by itself: the invitation goes without
        notEncrypted,   ///< the server encrypts nothing
        onThisComputer, ///< nobody else reaches that address
    };
    Invitation invitation;
    QDate until; ///< the last day on which the login is let in; not valid: the server does not say
    Trial trial = Trial::checked;
};

/// By the function of the event that a chief may call, see server::makeRights(). Waits for the server: not in the
/// thread of a window.
Expected<Invited, InviteError> invite(const ServerAddress& chief, const WantedLogin& wanted);

/// A login that was made by an invitation.
struct EventLogin {
    QString name;
    DeskRole role = DeskRole::viewer;
    bool seesPrivate = false;
    QDate until; ///< the last day on which it is let in
};

/// Those of the event, by name, but for that of who asks. Waits for the server.
Expected<std::vector<EventLogin>, InviteError> invitedLogins(const ServerAddress& chief);
/// Ends one of them now: who is in by it is out, and the name is free again. Waits for the server.
Expected<Done, InviteError> endLogin(const ServerAddress& chief, const QString& name);

bool isPossibleLogin(const QString& name);
/// One that a server keeps for itself.
bool isLoginOfServer(const QString& name);

/// The addresses of this computer in its nets, those that are proposed first in front.
QStringList ownAddresses();

} // namespace pairwright
