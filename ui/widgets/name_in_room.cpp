#include "ui/widgets/name_in_room.h"

#include <QFontMetrics>
#include <QStringList>

namespace pairwright {

QString withInitials(const QString& name)
{
    const auto comma = name.indexOf(QLatin1Char(','));
    if (comma <= 0)
        return name;
    QStringList given = name.mid(comma + 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString& one : given)
        if (one.front().isLetter()) // "(withdrawn)" stays
            one = one.left(1) + QLatin1Char('.');
    return name.left(comma) + QStringLiteral(", ") + given.join(QLatin1Char(' '));
}

QString nameInRoom(const QString& name, int room, const QFontMetrics& metrics)
{
    if (metrics.horizontalAdvance(name) <= room)
        return name;
    QString initials = withInitials(name);
    if (metrics.horizontalAdvance(initials) <= room)
        return initials;
    const QString family = name.section(QLatin1Char(','), 0, 0);
    return metrics.horizontalAdvance(family) <= room ? family : metrics.elidedText(family, Qt::ElideRight, room);
}

} // namespace pairwright
