#include "app/domain/text/file_name.h"

namespace pairwright {

QString fileNameFrom(QString text)
{
    for (const QChar refused : QStringLiteral("/\\:*?\"<>|"))
        text.replace(refused, QLatin1Char('-'));
    return text.trimmed();
}

} // namespace pairwright
