#include "app/domain/setup/desk_who.h"

#include "app/domain/json/enum_names.h"

#include <QRegularExpression>

#include <string>

namespace pairwright {

namespace {

constexpr qsizetype longestName = 100;

} // namespace

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
    static const QRegularExpression hidden(
        QStringLiteral("[\\x{1}-\\x{1F}\\x{7F}-\\x{9F}\\x{AD}\\x{200B}-\\x{200F}\\x{202A}-\\x{202E}\\x{2060}-\\x{206F}"
                       "\\x{FEFF}]"));
    static const QRegularExpression blanks(
        QStringLiteral("[ \\x{A0}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}]+"));
    QString plain = name;
    plain.replace(QLatin1Char('['), QLatin1Char('(')).replace(QLatin1Char(']'), QLatin1Char(')'));
    plain.remove(hidden).replace(blanks, QStringLiteral(" "));
    plain = plain.trimmed();
    if (plain.size() > longestName) {
        const std::u32string letters = plain.toStdU32String();
        plain = QString::fromStdU32String(letters.substr(0, longestName)).trimmed();
    }
    return plain;
}

} // namespace pairwright
