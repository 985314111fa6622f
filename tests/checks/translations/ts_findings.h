#pragma once

#include <QByteArray>
#include <QStringList>

namespace pairwright {

/// What is wrong in a translation file (Qt's .ts XML), one sentence a finding: unfinished or empty strings,
/// missing plural forms, a place marker (%1, %n, %L1) that the translation lost or invented, a lost or
/// invented menu key (&), ellipsis or colon. Obsolete entries are not looked at.
/// `pluralForms`: how many forms the language has.
QStringList tsFindings(const QByteArray& ts, int pluralForms);

} // namespace pairwright
