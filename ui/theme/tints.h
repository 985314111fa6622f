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

/// The screen in the hall, which is read from afar and follows nobody's palette.
struct HallColours {
    QColor ground;
    QColor stripe; ///< behind every other row
    QColor ink;
    QColor soft; ///< what is less important
};
HallColours hallColours(bool dark);

Tints tintsOf(const QPalette& palette);
/// Background that carries a mood behind ordinary text.
QColor washOf(const QPalette& palette, Mood mood);
/// Ink for a mood, readable on the base colour.
QColor inkOf(const QPalette& palette, Mood mood);
bool isDark(const QPalette& palette);
/// Pure black and white, ours or the platform's: lines and second-rank texts are nearly as strong as the text.
bool isHighContrast(const QPalette& palette);
/// `share` of the second colour, 0 .. 1.
QColor mixed(const QColor& first, const QColor& second, double share);

} // namespace pairwright
