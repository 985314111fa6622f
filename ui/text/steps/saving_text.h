#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

/// What the disk, or the server, did not do, and what can be done about it; `detail`: what it says itself. Empty: the
/// finding is about something else.
QString savingSentence(FindingCode code, const QString& detail);
/// Somebody keeps an event locked on a server: by those logins, as far as known.
QString blockedSentence(const QString& logins);

} // namespace pairwright
