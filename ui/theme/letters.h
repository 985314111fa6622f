#pragma once

#include <QFont>

namespace pairwright {

/// What the windows are written in. Inter only where it is installed; the system's letters without complaint elsewhere.
enum class Typeface { inter, system };

constexpr int leastTextSize = 9;
constexpr int greatestTextSize = 20;

/// These letters in every window, at once; the size stays. Figures are tabular: all are equally wide.
void applyTypeface(Typeface typeface);
bool isInstalled(Typeface typeface);
/// Text of this many points in every window, at once; 0: what the platform has.
void applyTextSize(int points);
/// What is shown now, in points.
int textSizeNow();

/// In which names are written: medium, and as other text where the letters have no medium.
QFont::Weight nameWeight();

/// What the platform gave us at the start.
const QFont& platformFont();

/// Sheets on paper are in Inter where it is installed, whatever the windows are written in: no choice of somebody at a
/// computer breaks a line elsewhere, and all of a PDF can be found and copied.
QFont paperFont();

} // namespace pairwright
