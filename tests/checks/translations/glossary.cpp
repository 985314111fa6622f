#include "tests/checks/translations/glossary.h"

#include <stdexcept>

namespace pairwright {

namespace {

/// "a/b": one of these, within such a pattern; "" finds nothing.
QRegularExpression oneOf(const QString& words, const QString& within)
{
    QStringList patterns;
    for (const QString& word : words.split(QLatin1Char('/'), Qt::SkipEmptyParts))
        patterns += QRegularExpression::escape(word.trimmed());
    if (patterns.isEmpty())
        return {};
    return QRegularExpression(within.arg(patterns.join(QLatin1Char('|'))),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

bool has(const QRegularExpression& words, const QString& text)
{
    return !words.pattern().isEmpty() && text.contains(words);
}

QString withoutKeys(QString text)
{
    return text.remove(QLatin1Char('&'));
}

} // namespace

std::vector<Term> readGlossary(const QByteArray& tsv)
{
    std::vector<Term> terms;
    for (const QString& line : QString::fromUtf8(tsv).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')))
            continue;
        const QStringList fields = line.split(QLatin1Char('\t'));
        constexpr qsizetype columns = 4;
        if (fields.size() != columns || fields[0].trimmed().isEmpty() || fields[1].trimmed().isEmpty())
            throw std::runtime_error("no term: " + line.toStdString());
        const QString begins = QStringLiteral("\\b(%1)");
        const QString whole = QStringLiteral("\\b(%1)s?\\b");
        const QString anywhere = QStringLiteral("(%1)"); // in German a word is often the second half of another one
        terms.push_back({fields[0], oneOf(fields[0], begins), oneOf(fields[1], anywhere), oneOf(fields[2], whole),
                         oneOf(fields[3], anywhere)});
    }
    return terms;
}

QStringList otherWords(const std::vector<Term>& glossary, const TsMessage& message)
{
    const QString source = withoutKeys(message.source);
    QStringList findings = otherWords(glossary, source);
    for (const Term& term : glossary)
        for (const QString& text : message.translations) {
            const QString german = withoutKeys(text);
            if (has(term.english, source) && !has(term.german, german))
                findings += QStringLiteral("\"%1\" is not in \"%2\"").arg(term.name, german);
            if (has(term.notInGerman, german))
                findings += QStringLiteral("\"%1\" has another word than that of \"%2\"").arg(german, term.name);
        }
    return findings;
}

QStringList otherWords(const std::vector<Term>& glossary, const QString& page, QRegularExpression Term::*others)
{
    QStringList findings;
    for (const Term& term : glossary)
        if (has(term.*others, page))
            findings += QStringLiteral("\"%1\" has another word than \"%2\"")
                            .arg((term.*others).match(page).captured(), term.name);
    return findings;
}

} // namespace pairwright
