#include "app/domain/text/file_name.h"

namespace pairwright {

QString fileNameFrom(QString text, QChar instead)
{
    constexpr QChar firstPrintable = u' ';
    const QStringView refused = u"/\\:*?\"<>|";
    for (QChar& letter : text)
        if (letter < firstPrintable || refused.contains(letter))
            letter = instead;
    return text.trimmed();
}

} // namespace pairwright
