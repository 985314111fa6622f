#pragma once

#include "app/storage/server/server_inviting.h"

#include <QString>

namespace pairwright {

/// Why nobody was invited, and what to do. `chief`: who asked.
QString sentenceFor(const InviteError& error, const WantedLogin& wanted, const ServerAddress& chief);
/// What the new login may do.
QString tasksOf(DeskRole role);
/// What the trial of an invitation has shown that somebody has to know; empty: it works.
QString remarkOn(const Invited& invited);
/// The letter that the invitation goes with, for people and for the program.
QString letterFor(const Invited& invited, DeskRole role);

/// Why a text is no invitation.
QString sentenceFor(Invitation::Fault fault);
/// To what it invites, and how the server is known again.
QString describeInvitation(const Invitation& invitation);

/// What became of the roles of an event that was opened by its owner; empty: nothing to tell.
QString sentenceFor(EventRoles roles, const ServerAddress& address);

} // namespace pairwright
