#pragma once

namespace pairwright {

/// Which colours the program shows. `system` follows the desktop: its wish (setDesktopWish()), or else the platform.
enum class Appearance { system, light, dark, highContrast };

/// Sets style and palette of the whole application; takes effect at once in every window.
void applyAppearance(Appearance appearance);
/// What the desktop wishes now; `system`: nothing. Seen at once where `system` is applied.
void setDesktopWish(Appearance wish);

} // namespace pairwright
