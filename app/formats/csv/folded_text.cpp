#include "app/formats/csv/folded_text.h"

namespace pairwright {

namespace {

/// Letters that have no decomposition into a base letter and an accent.
QString baseLetters(char16_t letter)
{
    switch (letter) {
    case 0x00DF: return QStringLiteral("ss");
    case 0x00E6: return QStringLiteral("ae");
    case 0x0153: return QStringLiteral("oe");
    case 0x00F8: return QStringLiteral("o");
    case 0x0142: return QStringLiteral("l");
    case 0x0111:
    case 0x00F0: return QStringLiteral("d");
    case 0x00FE: return QStringLiteral("th");
    case 0x0131: return QStringLiteral("i");
    default: return QString(QChar(letter));
    }
}

} // namespace

QString folded(const QString& text)
{
    QString result;
    bool blankBefore = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower()) {
        if (c.isMark())
            continue;
        if (!c.isLetterOrNumber() && !c.isSurrogate()) {
            blankBefore = !result.isEmpty();
            continue;
        }
        if (blankBefore)
            result += QLatin1Char(' ');
        blankBefore = false;
        result += baseLetters(c.unicode());
    }
    return result;
}

QString foldedHeading(const QString& text)
{
    return folded(text).remove(QLatin1Char(' '));
}

} // namespace pairwright
