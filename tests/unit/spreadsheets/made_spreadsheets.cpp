#include "tests/unit/spreadsheets/made_spreadsheets.h"

#include <QBuffer>

#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>

namespace pairwright::test {

namespace {

const char* const workbook =
    R"(<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" )"
    R"(xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>)"
    R"(<sheet name="Lists" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Entries" sheetId="1" r:id="rId1"/>)"
    R"(</sheets></workbook>)";
const char* const relations =
    R"(<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)"
    R"(<Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/>)"
    R"(<Relationship Id="rId2" Type="worksheet" Target="worksheets/sheet2.xml"/></Relationships>)";

} // namespace

ZipPart part(const QString& name, const QByteArray& content)
{
    return {name, [content](const std::function<void(const QByteArray&)>& write) {
                write(content);
            }};
}

QByteArray zipOf(const std::vector<ZipPart>& parts)
{
    QBuffer buffer;
    QuaZip zip(&buffer);
    if (!zip.open(QuaZip::mdCreate))
        qFatal("no archive");
    for (const auto& [name, content] : parts) {
        QuaZipFile file(&zip);
        if (!file.open(QIODevice::WriteOnly, QuaZipNewInfo(name)))
            qFatal("no part");
        content([&file](const QByteArray& piece) { file.write(piece); });
        file.close();
    }
    zip.close();
    return buffer.data();
}

QByteArray xlsxOf(const std::function<void(const std::function<void(const QByteArray&)>&)>& worksheet)
{
    return zipOf({part("xl/workbook.xml", workbook), part("xl/_rels/workbook.xml.rels", relations),
                  ZipPart{"xl/worksheets/sheet1.xml", worksheet}});
}

QByteArray xlsxOf(const QByteArray& worksheet, const QByteArray& sharedStrings)
{
    return zipOf({part("xl/workbook.xml", workbook), part("xl/_rels/workbook.xml.rels", relations),
                  part("xl/worksheets/sheet1.xml", "<worksheet>" + worksheet + "</worksheet>"),
                  part("xl/sharedStrings.xml", "<sst>" + sharedStrings + "</sst>")});
}

QByteArray odsOf(const QByteArray& tables)
{
    const QByteArray head =
        R"(<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" )"
        R"(xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" )"
        R"(xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>)";
    return zipOf(
        {part("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
         part("content.xml", head + tables + "</office:spreadsheet></office:body></office:document-content>")});
}

} // namespace pairwright::test
