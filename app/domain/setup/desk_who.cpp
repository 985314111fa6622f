#include "app/domain/setup/desk_who.h"

#include "app/domain/json/enum_names.h"

namespace pairwright {

DeskWho DeskWho::read(const QString& who)
{
    const qsizetype begin = who.lastIndexOf(QStringLiteral(" ["));
    if (begin < 0 || !who.endsWith(QLatin1Char(']')))
        return {who, {}, {}};
    const QString behind = who.sliced(begin + 2).chopped(1);
    const auto role = fromName<DeskRole>(behind.section(QLatin1Char(':'), 0, 0));
    if (!role || !behind.contains(QLatin1Char(':')))
        return {who, {}, {}};
    return {who.first(begin), role, behind.section(QLatin1Char(':'), 1)};
}

QString nameAtDesk(const QString& name)
{
    QString plain = name;
    return plain.replace(QLatin1Char('['), QLatin1Char('(')).replace(QLatin1Char(']'), QLatin1Char(')')).trimmed();
}

} // namespace pairwright
