#include "ui/widgets/name_in_room.h"

#include <QFontMetrics>
#include <QStringList>

namespace pairwright {

QString nameInRoom(const QString& name, int room, const QFontMetrics& metrics)
{
    if (metrics.horizontalAdvance(name) <= room)
        return name;
    const auto comma = name.indexOf(QLatin1Char(','));
    if (comma > 0) {
        QStringList given = name.mid(comma + 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (QString& one : given)
            one = one.left(1) + QLatin1Char('.');
        const QString family = name.left(comma);
        const QString initials = family + QStringLiteral(", ") + given.join(QLatin1Char(' '));
        if (metrics.horizontalAdvance(initials) <= room)
            return initials;
        return metrics.horizontalAdvance(family) <= room ? family : metrics.elidedText(family, Qt::ElideRight, room);
    }
    return metrics.elidedText(name, Qt::ElideRight, room);
}

} // namespace pairwright
