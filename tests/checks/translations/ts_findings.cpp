#include "tests/checks/translations/ts_findings.h"

#include "tests/checks/translations/ts_messages.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

QStringList placeMarkers(const QString& text, bool withCount)
{
    static const QRegularExpression marker(QStringLiteral("%L?(\\d+|n)"));
    QStringList found;
    for (auto matches = marker.globalMatch(text); matches.hasNext();) {
        const QString one = matches.next().captured();
        if (withCount || !one.endsWith(QLatin1Char('n')))
            found += one;
    }
    found.sort();
    found.removeDuplicates();
    return found;
}

bool hasMenuKey(const QString& text)
{
    static const QRegularExpression key(QStringLiteral("&[^& ;]"));
    static const QRegularExpression entity(QStringLiteral("&\\w+;"));
    QString plain = text;
    return plain.remove(entity).remove(QStringLiteral("&&")).contains(key);
}

bool sameEnding(const QString& a, const QString& b)
{
    static const QStringList endings{QStringLiteral("..."), QStringLiteral("…"), QStringLiteral(":"),
                                     QStringLiteral(" "), QStringLiteral("\n")};
    return std::all_of(endings.begin(), endings.end(),
                       [&](const QString& ending) { return a.endsWith(ending) == b.endsWith(ending); });
}

/// No language can put its words in order where a sentence comes in pieces.
bool isGlued(const QString& text)
{
    static const QRegularExpression edge(QStringLiteral("^[\\s,;:.)]|[\\s,;(]$"));
    return text.contains(edge);
}

/// The interface is written in English; what is told here is the language that it could be mistaken in.
bool isGerman(const QString& text)
{
    static const QRegularExpression words(
        QStringLiteral("[äöüßÄÖÜ]|\\b(und|oder|der|das|nicht|ist|wird|keine?|Runden?|Spieler|Turniere?|Ergebnisse?|"
                       "Bretter|Paarung(en)?|Auslosung|Mannschaft(en)?|Wertung|Farbe|Weiss)\\b"));
    static const QRegularExpression quoted(QStringLiteral("“[^”]*”")); // what stands in a file
    QString plain = text;
    return plain.remove(quoted).remove(QLatin1Char('&')).contains(words);
}

QStringList findingsIn(const TsMessage& message, int pluralForms)
{
    if (message.unfinished)
        return {QStringLiteral("unfinished")};
    if (message.translations.size() != (message.plural ? pluralForms : 1))
        return {QStringLiteral("%1 forms instead of %2").arg(message.translations.size()).arg(pluralForms)};
    QStringList found;
    if (isGerman(message.source))
        found += QStringLiteral("not English");
    if (isGlued(message.source))
        found += QStringLiteral("a piece that is put together with others: it begins or ends with a blank or a comma");
    for (const QString& translation : message.translations) {
        if (translation.trimmed().isEmpty())
            found += QStringLiteral("empty");
        // "One round" may do without the number; another marker may not be lost.
        else if (placeMarkers(translation, !message.plural) != placeMarkers(message.source, !message.plural))
            found += QStringLiteral("place markers differ in \"%1\"").arg(translation);
        else if (hasMenuKey(translation) != hasMenuKey(message.source))
            found += QStringLiteral("menu key differs in \"%1\"").arg(translation);
        else if (!sameEnding(translation, message.source))
            found += QStringLiteral("ending differs in \"%1\"").arg(translation);
    }
    return found;
}

} // namespace

QStringList tsFindings(const QByteArray& ts, int pluralForms)
{
    const TsMessages read = readTs(ts);
    QStringList findings;
    for (const TsMessage& message : read.messages)
        for (const QString& finding : findingsIn(message, pluralForms))
            findings += QStringLiteral("%1: \"%2\": %3").arg(message.context, message.source, finding);
    if (!read.error.isEmpty())
        findings += QStringLiteral("not a translation file: %1").arg(read.error);
    return findings;
}

} // namespace pairwright
