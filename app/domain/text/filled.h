#pragma once

#include <QString>

#include <concepts>

namespace pairwright {

inline QString inSentence(const QString& text)
{
    return text;
}

template <std::integral Number>
QString inSentence(Number number)
{
    static_assert(sizeof number > 1, "a truth or a letter is no number");
    return QString::number(number);
}

/// `sentence` with %1, %2 ... replaced by texts and whole numbers, all in one pass: a name that holds "%2" stays what
/// it is, which is not so when calls of QString::arg are chained (the check `layers` refuses those).
template <typename... Values>
QString filled(const QString& sentence, const Values&... values)
{
    return sentence.arg(inSentence(values)...);
}

} // namespace pairwright
