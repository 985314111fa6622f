#include "app/domain/text/folded_text.h"

#include "app/domain/text/world_letters.h"

#include <algorithm>
#include <array>
#include <utility>

#include <unicode/uscript.h>

namespace pairwright {

namespace {

/// Both are folded.
NameMatch matchFolded(const QString& name, QString letters)
{
    letters.remove(QLatin1Char(' '));
    for (qsizetype word = 0; word >= 0 && word < name.size();) {
        const QString rest = name.mid(word).remove(QLatin1Char(' '));
        if (rest.startsWith(letters))
            return word == 0 ? NameMatch::atStart : NameMatch::atLaterWord;
        const qsizetype blank = name.indexOf(QLatin1Char(' '), word);
        word = blank < 0 ? blank : blank + 1;
    }
    return NameMatch::none;
}

/// What both may sound like, where one of them is not in Latin letters.
template <class Compare>
void eachPairOfSounds(const QString& text, const QString& letters, const Compare& compare)
{
    if (isLatin(text) && isLatin(letters))
        return;
    const Vowels vowels = std::max(vowelsOf(text), vowelsOf(letters));
    for (const QString& heard : soundsOf(text, vowels))
        for (const QString& wanted : soundsOf(letters, vowels))
            compare(heard, wanted);
}

} // namespace

QString umlautsWrittenOut(QString text)
{
    const std::pair<char16_t, const char*> umlauts[]{{u'ä', "ae"}, {u'ö', "oe"}, {u'ü', "ue"}, {u'Ä', "ae"},
                                                     {u'Ö', "oe"}, {u'Ü', "ue"}, {u'ø', "oe"}, {u'Ø', "oe"},
                                                     {u'å', "aa"}, {u'Å', "aa"}, {u'đ', "dj"}, {u'Đ', "dj"}};
    text = text.normalized(QString::NormalizationForm_C);
    for (const auto& [umlaut, letters] : umlauts)
        text.replace(QChar(umlaut), QLatin1String(letters));
    return text;
}

QString folded(const QString& text)
{
    QString result;
    bool blankBefore = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower()) {
        if (c.isMark())
            continue;
        if (!c.isLetterOrNumber() && !c.isSurrogate()) {
            blankBefore = !result.isEmpty();
            continue;
        }
        if (blankBefore)
            result += QLatin1Char(' ');
        blankBefore = false;
        if (c.unicode() < 0x80)
            result += c;
        else
            result += plainLetters(c);
    }
    return result;
}

QString foldedHeading(const QString& text)
{
    return folded(text).remove(QLatin1Char(' '));
}

NameMatch matchName(const QString& name, const QString& letters)
{
    const QString typed = folded(letters);
    if (typed.isEmpty())
        return NameMatch::none;
    NameMatch best = std::max(matchFolded(folded(name), typed), matchFolded(folded(umlautsWrittenOut(name)), typed));
    eachPairOfSounds(name, letters, [&best](const QString& heard, const QString& wanted) {
        best = std::max(best, matchFolded(heard, wanted));
    });
    return best;
}

bool holdsWord(const QString& text, const QString& word)
{
    const QString typed = folded(word);
    // What is no word at all, "½" or "-", is looked for as it stands.
    if (typed.isEmpty())
        return text.contains(word, Qt::CaseInsensitive);
    bool holds = folded(text).contains(typed) || folded(umlautsWrittenOut(text)).contains(typed);
    if (!holds)
        eachPairOfSounds(text, word, [&holds](const QString& heard, const QString& wanted) {
            holds = holds || heard.startsWith(wanted) || heard.contains(QLatin1Char(' ') + wanted);
        });
    return holds;
}

NameOrder::NameOrder(const QLocale& locale)
    // The C locale would sort by code points: "Ö" after "z".
    : collator_(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale)
{
    collator_.setCaseSensitivity(Qt::CaseInsensitive);
    std::array<UScriptCode, 4> scripts{};
    UErrorCode error = U_ZERO_ERROR;
    const int count = uscript_getCode(collator_.locale().bcp47Name().toLatin1().constData(), scripts.data(),
                                      static_cast<int>(scripts.size()), &error);
    if (U_SUCCESS(error))
        scripts_.assign(scripts.begin(), scripts.begin() + count);
}

int NameOrder::compare(const QString& a, const QString& b) const
{
    return isFamiliar(a) && isFamiliar(b) ? collator_.compare(a, b) : collator_.compare(shown(a), shown(b));
}

bool NameOrder::isFamiliar(const QString& name) const
{
    constexpr char16_t firstOther = 0x250; // most names are asked no further
    for (const QChar c : name) {
        if (c.unicode() < firstOther)
            continue;
        UErrorCode error = U_ZERO_ERROR;
        const UScriptCode script = uscript_getScript(c.unicode(), &error);
        if (script > USCRIPT_INHERITED && script != USCRIPT_LATIN &&
            std::find(scripts_.begin(), scripts_.end(), script) == scripts_.end())
            return false;
    }
    return true;
}

QString NameOrder::shown(const QString& name) const
{
    return isFamiliar(name) ? name : latinSpellings(name).front();
}

} // namespace pairwright
