#pragma once

namespace pairwright {

/// Tool tips show their text as it stands there: Qt guesses whether it is markup, and names of players and files would
/// load what they name. Holds for every widget, view, header, menu and tab of the program; calling it again does
/// nothing.
void makeToolTipsPlain();

} // namespace pairwright
