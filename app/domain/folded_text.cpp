#include "app/domain/folded_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

/// Letters that have no decomposition into a base letter and an accent.
QString baseLetters(char16_t letter)
{
    switch (letter) {
    case 0x00DF: return QStringLiteral("ss");
    case 0x00E6: return QStringLiteral("ae");
    case 0x0153: return QStringLiteral("oe");
    case 0x00F8: return QStringLiteral("o");
    case 0x0142: return QStringLiteral("l");
    case 0x0111:
    case 0x00F0: return QStringLiteral("d");
    case 0x00FE: return QStringLiteral("th");
    case 0x0131: return QStringLiteral("i");
    default: return QString(QChar(letter));
    }
}

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
        result += baseLetters(c.unicode());
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
    return std::max(matchFolded(folded(name), typed), matchFolded(folded(umlautsWrittenOut(name)), typed));
}

bool holdsWord(const QString& text, const QString& word)
{
    const QString typed = folded(word);
    // What is no word at all, "½" or "-", is looked for as it stands.
    if (typed.isEmpty())
        return text.contains(word, Qt::CaseInsensitive);
    return folded(text).contains(typed) || folded(umlautsWrittenOut(text)).contains(typed);
}

QCollator nameCollator()
{
    const QLocale locale;
    // The C locale would sort by code points: "Ö" after "z".
    QCollator collator(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    return collator;
}

} // namespace pairwright
