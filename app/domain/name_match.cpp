#include "app/domain/name_match.h"

#include "app/domain/folded_text.h"

#include <algorithm>
#include <vector>

namespace pairwright {

namespace {

struct NameParts {
    QStringList surname;
    QStringList given; ///< empty without a comma
};

NameParts splitName(const QString& name)
{
    const qsizetype comma = name.indexOf(QLatin1Char(','));
    if (comma < 0)
        return {comparedWords(name), {}};
    return {comparedWords(name.left(comma)), comparedWords(name.mid(comma + 1))};
}

/// Words without a comma, against a name that has one, or has none either.
bool canBe(const QStringList& words, const NameParts& name)
{
    return words == name.surname + name.given || words == name.given + name.surname;
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

QString nameKey(const QString& name)
{
    QStringList words = comparedWords(name);
    words.sort();
    return words.join(QLatin1Char(' '));
}

NameAgreement agreementOf(const QString& a, const QString& b)
{
    if (nameKey(a) != nameKey(b))
        return NameAgreement::different;
    const NameParts first = splitName(a);
    const NameParts second = splitName(b);
    const bool same = first.given.isEmpty()    ? canBe(first.surname, second)
                      : second.given.isEmpty() ? canBe(second.surname, first)
                                               : first.surname == second.surname && first.given == second.given;
    return same ? NameAgreement::same : NameAgreement::otherOrder;
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
