#pragma once

#include <QColor>
#include <QPalette>

namespace pairwright {

/// What a coloured area wants to say. Never the only carrier of the message: a word or sign stands beside it.
enum class Mood { neutral, good, warning, bad };

/// Paint that is derived from the palette in use, so that light, dark and high contrast all work.
struct Tints {
    QColor muted;  ///< secondary text
    QColor line;   ///< thin separators
    QColor accent; ///< the platform's highlight, readable as a mark on the window colour
    QColor accentWash;
};

/// What shows figures: bars, squares, lines that mean something. Accent is for what is chosen or goes on.
struct DataInks {
    QColor ink;  ///< filled
    QColor tint; ///< half filled
    QColor mark; ///< a line that means something, 3 : 1 against the page
};
DataInks dataInksOf(const QPalette& palette);

/// The disc of a colour: White is the light one on every ground.
struct DiscInks {
    QColor fill;
    QColor line;
    QColor text; ///< on it
};
DiscInks discInksOf(const QPalette& palette, bool white);

/// The screen in the hall, which is read from afar and follows nobody's palette.
struct HallColours {
    QColor ground;
    QColor stripe; ///< behind every other row
    QColor ink;
    QColor soft;   ///< what is less important
    QColor accent; ///< letters that one looks for
};
HallColours hallColours(bool dark);

Tints tintsOf(const QPalette& palette);
/// Secondary text on a ground that is not the page, as a row that is chosen or a wash: muted where that is readable
/// there (4.5 : 1), and stronger where it is not.
QColor mutedOn(const QPalette& palette, const QColor& ground);
/// Background that carries a mood behind ordinary text.
QColor washOf(const QPalette& palette, Mood mood);
/// Ink for a mood, readable on the base colour.
QColor inkOf(const QPalette& palette, Mood mood);
bool isDark(const QPalette& palette);
/// Lines and second-rank texts are nearly as strong as the text. That is wished for, by the user or by the desktop, and
/// never guessed from a palette: black on white is what many a platform begins with.
bool isHighContrast();
void setHighContrast(bool on);
/// `share` of the second colour, 0 .. 1.
QColor mixed(const QColor& first, const QColor& second, double share);

} // namespace pairwright
