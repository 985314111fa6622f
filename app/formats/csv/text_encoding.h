#pragma once

#include "app/domain/json/enum_names.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <span>

/// The ways in which text files write letters, of one byte each where they are not Unicode. ICU converts.
namespace pairwright {

/// In the order in which they are offered where nothing speaks for one of them.
enum class TextEncoding : std::uint8_t {
    utf8,
    utf16, ///< with a mark of the order of bytes, or as the bytes show it
    windows1252,
    windows1250,
    windows1251,
    windows1253,
    windows1254,
    windows1257,
    latin2,      ///< ISO 8859-2
    greekIso,    ///< ISO 8859-7
    cyrillicIso, ///< ISO 8859-5
    koi8,        ///< KOI8-R with the four Ukrainian letters of KOI8-U
    dosWestern,  ///< code page 850
    dosCentral,  ///< code page 852
    dosCyrillic, ///< code page 866
};

/// As the command line takes them.
template <>
struct EnumNames<TextEncoding> {
    static constexpr std::array names{"utf-8",        "utf-16",       "windows-1252", "windows-1250", "windows-1251",
                                      "windows-1253", "windows-1254", "windows-1257", "iso-8859-2",   "iso-8859-7",
                                      "iso-8859-5",   "koi8-r",       "cp850",        "cp852",        "cp866"};
};

/// Those that read any bytes, each one as a letter or as U+FFFD.
std::span<const TextEncoding> singleByteEncodings();
/// From before Windows: asked only when nothing newer fits.
bool isOfDos(TextEncoding encoding);

/// Bytes as text with composed letters. What an encoding does not have becomes U+FFFD.
QString textIn(TextEncoding encoding, const QByteArray& bytes);

/// Without a mark: every other byte of what stands in ASCII is zero, and nothing in the text is no character.
bool looksLikeUtf16(const QByteArray& bytes);

/// How many of the texts no language of the encoding can have written: signs or ends of alphabets inside of words,
/// capitals after small letters (each counts twice), or letters of no single alphabet (CLDR). 0: all are possible.
int misfits(TextEncoding encoding, const QStringList& texts);

/// How sure ICU's detection is of each encoding, 0 .. 100, from frequent combinations of letters.
int detectedConfidence(TextEncoding encoding, const QByteArray& letters);

} // namespace pairwright
