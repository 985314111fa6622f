#include "tests/checks/translations/ts_messages.h"

#include <QXmlStreamReader>

namespace pairwright {

namespace {

struct OneMessage {
    TsMessage message;
    bool obsolete = false;
};

OneMessage readMessage(QXmlStreamReader& xml)
{
    OneMessage read;
    TsMessage& message = read.message;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            const auto type = xml.attributes().value(QLatin1String("type"));
            message.unfinished = type == QLatin1String("unfinished");
            read.obsolete = type == QLatin1String("obsolete") || type == QLatin1String("vanished");
            if (message.plural)
                while (xml.readNextStartElement())
                    message.translations += xml.readElementText();
            else
                message.translations += xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return read;
}

} // namespace

TsMessages readTs(const QByteArray& ts)
{
    TsMessages all;
    QXmlStreamReader xml(ts);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        if (xml.name() != QLatin1String("message"))
            continue;
        OneMessage read = readMessage(xml);
        if (read.obsolete)
            continue;
        read.message.context = context;
        all.messages.push_back(std::move(read.message));
    }
    if (xml.hasError())
        all.error = xml.errorString();
    return all;
}

} // namespace pairwright
