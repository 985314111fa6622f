#pragma once

class QString;

namespace pairwright {

/// From now on the figures of an installed typeface are equally wide in this program, if it has such figures: columns
/// of numbers line up, and a number does not move while it counts. For screens: in a PDF of Qt, letters that stand for
/// no character of their own (such figures, dashes between capitals) can be neither found nor copied.
void makeFiguresTabular(const QString& family);

} // namespace pairwright
