#pragma once

#include <QIcon>
#include <QString>

namespace pairwright {

/// Our own drawing of a freedesktop name, in the ink, the accent and the meanings of the palette, also after that has
/// changed; else the platform's icon of that name; a null icon when neither exists. Ask again for the platform's after
/// a palette change.
QIcon themedIcon(const QString& name);

/// Picks the light or dark variant of the fallback icon theme to go with the application's palette.
void chooseIconTheme();

} // namespace pairwright
