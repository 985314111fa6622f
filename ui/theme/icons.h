#pragma once

#include <QIcon>
#include <QString>

namespace pairwright {

/// The platform's icon of a freedesktop name, or our own drawing of that name painted in the text
/// colour of the palette; a null icon when neither exists. Ask again after a palette change.
QIcon themedIcon(const QString& name);

/// Picks the light or dark variant of the fallback icon theme to go with the application's palette.
void chooseIconTheme();

} // namespace pairwright
