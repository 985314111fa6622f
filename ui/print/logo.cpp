#include "ui/print/logo.h"

#include "app/storage/file/regular_file.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace pairwright {

namespace {

constexpr QSize largestLogo(640, 200); ///< pixels: about 300 to an inch at the head of a sheet

/// By the first bytes, so that no other reader of pictures ever sees the file.
QByteArray formatOf(const QByteArray& bytes)
{
    if (bytes.startsWith(QByteArrayLiteral("\x89PNG\r\n\x1a\n")))
        return QByteArrayLiteral("png");
    if (bytes.startsWith(QByteArrayLiteral("\xff\xd8\xff")))
        return QByteArrayLiteral("jpeg");
    return {};
}

Expected<QImage, LogoError> decoded(QByteArray bytes)
{
    const QByteArray format = formatOf(bytes);
    if (format.isEmpty())
        return Unexpected{LogoError::noPicture};
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty())
        return Unexpected{LogoError::damaged};
    if (static_cast<qint64>(size.width()) * size.height() > mostLogoPixels)
        return Unexpected{LogoError::tooManyPixels};
    QImage picture = reader.read();
    if (picture.isNull())
        return Unexpected{LogoError::damaged};
    return picture;
}

} // namespace

Expected<QByteArray, LogoError> readLogo(const QString& path)
{
    RegularFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Unexpected{LogoError::notReadable};
    if (file.size() > mostLogoBytes)
        return Unexpected{LogoError::tooLarge};
    const auto picture = decoded(file.read(mostLogoBytes));
    if (!picture)
        return Unexpected{picture.error()};
    const QSize shown = picture->size().scaled(largestLogo.boundedTo(picture->size()), Qt::KeepAspectRatio);
    QByteArray logo;
    QBuffer buffer(&logo);
    const QImage scaled =
        picture->scaled(shown.expandedTo(QSize(1, 1)), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (!buffer.open(QIODevice::WriteOnly) || !scaled.save(&buffer, "png"))
        return Unexpected{LogoError::damaged};
    return logo;
}

QImage logoImage(const QByteArray& logo)
{
    // The settings are a file that others can write too.
    if (logo.isEmpty() || logo.size() > mostLogoBytes)
        return {};
    const auto picture = decoded(logo);
    return picture ? *picture : QImage();
}

} // namespace pairwright
