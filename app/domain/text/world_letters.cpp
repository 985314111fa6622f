#include "app/domain/text/world_letters.h"

#include "app/domain/text/folded_text.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include <unicode/utrans.h>

namespace pairwright {

namespace {

using Transliterator = std::unique_ptr<UTransliterator, decltype(&utrans_close)>;

Transliterator transliterator(const QString& id)
{
    UErrorCode error = U_ZERO_ERROR;
    return {utrans_openU(reinterpret_cast<const UChar*>(id.utf16()), static_cast<int>(id.size()), UTRANS_FORWARD,
                         nullptr, 0, nullptr, &error),
            &utrans_close};
}

QString transliterated(const Transliterator& by, const QString& text)
{
    constexpr int mostForALetter = 12;
    QString made = text;
    made.resize(text.size() * mostForALetter);
    int length = static_cast<int>(text.size());
    int limit = length;
    UErrorCode error = U_ZERO_ERROR;
    utrans_transUChars(by.get(), reinterpret_cast<UChar*>(made.data()), &length, static_cast<int>(made.size()), 0,
                       &limit, &error);
    return U_SUCCESS(error) ? made.left(length) : text;
}

/// What languages do with letters that they share, then what ICU does with all others. Signs that stand for a soft
/// consonant or a stop of the breath are no letters; the last letter of "فاطمة" is not heard.
const std::vector<Transliterator>& waysToWrite()
{
    // ICU's transliterators are no good for two threads at once.
    thread_local const std::vector<Transliterator> ways = [] {
        std::vector<Transliterator> made;
        for (const char* first : {"Russian-Latin/BGN;", "Ukrainian-Latin/BGN;", "Serbian-Latin/BGN;",
                                  "Greek-Latin/UNGEGN;", "[\\u0629] Remove;"})
            made.push_back(transliterator(QLatin1String(first) +
                                          QLatin1String("Any-Latin; [[:Lm:]\\u0027\\u2018\\u2019] Remove; NFC")));
        return made;
    }();
    return ways;
}

/// What a table asks for again with each key that is typed.
template <class Made>
QStringList remembered(QHash<QString, QStringList>& known, const QString& text, const Made& make)
{
    constexpr qsizetype mostTexts = 20'000;
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    if (known.size() >= mostTexts)
        known.clear();
    return *known.insert(text, make());
}

bool isVowel(char letter)
{
    return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

struct Sound {
    std::string_view spelled;
    std::string_view heard;
};
/// The longer ones first.
constexpr std::array sounds{
    Sound{"schtsch", "c"}, Sound{"chtch", "c"}, Sound{"shch", "c"}, Sound{"tsch", "c"}, Sound{"tch", "c"},
    Sound{"sch", "c"},     Sound{"ch", "c"},    Sound{"sh", "c"},   Sound{"cz", "c"},   Sound{"sz", "c"},
    Sound{"ts", "c"},      Sound{"tz", "c"},    Sound{"ck", "k"},   Sound{"kh", "h"},   Sound{"gh", "g"},
    Sound{"dh", "d"},      Sound{"dj", "d"},    Sound{"th", "t"},   Sound{"ph", "f"},   Sound{"zh", "z"},
    Sound{"ca", "ka"},     Sound{"co", "ko"},   Sound{"cu", "ku"},  Sound{"cl", "kl"},  Sound{"cr", "kr"},
    Sound{"ou", "u"},      Sound{"oe", "o"},    Sound{"ae", "a"},   Sound{"ue", "u"},   Sound{"x", "ks"},
    Sound{"q", "k"},       Sound{"w", "v"},     Sound{"y", "i"},    Sound{"j", "i"}};

/// Where a letter is heard as itself whatever follows, there is nothing to look for.
bool beginsSound(char letter)
{
    return std::string_view("sctkgdpzoauxqwyj").find(letter) != std::string_view::npos;
}

void appendSound(std::string& heard, char letter)
{
    const char before = heard.empty() ? ' ' : heard.back();
    if (before == 'i' && (letter == 'e' || letter == 'u')) // "Yesipenko", "Lyuba"
        heard.back() = letter;
    else if (letter != before || letter == ' ')
        heard += letter;
}

/// "Alexander" and "Aleksandr".
void endWord(std::string& heard)
{
    if (heard.size() > 3 && heard.ends_with("er") && !isVowel(heard[heard.size() - 3]))
        heard.erase(heard.size() - 2, 1);
}

void dropVowels(std::string& heard)
{
    std::string rest;
    for (const char letter : heard) // of the half vowels "v" may be a long "u"
        if (!isVowel(letter) && letter != 'v' && (rest.empty() || rest.back() != letter || letter == ' '))
            rest += letter;
    heard = rest;
}

} // namespace

bool isLatin(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() < 0x250 || c.script() == QChar::Script_Latin || c.script() == QChar::Script_Common ||
               c.script() == QChar::Script_Inherited;
    });
}

QStringList latinSpellings(const QString& text)
{
    if (isLatin(text))
        return {text};
    thread_local QHash<QString, QStringList> known;
    return remembered(known, text, [&text] {
        QStringList spellings;
        for (const Transliterator& way : waysToWrite())
            if (QString spelled = transliterated(way, text); !spellings.contains(spelled))
                spellings.append(std::move(spelled));
        return spellings;
    });
}

QString plainLetters(QChar letter)
{
    constexpr int firstOther = 0x250;
    static const std::vector<QString> plain = [] {
        std::vector<QString> made;
        const Transliterator ascii = transliterator(QStringLiteral("Latin-ASCII"));
        for (char16_t c = 0; c < firstOther; ++c)
            made.push_back(transliterated(ascii, QString(QChar(c))));
        return made;
    }();
    return letter.unicode() < firstOther && letter.isLetter() ? plain[letter.unicode()] : QString(letter);
}

Vowels vowelsOf(QStringView text)
{
    const bool some = std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.script() == QChar::Script_Arabic || c.script() == QChar::Script_Hebrew;
    });
    return some ? Vowels::leftOut : Vowels::written;
}

std::string soundOf(std::string_view folded, Vowels vowels)
{
    std::string heard;
    while (!folded.empty()) {
        const auto* const sound =
            beginsSound(folded.front())
                ? std::find_if(sounds.begin(), sounds.end(),
                               [folded](const Sound& one) { return folded.starts_with(one.spelled); })
                : sounds.end();
        if (folded.front() == ' ')
            endWord(heard);
        const std::string_view letters = sound != sounds.end() ? sound->heard : folded.substr(0, 1);
        for (const char letter : letters)
            appendSound(heard, letter);
        folded.remove_prefix(sound != sounds.end() ? sound->spelled.size() : 1);
    }
    endWord(heard);
    if (vowels == Vowels::leftOut)
        dropVowels(heard);
    return heard;
}

bool mayBeginSound(char letter, char heard, Vowels vowels)
{
    const auto canBe = [&](char first) {
        const bool leftOut = vowels == Vowels::leftOut && (isVowel(first) || first == 'v');
        return first == heard || leftOut || (first == 'i' && (heard == 'e' || heard == 'u'));
    };
    return canBe(letter) || std::any_of(sounds.begin(), sounds.end(), [&](const Sound& one) {
               return one.spelled.front() == letter && canBe(one.heard.front());
           });
}

QStringList soundsOf(const QString& text, Vowels vowels)
{
    const auto made = [&] {
        QStringList all;
        for (const QString& spelled : latinSpellings(text))
            if (QString heard = QString::fromStdString(soundOf(folded(spelled).toStdString(), vowels));
                !heard.isEmpty() && !all.contains(heard))
                all.append(std::move(heard));
        return all;
    };
    thread_local QHash<QString, QStringList> known[2];
    return isLatin(text) ? made() : remembered(known[vowels == Vowels::leftOut ? 1 : 0], text, made);
}

} // namespace pairwright
