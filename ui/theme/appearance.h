#pragma once

namespace pairwright {

/// Which colours the program shows. `system` leaves everything to the platform.
enum class Appearance { system, light, dark, highContrast };

/// Sets style and palette of the whole application; takes effect at once in every window.
void applyAppearance(Appearance appearance);

} // namespace pairwright
