#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

/// What the disk, or the server, did not do, and what can be done about it; `detail`: Finding::text. Empty: the finding
/// is about something else.
QString savingSentence(FindingCode code, const QString& detail);
/// What it says itself of that, in lines, for whoever asks; empty: nothing.
QString savingDetails(const Finding& finding);
/// Somebody keeps an event locked on a server: by those logins, as far as known.
QString blockedSentence(const QString& logins);

} // namespace pairwright
