#pragma once

#include <QString>

class QFontMetrics;

namespace pairwright {

/// "Surname, G. N." of "Surname, Given Names"; what has no comma, and what stands in brackets, stays as it is.
QString withInitials(const QString& name);

/// The name as it fits into so many px: "Surname, Given name", else "Surname, G.", else "Surname"; only a surname that
/// is too long by itself is cut.
QString nameInRoom(const QString& name, int room, const QFontMetrics& metrics);

} // namespace pairwright
