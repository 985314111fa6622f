#pragma once

#include <QString>

namespace pairwright {

/// Points stand below each other in two slots: digits end where those above them end, and a fraction begins there, on
/// the screen and on paper.
inline bool isFraction(QChar sign)
{
    return sign == QChar(0x00BC) || sign == QChar(0x00BD) || sign == QChar(0x00BE);
}

/// The text alone, where marks keep its order in a language that is read from right to left (UAX #9).
inline QString withoutMarks(QString text)
{
    static constexpr QChar firstMark(0x2066);
    static constexpr QChar lastMark(0x2069);
    return text.removeIf([](QChar sign) { return sign >= firstMark && sign <= lastMark; });
}

/// Digits, and one fraction at most; with or without marks.
inline bool isPlainNumber(const QString& marked)
{
    const QString text = withoutMarks(marked);
    for (qsizetype i = 0; i < text.size(); ++i)
        if (!text[i].isDigit() && !(isFraction(text[i]) && i + 1 == text.size()))
            return false;
    return !text.isEmpty();
}

/// Of a plain number.
inline bool hasFraction(const QString& number)
{
    const QString text = withoutMarks(number);
    return !text.isEmpty() && isFraction(text.back());
}

} // namespace pairwright
