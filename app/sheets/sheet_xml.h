#pragma once

#include "app/formats/archive/bounded_stream.h"
#include "app/sheets/sheet.h"

#include <QIODevice>
#include <QXmlStreamReader>

#include <memory>
#include <optional>

namespace pairwright {

/// The XML of a part of a spreadsheet, read as a stream and no further than a list of players needs: no document type,
/// no entities, no endless text, no endless nesting.
class SheetXml {
public:
    /// `part` names it in errors; beyond `mostBytes` it is too large.
    SheetXml(std::unique_ptr<QIODevice> device, QString part, qint64 mostBytes);
    SheetXml(const SheetXml&) = delete;
    SheetXml& operator=(const SheetXml&) = delete;

    /// The next start or end of an element, or text; false at the end, and when error() says something.
    bool next();
    [[nodiscard]] const std::optional<SheetError>& error() const { return error_; }

    [[nodiscard]] bool isStart(QStringView name) const { return xml_.isStartElement() && xml_.name() == name; }
    [[nodiscard]] bool isEnd(QStringView name) const { return xml_.isEndElement() && xml_.name() == name; }
    [[nodiscard]] bool isText() const { return xml_.isCharacters(); }
    [[nodiscard]] QStringView text() const { return xml_.text(); }
    [[nodiscard]] QString attribute(QStringView name) const;

private:
    std::unique_ptr<QIODevice> device_;
    BoundedStream source_;
    QXmlStreamReader xml_;
    QString part_;
    int depth_ = 0;
    std::optional<SheetError> error_;
};

} // namespace pairwright
