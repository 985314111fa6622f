#include "app/spreadsheets/write_xlsx.h"

#include "app/domain/text/visible_text.h"
#include "app/formats/archive/zip_writer.h"

#include <QRegularExpression>
#include <QXmlStreamWriter>

#include <algorithm>
#include <optional>

// The parts of a workbook as ECMA-376 has them, no more than a table needs. QuaZip packs them: libxlsxwriter brings a
// minizip of its own, and one program cannot hold both (their symbols are the same).
namespace pairwright {

namespace {

constexpr qsizetype longestSheetName = 31;
constexpr qsizetype longestExcelText = 32'767;
constexpr qsizetype widestColumn = 60; // letters

constexpr char mainNamespace[] = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
constexpr char packageRelations[] = "http://schemas.openxmlformats.org/package/2006/relationships";
constexpr char officeRelations[] = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr char contentTypes[] = "http://schemas.openxmlformats.org/package/2006/content-types";
constexpr char partType[] = "application/vnd.openxmlformats-officedocument.spreadsheetml.%1+xml";

/// Ids of players are longer and stay text, leading zeros included.
bool isPlainNumber(const QString& cell)
{
    static const QRegularExpression number(QStringLiteral("^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,6})?$"));
    return number.match(cell).hasMatch();
}

/// What Excel takes: no sign that it uses itself, not longer than it allows, and no name twice.
QString sheetName(const QString& wanted, QStringList& taken)
{
    QString name = wanted;
    for (const char c : {'[', ']', ':', '*', '?', '/', '\\', '\''})
        name.replace(QLatin1Char(c), QLatin1Char(' '));
    name = name.simplified().left(longestSheetName);
    if (name.isEmpty() || taken.contains(name, Qt::CaseInsensitive))
        name = QStringLiteral("Sheet %1").arg(taken.size() + 1);
    taken.append(name);
    return name;
}

/// Without what XML cannot hold, and what steers.
QString writableText(const QString& text)
{
    QString writable = withoutSteering(text.left(longestExcelText));
    writable.removeIf([](QChar c) { return c == QLatin1Char('\r') || c.isNonCharacter(); });
    return writable;
}

/// "A1", "AB12".
QString cellName(std::size_t row, qsizetype column)
{
    QString letters;
    constexpr int alphabet = 26;
    for (qsizetype left = column + 1; left > 0; left = (left - 1) / alphabet)
        letters.prepend(QChar(static_cast<char16_t>(u'A' + (left - 1) % alphabet)));
    return letters + QString::number(row + 1);
}

template <class Body>
QByteArray xmlPart(const Body& body)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartDocument(QStringLiteral("1.0"), true);
    body(xml);
    xml.writeEndDocument();
    return bytes;
}

using Attributes = std::vector<std::pair<const char*, QString>>;

void writeEmpty(QXmlStreamWriter& xml, const char* name, const Attributes& attributes)
{
    xml.writeEmptyElement(QLatin1String(name));
    for (const auto& [key, value] : attributes)
        xml.writeAttribute(QLatin1String(key), value);
}

void openElement(QXmlStreamWriter& xml, const char* name, const char* defaultNamespace)
{
    xml.writeStartElement(QLatin1String(name));
    xml.writeDefaultNamespace(QLatin1String(defaultNamespace));
}

void writeColumns(QXmlStreamWriter& xml, const SpreadsheetTable& table)
{
    std::vector<qsizetype> widths;
    for (const QStringList& row : table.rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (std::size_t column = 0; column < static_cast<std::size_t>(row.size()); ++column)
            widths[column] =
                std::max(widths[column], std::min(row[static_cast<qsizetype>(column)].size(), widestColumn));
    }
    if (widths.empty())
        return;
    xml.writeStartElement(QStringLiteral("cols"));
    for (std::size_t column = 0; column < widths.size(); ++column) {
        const QString number = QString::number(column + 1);
        writeEmpty(
            xml, "col",
            {{"min", number}, {"max", number}, {"width", QString::number(widths[column] + 2)}, {"customWidth", "1"}});
    }
    xml.writeEndElement();
}

void writeCell(QXmlStreamWriter& xml, const QString& name, const QString& cell, bool isHeading)
{
    xml.writeStartElement(QStringLiteral("c"));
    xml.writeAttribute(QStringLiteral("r"), name);
    if (isHeading)
        xml.writeAttribute(QStringLiteral("s"), QStringLiteral("1"));
    if (!isHeading && isPlainNumber(cell)) {
        xml.writeTextElement(QStringLiteral("v"), cell);
    } else {
        xml.writeAttribute(QStringLiteral("t"), QStringLiteral("inlineStr"));
        xml.writeStartElement(QStringLiteral("is"));
        xml.writeStartElement(QStringLiteral("t"));
        xml.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
        xml.writeCharacters(writableText(cell));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

QByteArray worksheetPart(const SpreadsheetTable& table)
{
    return xmlPart([&table](QXmlStreamWriter& xml) {
        openElement(xml, "worksheet", mainNamespace);
        xml.writeStartElement(QStringLiteral("sheetViews"));
        xml.writeStartElement(QStringLiteral("sheetView"));
        xml.writeAttribute(QStringLiteral("workbookViewId"), QStringLiteral("0"));
        writeEmpty(xml, "pane",
                   {{"ySplit", "1"}, {"topLeftCell", "A2"}, {"activePane", "bottomLeft"}, {"state", "frozen"}});
        xml.writeEndElement();
        xml.writeEndElement();
        writeColumns(xml, table);
        xml.writeStartElement(QStringLiteral("sheetData"));
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            xml.writeStartElement(QStringLiteral("row"));
            xml.writeAttribute(QStringLiteral("r"), QString::number(row + 1));
            for (qsizetype column = 0; column < table.rows[row].size(); ++column)
                if (const QString& cell = table.rows[row][column]; !cell.isEmpty())
                    writeCell(xml, cellName(row, column), cell, row == 0);
            xml.writeEndElement();
        }
        xml.writeEndElement();
        xml.writeEndElement();
    });
}

QString sheetPath(std::size_t index)
{
    return QStringLiteral("worksheets/sheet%1.xml").arg(index + 1);
}

QByteArray workbookXml(const std::vector<SpreadsheetTable>& tables)
{
    return xmlPart([&tables](QXmlStreamWriter& xml) {
        openElement(xml, "workbook", mainNamespace);
        xml.writeNamespace(QLatin1String(officeRelations), QStringLiteral("r"));
        xml.writeStartElement(QStringLiteral("sheets"));
        QStringList taken;
        for (std::size_t i = 0; i < tables.size(); ++i)
            writeEmpty(xml, "sheet",
                       {{"name", sheetName(writableText(tables[i].name), taken)},
                        {"sheetId", QString::number(i + 1)},
                        {"r:id", QStringLiteral("rId%1").arg(i + 1)}});
        xml.writeEndElement();
        xml.writeEndElement();
    });
}

QByteArray relationsPart(const std::vector<std::pair<QString, QString>>& typesAndTargets)
{
    return xmlPart([&typesAndTargets](QXmlStreamWriter& xml) {
        openElement(xml, "Relationships", packageRelations);
        int id = 0;
        for (const auto& [type, target] : typesAndTargets)
            writeEmpty(xml, "Relationship",
                       {{"Id", QStringLiteral("rId%1").arg(++id)},
                        {"Type", QLatin1String(officeRelations) + QLatin1Char('/') + type},
                        {"Target", target}});
        xml.writeEndElement();
    });
}

/// Two formats of a cell: plain, and bold for the headings.
QByteArray stylesPart()
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?><styleSheet xmlns=\"" +
           QByteArray(mainNamespace) +
           "\"><fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font><font><b/><sz val=\"11\"/>"
           "<name val=\"Calibri\"/></font></fonts><fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
           "<fill><patternFill patternType=\"gray125\"/></fill></fills><borders count=\"1\"><border/></borders>"
           "<cellStyleXfs count=\"1\"><xf/></cellStyleXfs><cellXfs count=\"2\"><xf xfId=\"0\"/>"
           "<xf fontId=\"1\" xfId=\"0\" applyFont=\"1\"/></cellXfs></styleSheet>";
}

QByteArray contentTypesPart(std::size_t sheets)
{
    return xmlPart([sheets](QXmlStreamWriter& xml) {
        openElement(xml, "Types", contentTypes);
        writeEmpty(xml, "Default", {{"Extension", "xml"}, {"ContentType", "application/xml"}});
        writeEmpty(
            xml, "Default",
            {{"Extension", "rels"}, {"ContentType", "application/vnd.openxmlformats-package.relationships+xml"}});
        const auto type = [&xml](const QString& part, const char* kind) {
            writeEmpty(xml, "Override",
                       {{"PartName", part}, {"ContentType", QString(partType).arg(QLatin1String(kind))}});
        };
        type(QStringLiteral("/xl/workbook.xml"), "sheet.main");
        type(QStringLiteral("/xl/styles.xml"), "styles");
        for (std::size_t i = 0; i < sheets; ++i)
            type(QStringLiteral("/xl/") + sheetPath(i), "worksheet");
        xml.writeEndElement();
    });
}

} // namespace

Expected<QByteArray, QString> writeXlsx(const std::vector<SpreadsheetTable>& tables)
{
    std::vector<std::pair<QString, QString>> parts;
    for (std::size_t i = 0; i < tables.size(); ++i)
        parts.emplace_back(QStringLiteral("worksheet"), sheetPath(i));
    parts.emplace_back(QStringLiteral("styles"), QStringLiteral("styles.xml"));
    std::vector<ZipContent> entries{
        {QStringLiteral("[Content_Types].xml"), contentTypesPart(tables.size())},
        {QStringLiteral("_rels/.rels"),
         relationsPart({{QStringLiteral("officeDocument"), QStringLiteral("xl/workbook.xml")}})},
        {QStringLiteral("xl/workbook.xml"), workbookXml(tables)},
        {QStringLiteral("xl/_rels/workbook.xml.rels"), relationsPart(parts)},
        {QStringLiteral("xl/styles.xml"), stylesPart()}};
    for (std::size_t i = 0; i < tables.size(); ++i)
        entries.push_back({QStringLiteral("xl/") + sheetPath(i), worksheetPart(tables[i])});
    const auto bytes = zipped(entries);
    if (!bytes)
        return Unexpected{QStringLiteral("the archive could not be made")};
    return *bytes;
}

} // namespace pairwright
