#include "app/spreadsheets/spreadsheet_xml.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

SpreadsheetError::Code codeOf(BoundedXml::Trouble trouble)
{
    using Code = SpreadsheetError::Code;
    switch (trouble) {
    case BoundedXml::Trouble::damaged: return Code::damaged;
    case BoundedXml::Trouble::documentType:
    case BoundedXml::Trouble::tooDeep: return Code::forbidden;
    case BoundedXml::Trouble::tooLarge: return Code::tooLarge;
    case BoundedXml::Trouble::cancelled: break;
    }
    return Code::cancelled;
}

} // namespace

SpreadsheetXml::SpreadsheetXml(std::unique_ptr<QIODevice> device, QString part, qint64 mostBytes, std::stop_token stop)
    : device_(std::move(device))
    , xml_(*device_, std::min(mostBytes, SpreadsheetError::mostPartBytes), std::move(stop))
    , part_(std::move(part))
{
}

bool SpreadsheetXml::next()
{
    if (xml_.next())
        return true;
    if (const auto trouble = xml_.trouble())
        error_ = SpreadsheetError{codeOf(*trouble), part_};
    return false;
}

} // namespace pairwright
