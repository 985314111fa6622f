#include "tests/checks/translations/ts_findings.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

struct Message {
    QString source;
    QStringList translations; ///< more than one for a plural
    bool plural = false;
    bool unfinished = false;
    bool obsolete = false;
};

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            const auto type = xml.attributes().value(QLatin1String("type"));
            message.unfinished = type == QLatin1String("unfinished");
            message.obsolete = type == QLatin1String("obsolete") || type == QLatin1String("vanished");
            if (message.plural)
                while (xml.readNextStartElement())
                    message.translations += xml.readElementText();
            else
                message.translations += xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

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

QStringList findingsIn(const Message& message, int pluralForms)
{
    if (message.unfinished)
        return {QStringLiteral("unfinished")};
    if (message.translations.size() != (message.plural ? pluralForms : 1))
        return {QStringLiteral("%1 forms instead of %2").arg(message.translations.size()).arg(pluralForms)};
    QStringList found;
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
    QStringList findings;
    QXmlStreamReader xml(ts);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        if (xml.name() != QLatin1String("message"))
            continue;
        const Message message = readMessage(xml);
        if (message.obsolete)
            continue;
        for (const QString& finding : findingsIn(message, pluralForms))
            findings += QStringLiteral("%1: \"%2\": %3").arg(context, message.source, finding);
    }
    if (xml.hasError())
        findings += QStringLiteral("not a translation file: %1").arg(xml.errorString());
    return findings;
}

} // namespace pairwright
