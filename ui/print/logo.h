#pragma once

#include "engine/base/expected.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <cstdint>

namespace pairwright {

/// Why a picture is not taken for the logo.
enum class LogoError : std::uint8_t {
    notReadable,   ///< the file cannot be opened
    tooLarge,      ///< of more than mostLogoBytes
    noPicture,     ///< neither PNG nor JPEG
    tooManyPixels, ///< of more than mostLogoPixels
    damaged,
};

inline constexpr qint64 mostLogoBytes = 10LL * 1024 * 1024;
inline constexpr qint64 mostLogoPixels = 24'000'000;

/// A picture file as the sheets hold it: PNG, scaled down to what paper shows of it. Whatever the file is, it takes no
/// more memory than its pixels, which are counted before they are read.
Expected<QByteArray, LogoError> readLogo(const QString& path);

/// The picture of what readLogo() gave; a null image of anything else.
QImage logoImage(const QByteArray& logo);

} // namespace pairwright
