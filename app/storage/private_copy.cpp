#include "app/storage/private_copy.h"

#include <QFile>
#include <QFileInfo>

namespace pairwright {

Expected<std::unique_ptr<PrivateCopy>, OpenError> PrivateCopy::of(const QString& original)
{
    auto copy = std::make_unique<PrivateCopy>();
    for (const char* ending : {"", "-journal", "-wal"}) {
        QFile from(original + QLatin1StringView(ending));
        if (*ending != '\0' && !QFileInfo(from).isFile())
            continue;
        const QString to = copy->path() + QLatin1StringView(ending);
        if (!from.copy(to)) {
            OpenError error;
            error.path = original;
            error.detail = from.errorString();
            return Unexpected{error};
        }
        QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner); // the original may be read-only
    }
    return copy;
}

} // namespace pairwright
