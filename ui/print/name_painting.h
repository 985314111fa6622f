#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace pairwright {

/// How a column of a sheet writes the names of people.
enum class NameLook {
    medium,  ///< in medium weight, the title before it muted
    surname, ///< the surname stands out
};

/// How much of its size a name has in a place: 1 where it fits whole, with initials, or on two lines where there is
/// height for them.
double shareOfName(const QString& name, NameLook look, double size, const QSizeF& place);

/// One line, or two; the given names become initials, and only then a name gets smaller.
void paintName(QPainter& painter, const QRectF& place, double size, const QString& name, NameLook look);

} // namespace pairwright
