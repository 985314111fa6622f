#pragma once

#include <QString>

/// Texts that a spreadsheet program would run. Which sign divides cells is a matter of the locale of who opens a file,
/// so each place counts where a cell could begin: after a comma, a semicolon, a tab, a bar, a line end.
namespace pairwright {

/// Starts like a formula of a spreadsheet: = + - @, in whatever width.
bool looksLikeFormula(const QString& text);

/// The same text with an apostrophe in front of each formula in it. unguarded() gives it back.
QString guarded(const QString& text);
QString unguarded(const QString& text);

} // namespace pairwright
