#pragma once

#include <QString>

namespace pairwright {

/// A text of a file for a terminal, a message or a sheet: what would steer it stands there as a sign. Control
/// characters become their pictures (U+2400 and on), marks that turn the direction of text U+FFFD.
QString visibleText(const QString& text);
/// The same for a text of several lines, whose line ends stay.
QString visibleLines(const QString& text);
/// A text for a file that another program reads: without control characters and marks that turn the direction of text.
/// Its line ends stay, a tab becomes a blank.
QString withoutSteering(const QString& text);
/// The last part of a path, so.
QString visibleFileName(const QString& path);

} // namespace pairwright
