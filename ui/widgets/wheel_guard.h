#pragma once

namespace pairwright {

/// The wheel scrolls and never changes a value nor takes the focus: it passes through fields, choices and tabs to what
/// scrolls behind them. Holds for every window of the program; calling it again does nothing.
void guardWheel();

} // namespace pairwright
