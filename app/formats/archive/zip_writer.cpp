#include "app/formats/archive/zip_writer.h"

#include <QBuffer>
#include <QDateTime>

#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>

namespace pairwright {

std::optional<QByteArray> zipped(const std::vector<ZipContent>& entries)
{
    QBuffer buffer;
    QuaZip zip(&buffer);
    zip.setUtf8Enabled(true);
    if (!zip.open(QuaZip::mdCreate))
        return std::nullopt;
    for (const ZipContent& entry : entries) {
        QuaZipNewInfo info(entry.name);
        info.dateTime = QDateTime(QDate(2000, 1, 1), QTime(0, 0));
        QuaZipFile file(&zip);
        if (!file.open(QIODevice::WriteOnly, info) || file.write(entry.bytes) != entry.bytes.size())
            return std::nullopt;
        file.close();
        if (file.getZipError() != ZIP_OK)
            return std::nullopt;
    }
    zip.close();
    if (zip.getZipError() != ZIP_OK)
        return std::nullopt;
    return buffer.data();
}

} // namespace pairwright
