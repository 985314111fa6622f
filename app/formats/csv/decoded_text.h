#pragma once

#include "app/formats/csv/text_encoding.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace pairwright {

/// Bytes of a file as text, without a byte order mark, with composed letters.
struct DecodedText {
    QString text;
    TextEncoding encoding = TextEncoding::utf8;
    /// Empty where the bytes leave no doubt. Else the encodings that give different texts of which each can be meant,
    /// the likeliest first, which is `encoding`.
    std::vector<TextEncoding> possible;
};

/// UTF-16 and UTF-8 where the bytes are valid in them, else the encoding of one byte a letter that fits what words look
/// like and the alphabets of its languages. With `asked` that one.
DecodedText decodeText(const QByteArray& bytes, std::optional<TextEncoding> asked = {});

/// The names of a list in one of several possible encodings, for somebody who knows how they are written.
struct EncodingReading {
    TextEncoding encoding = TextEncoding::utf8;
    QStringList names; ///< some that differ; in each reading the same people
    friend bool operator==(const EncodingReading&, const EncodingReading&) = default;
};
/// One for each of DecodedText::possible.
std::vector<EncodingReading> readingsOf(const QByteArray& bytes, const DecodedText& decoded);

} // namespace pairwright
