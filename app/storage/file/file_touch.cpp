#include "app/storage/file/file_touch.h"

#include <QFileInfo>

namespace pairwright {

FileTouch FileTouch::of(const QString& path)
{
    FileTouch touch;
    const std::array names{path, path + QStringLiteral("-wal")};
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const QFileInfo file(names[i]); file.exists())
            touch.files[i] = {file.lastModified(), file.size()};
    return touch;
}

} // namespace pairwright
