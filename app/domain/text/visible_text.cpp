#include "app/domain/text/visible_text.h"

#include "engine/base/steering.h"

#include <QFileInfo>

#include <algorithm>

namespace pairwright {

namespace {

constexpr char16_t pictures = 0x2400;
constexpr char16_t pictureOfDelete = 0x2421;
constexpr char16_t replacement = 0xFFFD;

QChar visible(QChar character)
{
    const char16_t sign = character.unicode();
    if (sign < 0x20)
        return QChar(static_cast<char16_t>(pictures + sign));
    if (sign == 0x7F)
        return QChar(pictureOfDelete);
    if (isControlCharacter(sign) || steersText(sign))
        return QChar(replacement);
    return character;
}

} // namespace

QString visibleText(const QString& text)
{
    QString shown = text;
    std::transform(shown.begin(), shown.end(), shown.begin(), visible);
    return shown;
}

QString visibleLines(const QString& text)
{
    QString shown = text;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const qsizetype next = i + 1;
        const bool endsLine = text[i] == QLatin1Char('\r') && next < text.size() && text[next] == QLatin1Char('\n');
        if (text[i] != QLatin1Char('\n') && !endsLine)
            shown[i] = visible(text[i]);
    }
    return shown;
}

QString withoutSteering(const QString& text)
{
    QString plain = text;
    plain.replace(QLatin1Char('\t'), QLatin1Char(' '));
    plain.removeIf([](QChar character) {
        return character != QLatin1Char('\n') && character != QLatin1Char('\r') && visible(character) != character;
    });
    return plain;
}

QString visibleFileName(const QString& path)
{
    return visibleText(QFileInfo(path).fileName());
}

} // namespace pairwright
