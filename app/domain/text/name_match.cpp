#include "app/domain/text/name_match.h"

#include "app/domain/text/folded_text.h"
#include "app/domain/text/world_letters.h"

#include <algorithm>
#include <vector>

namespace pairwright {

namespace {

struct NameParts {
    QStringList surname;
    QStringList given; ///< empty without a comma
};

template <class Words>
NameParts splitName(const QString& name, const Words& wordsOf)
{
    const qsizetype comma = name.indexOf(QLatin1Char(','));
    if (comma < 0)
        return {wordsOf(name), {}};
    return {wordsOf(name.left(comma)), wordsOf(name.mid(comma + 1))};
}

/// Words without a comma, against a name that has one, or has none either.
bool canBe(const QStringList& words, const NameParts& name)
{
    return words == name.surname + name.given || words == name.given + name.surname;
}

NameAgreement agreementOf(const NameParts& a, const NameParts& b)
{
    QStringList words = a.surname + a.given;
    QStringList others = b.surname + b.given;
    words.sort();
    others.sort();
    if (words != others)
        return NameAgreement::different;
    const bool same = a.given.isEmpty()   ? canBe(a.surname, b)
                      : b.given.isEmpty() ? canBe(b.surname, a)
                                          : a.surname == b.surname && a.given == b.given;
    return same ? NameAgreement::same : NameAgreement::otherOrder;
}

QString soundOfWords(const QStringList& words, Vowels vowels)
{
    return QString::fromStdString(soundOf(words.join(QLatin1Char(' ')).toStdString(), vowels));
}

/// Where words end is another matter in other letters: "丁立人" is "Ding, Liren".
bool soundTheSame(const NameParts& a, const NameParts& b)
{
    const auto joined = [](const QStringList& words) {
        return words.join(QString());
    };
    if (!a.given.isEmpty() && !b.given.isEmpty())
        return joined(a.surname) == joined(b.surname) && joined(a.given) == joined(b.given);
    const QString first = joined(a.surname + a.given);
    return first == joined(b.surname + b.given) || first == joined(b.given + b.surname) ||
           joined(a.given + a.surname) == joined(b.surname);
}

NameAgreement agreementInSound(const QString& a, const QString& b)
{
    const Vowels vowels = std::max(vowelsOf(a), vowelsOf(b));
    const auto words = [vowels](const QString& part) {
        return soundOfWords(comparedWords(part), vowels).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    };
    NameAgreement best = NameAgreement::different;
    for (const QString& spelled : latinSpellings(a))
        for (const QString& other : latinSpellings(b)) {
            const NameParts first = splitName(spelled, words);
            const NameParts second = splitName(other, words);
            best = std::max(best, soundTheSame(first, second) ? NameAgreement::same : agreementOf(first, second));
        }
    return best;
}

bool isNoFigure(char c)
{
    return c < '0' || c > '9';
}

/// Of its first letter that is no Latin one.
QChar::Script scriptOf(const QString& name)
{
    const auto other = std::find_if(name.begin(), name.end(), [](const QChar& c) { return !isLatin({&c, 1}); });
    return other == name.end() ? QChar::Script_Latin : other->script();
}

} // namespace

QStringList comparedWords(const QString& name)
{
    QStringList words = folded(name).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString& word : words)
        for (const char* pair : {"ae", "oe", "ue", "dj", "aa"})
            word.replace(QLatin1String(pair), QLatin1String(pair, 1));
    return words;
}

QStringList nameKeys(const QString& name)
{
    QStringList keys;
    for (const QString& spelled : latinSpellings(name)) {
        std::string heard = soundOf(folded(spelled).toStdString(), Vowels::leftOut);
        std::erase(heard, ' ');
        // Words may stand in any order, and end elsewhere; numbers are no words.
        std::sort(heard.begin(), std::stable_partition(heard.begin(), heard.end(), isNoFigure));
        if (const QString key = QString::fromStdString(heard); !keys.contains(key))
            keys.append(key);
    }
    return keys;
}

NameAgreement agreementOf(const QString& a, const QString& b)
{
    return scriptOf(a) == scriptOf(b) ? agreementOf(splitName(a, comparedWords), splitName(b, comparedWords))
                                      : agreementInSound(a, b);
}

int typingErrors(const QString& a, const QString& b)
{
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> beforeLast(width);
    std::vector<int> last(width);
    std::vector<int> now(width);
    for (std::size_t j = 0; j < width; ++j)
        last[j] = static_cast<int>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        now[0] = static_cast<int>(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int wrong = a[i - 1] == b[j - 1] ? 0 : 1;
            now[at] = std::min({last[at] + 1, now[at - 1] + 1, last[at - 1] + wrong});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[at] = std::min(now[at], beforeLast[at - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, now);
    }
    return last.back();
}

} // namespace pairwright
