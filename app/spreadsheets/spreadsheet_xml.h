#pragma once

#include "app/formats/archive/bounded_xml.h"
#include "app/spreadsheets/spreadsheet.h"

#include <QIODevice>

#include <memory>
#include <optional>
#include <stop_token>

namespace pairwright {

/// The XML of a part of a spreadsheet, read as a stream and no further than a list of players needs.
class SpreadsheetXml {
public:
    /// `part` names it in errors; beyond `mostBytes` it is too large.
    SpreadsheetXml(std::unique_ptr<QIODevice> device, QString part, qint64 mostBytes, std::stop_token stop);
    SpreadsheetXml(const SpreadsheetXml&) = delete;
    SpreadsheetXml& operator=(const SpreadsheetXml&) = delete;

    /// The next start or end of an element, or text; false at the end, and when error() says something.
    bool next();
    [[nodiscard]] const std::optional<SpreadsheetError>& error() const { return error_; }

    [[nodiscard]] bool isStart(QStringView name) const
    {
        return xml_.at().isStartElement() && xml_.at().name() == name;
    }
    [[nodiscard]] bool isEnd(QStringView name) const { return xml_.at().isEndElement() && xml_.at().name() == name; }
    [[nodiscard]] bool isStart() const { return xml_.at().isStartElement(); }
    /// Of the start or end; empty at text.
    [[nodiscard]] QStringView name() const { return xml_.at().name(); }
    [[nodiscard]] bool isText() const { return xml_.at().isCharacters(); }
    [[nodiscard]] QStringView text() const { return xml_.at().text(); }
    [[nodiscard]] QString attribute(QStringView name) const { return xml_.attribute(name); }

private:
    std::unique_ptr<QIODevice> device_;
    BoundedXml xml_;
    QString part_;
    std::optional<SpreadsheetError> error_;
};

} // namespace pairwright
