#include "app/formats/csv/text_encoding.h"

#include <QStringDecoder>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <vector>

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>

namespace pairwright {

namespace {

struct SingleByte {
    TextEncoding encoding;
    const char* converter; ///< ICU's name
    const char* alike;     ///< what ICU's detection takes it for where it has no letter of its own
    const char* languages; ///< that are written in it
};
constexpr auto western = "de fr es it pt nl sv da nb fi is ca en";
constexpr auto central = "cs sk pl hu sl hr ro de";
constexpr auto cyrillic = "ru uk be bg sr mk";
constexpr std::array singleBytes{
    SingleByte{TextEncoding::windows1252, "windows-1252", "ISO-8859-1", western},
    SingleByte{TextEncoding::windows1250, "windows-1250", "ISO-8859-2", central},
    SingleByte{TextEncoding::windows1251, "windows-1251", "windows-1251", cyrillic},
    SingleByte{TextEncoding::windows1253, "windows-1253", "ISO-8859-7", "el"},
    SingleByte{TextEncoding::windows1254, "windows-1254", "ISO-8859-9", "tr az de fr"},
    SingleByte{TextEncoding::windows1257, "windows-1257", "ISO-8859-13", "et lv lt de"},
    SingleByte{TextEncoding::latin2, "ISO-8859-2", "windows-1250", central},
    SingleByte{TextEncoding::greekIso, "ISO-8859-7", "windows-1253", "el"},
    SingleByte{TextEncoding::cyrillicIso, "ISO-8859-5", "ISO-8859-5", cyrillic},
    SingleByte{TextEncoding::koi8, "KOI8-U", "KOI8-R", "ru uk bg"},
    SingleByte{TextEncoding::dosWestern, "ibm-850", "ibm-850", western},
    SingleByte{TextEncoding::dosCentral, "ibm-852", "ibm-852", central},
    SingleByte{TextEncoding::dosCyrillic, "ibm-866", "ibm-866", cyrillic},
};

const SingleByte& singleByte(TextEncoding encoding)
{
    return *std::find_if(singleBytes.begin(), singleBytes.end(),
                         [encoding](const SingleByte& one) { return one.encoding == encoding; });
}

/// The 256 characters of an encoding; U+FFFD for a byte that it does not have.
QString charactersOf(const SingleByte& encoding)
{
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(encoding.converter, &error),
                                                                       &ucnv_close);
    QString characters(256, QChar(QChar::ReplacementCharacter));
    for (int byte = 0; byte < 256 && U_SUCCESS(error); ++byte) {
        const char source = static_cast<char>(byte);
        char16_t made[4]{};
        const int units = ucnv_toUChars(converter.get(), made, 4, &source, 1, &error);
        // Controls of the upper half are bytes that nobody writes in a text.
        const bool control = byte >= 0x80 && made[0] < 0xA0;
        if (units == 1 && !control && made[0] != 0x1A)
            characters[byte] = QChar(made[0]);
        else if (byte < 0x80)
            characters[byte] = QChar(static_cast<char16_t>(byte));
    }
    return characters;
}

/// The letters beyond ASCII of each language of an encoding, in small letters.
const std::vector<QString>& alphabetsOf(TextEncoding encoding)
{
    static const auto all = [] {
        std::map<TextEncoding, std::vector<QString>> built;
        for (const SingleByte& one : singleBytes)
            for (const QString& language : QString::fromLatin1(one.languages).split(QLatin1Char(' '))) {
                UErrorCode error = U_ZERO_ERROR;
                const std::unique_ptr<ULocaleData, decltype(&ulocdata_close)> data(
                    ulocdata_open(language.toLatin1().constData(), &error), &ulocdata_close);
                const std::unique_ptr<USet, decltype(&uset_close)> set(
                    ulocdata_getExemplarSet(data.get(), nullptr, 0, ULOCDATA_ES_STANDARD, &error), &uset_close);
                QString letters;
                const int ranges = U_SUCCESS(error) ? uset_getItemCount(set.get()) : 0;
                for (int range = 0; range < ranges; ++range) {
                    UChar32 first = 0;
                    UChar32 last = 0;
                    const int strings = uset_getItem(set.get(), range, &first, &last, nullptr, 0, &error);
                    for (UChar32 letter = first; strings == 0 && letter <= last; ++letter)
                        if (letter >= 0x80 && letter <= 0xFFFF)
                            letters += QChar(static_cast<char16_t>(letter)).toLower();
                }
                built[one.encoding].push_back(letters);
            }
        return built;
    }();
    return all.at(encoding);
}

/// Of what stands in ASCII the byte with the larger value is zero.
bool startsWithLargerByte(const QByteArray& utf16)
{
    int even = 0;
    int odd = 0;
    constexpr qsizetype enoughToTell = 4096;
    for (qsizetype i = 0; i < std::min(utf16.size(), enoughToTell); ++i)
        (i % 2 == 0 ? even : odd) += utf16[i] == '\0' ? 1 : 0;
    return even > odd;
}

bool isForeignSign(QChar c)
{
    static const QString insideOfWords = QStringLiteral("’‘´·–— ½ªº");
    return c.unicode() >= 0x80 && !c.isLetterOrNumber() && !c.isMark() && !insideOfWords.contains(c);
}

/// Whether no word of any language looks so.
bool isBroken(const QString& word)
{
    if (word.contains(QChar(QChar::ReplacementCharacter)))
        return true;
    QChar::Script script = QChar::Script_Unknown;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QChar c = word[i];
        const QChar before = i > 0 ? word[i - 1] : QChar();
        const bool touchesLetter = before.isLetter() || (i + 1 < word.size() && word[i + 1].isLetter());
        // Superscripts and fractions are numbers that stand behind no letter.
        if (touchesLetter && (isForeignSign(c) || (c.category() == QChar::Number_Other && c != u'½')))
            return true;
        if (!c.isLetter() || c == u'ª' || c == u'º')
            continue;
        if (script != QChar::Script_Unknown && c.script() != script)
            return true;
        script = c.script();
        if (c.isUpper() && before.isLower() && (c.unicode() >= 0x80 || before.unicode() >= 0x80))
            return true;
    }
    return false;
}

int misfit(TextEncoding encoding, const QString& text)
{
    constexpr int certainly = 2;
    QString special;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (isBroken(word))
            return certainly;
        // No name begins small and goes on in such letters; "d'Été" and "von" do not.
        const auto first = std::find_if(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
        if (first != word.end() && first->unicode() >= 0x80 && first->isLower() && word.size() > 1)
            return certainly;
        for (const QChar c : word.toLower())
            if (c.isLetter() && c.unicode() >= 0x80 && c != u'ª' && c != u'º' && !special.contains(c))
                special += c;
    }
    const std::vector<QString>& alphabets = alphabetsOf(encoding);
    const bool written = std::any_of(alphabets.begin(), alphabets.end(), [&special](const QString& letters) {
        return std::all_of(special.begin(), special.end(), [&letters](QChar c) { return letters.contains(c); });
    });
    return written ? 0 : 1;
}

/// The text with letters and their accents as one, piece by piece: Qt moves all that follows for each of them, so that
/// a whole file would take minutes. A piece ends before a plain letter, to which nothing before it is added.
QString composed(const QString& text)
{
    constexpr qsizetype usual = 512;
    constexpr qsizetype most = 8192;
    constexpr char16_t firstBeyondAscii = 0x80;
    QString whole;
    whole.reserve(text.size());
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = std::min(start + usual, text.size());
        while (end < text.size() && end < start + most && text[end].unicode() >= firstBeyondAscii)
            ++end;
        whole += text.mid(start, end - start).normalized(QString::NormalizationForm_C);
        start = end;
    }
    return whole;
}

} // namespace

std::span<const TextEncoding> singleByteEncodings()
{
    static const auto all = [] {
        std::array<TextEncoding, singleBytes.size()> encodings{};
        std::transform(singleBytes.begin(), singleBytes.end(), encodings.begin(),
                       [](const SingleByte& one) { return one.encoding; });
        return encodings;
    }();
    return all;
}

bool isOfDos(TextEncoding encoding)
{
    return encoding >= TextEncoding::dosWestern;
}

QString textIn(TextEncoding encoding, const QByteArray& bytes)
{
    if (encoding == TextEncoding::utf8 || encoding == TextEncoding::utf16) {
        const bool marked = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
        QStringDecoder decoder(encoding == TextEncoding::utf8 ? QStringDecoder::Utf8
                               : marked                       ? QStringDecoder::Utf16
                               : startsWithLargerByte(bytes)  ? QStringDecoder::Utf16BE
                                                              : QStringDecoder::Utf16LE);
        const QString text = decoder(bytes);
        return composed(text);
    }
    static const auto tables = [] {
        std::map<TextEncoding, QString> made;
        for (const SingleByte& one : singleBytes)
            made.emplace(one.encoding, charactersOf(one));
        return made;
    }();
    const QString& characters = tables.at(encoding);
    QString text(bytes.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < bytes.size(); ++i)
        text[i] = characters[static_cast<unsigned char>(bytes[i])];
    return text;
}

bool looksLikeUtf16(const QByteArray& bytes)
{
    constexpr qsizetype enough = 65'536;
    const QByteArray beginning = bytes.left(enough);
    if (beginning.startsWith("\xFF\xFE") || beginning.startsWith("\xFE\xFF"))
        return true;
    if (beginning.size() < 4 || bytes.size() % 2 != 0 || beginning.count('\0') * 20 < beginning.size())
        return false;
    const QString text = textIn(TextEncoding::utf16, beginning);
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        return (c.category() == QChar::Other_Control && !c.isSpace()) || c.category() == QChar::Other_NotAssigned ||
               c == QChar::ReplacementCharacter;
    });
}

int misfits(TextEncoding encoding, const QStringList& texts)
{
    int sum = 0;
    for (const QString& text : texts)
        sum += misfit(encoding, text);
    return sum;
}

int detectedConfidence(TextEncoding encoding, const QByteArray& letters)
{
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&error), &ucsdet_close);
    ucsdet_setText(detector.get(), letters.constData(), static_cast<int>(letters.size()), &error);
    int count = 0;
    const UCharsetMatch** matches = ucsdet_detectAll(detector.get(), &count, &error);
    for (int i = 0; i < count && U_SUCCESS(error); ++i) {
        const char* name = ucsdet_getName(matches[i], &error);
        const SingleByte& wanted = singleByte(encoding);
        if (ucnv_compareNames(name, wanted.converter) == 0 || ucnv_compareNames(name, wanted.alike) == 0)
            return ucsdet_getConfidence(matches[i], &error);
    }
    return 0;
}

} // namespace pairwright
