#pragma once

namespace pairwright {

/// Which colours the program shows. `system` follows the desktop: its choice (setDesktopAppearance()), or else the
/// platform.
enum class Appearance { system, light, dark, highContrast };

/// Sets style and palette of the whole application; takes effect at once in every window.
void applyAppearance(Appearance appearance);
/// What the desktop asks for now; `system`: nothing. Seen at once where `system` is applied.
void setDesktopAppearance(Appearance appearance);

} // namespace pairwright
