#pragma once

#include "ui/theme/appearance.h"

#include <QByteArray>

namespace pairwright {

/// Tests that take pictures take them in light colours; PAIRWRIGHT_LOOK=dark plays and photographs the same in dark
/// ones.
inline void applyChosenLook()
{
    applyAppearance(qgetenv("PAIRWRIGHT_LOOK") == "dark" ? Appearance::dark : Appearance::light);
}

} // namespace pairwright
