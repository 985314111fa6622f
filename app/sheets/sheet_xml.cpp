#include "app/sheets/sheet_xml.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr int deepestElement = 64;
constexpr qint64 longestToken = 1024 * 1024; // of bytes that are read before something comes of them

} // namespace

SheetXml::SheetXml(std::unique_ptr<QIODevice> device, QString part, qint64 mostBytes)
    : device_(std::move(device))
    , source_(*device_, {std::min(mostBytes, SheetError::mostPartBytes), longestToken})
    , xml_(&source_)
    , part_(std::move(part))
{
    xml_.setEntityExpansionLimit(0);
}

bool SheetXml::next()
{
    using Code = SheetError::Code;
    if (error_)
        return false;
    while (!xml_.atEnd()) {
        const auto token = xml_.readNext();
        if (!xml_.hasError())
            source_.mark();
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference)
            error_ = SheetError{Code::forbidden, part_};
        if (token == QXmlStreamReader::StartElement && ++depth_ > deepestElement)
            error_ = SheetError{Code::forbidden, part_};
        if (error_)
            return false;
        depth_ -= token == QXmlStreamReader::EndElement ? 1 : 0;
        if (token == QXmlStreamReader::StartElement || token == QXmlStreamReader::EndElement ||
            token == QXmlStreamReader::Characters)
            return true;
    }
    if (source_.isExhausted())
        error_ = SheetError{Code::tooLarge, part_};
    else if (xml_.hasError())
        error_ = SheetError{Code::damaged, part_};
    return false;
}

QString SheetXml::attribute(QStringView name) const
{
    for (const QXmlStreamAttribute& each : xml_.attributes())
        if (each.name() == name)
            return each.value().toString();
    return {};
}

} // namespace pairwright
