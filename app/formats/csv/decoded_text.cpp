#include "app/formats/csv/decoded_text.h"

#include <QStringDecoder>

#include <array>

namespace pairwright {

namespace {

// Windows-1252 differs from Latin-1 in 0x80..0x9F only; 0 marks the five bytes that it does not have.
constexpr std::array<char16_t, 32> upperControls{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};

QString fromWindows1252(const QByteArray& bytes)
{
    QString text(bytes.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        char16_t unit = byte;
        if (byte >= 0x80 && byte <= 0x9F)
            unit = upperControls.at(byte - 0x80U);
        text[i] = QChar(unit == 0 && byte != 0 ? char16_t{0xFFFD} : unit);
    }
    return text;
}

} // namespace

DecodedText decodeText(const QByteArray& bytes)
{
    const bool utf16 = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
    if (utf16) {
        QStringDecoder decoder(QStringDecoder::Utf16);
        return {decoder(bytes), TextEncoding::utf16};
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (!decoder.hasError())
        return {text, TextEncoding::utf8};
    text = {};
    return {fromWindows1252(bytes), TextEncoding::windows1252};
}

} // namespace pairwright
