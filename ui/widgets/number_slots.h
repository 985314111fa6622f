#pragma once

#include <QString>

namespace pairwright {

/// Points stand below each other in two slots: digits end where those above them end, and a fraction begins there, on
/// the screen and on paper.
inline bool isFraction(QChar sign)
{
    return sign == QChar(0x00BC) || sign == QChar(0x00BD) || sign == QChar(0x00BE);
}

/// Digits, and one fraction at most.
inline bool isPlainNumber(const QString& text)
{
    for (qsizetype i = 0; i < text.size(); ++i)
        if (!text[i].isDigit() && !(isFraction(text[i]) && i + 1 == text.size()))
            return false;
    return !text.isEmpty();
}

} // namespace pairwright
