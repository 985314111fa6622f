#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace pairwright {

enum class TextEncoding : std::uint8_t { utf8, utf16, windows1252 };

/// Bytes of a file as text, without a byte order mark.
struct DecodedText {
    QString text;
    TextEncoding encoding = TextEncoding::utf8;
};

/// UTF-16 if a byte order mark says so, UTF-8 if the bytes are valid in it, else Windows-1252. Bytes
/// that Windows-1252 does not have become U+FFFD.
DecodedText decodeText(const QByteArray& bytes);

} // namespace pairwright
