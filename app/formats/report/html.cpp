#include "app/formats/report/html.h"

#include "app/domain/text/language.h"
#include "app/formats/report/html_table.h"

#include <QLocale>

#include <algorithm>
#include <vector>

namespace pairwright {

namespace {

constexpr QLatin1StringView style{R"(
:root { color-scheme: light; }
body { font-family: "Noto Sans", "DejaVu Sans", "Segoe UI", Arial, sans-serif; font-size: 11pt; margin: 1.5em; color: #000; background: #fff; }
header { margin-bottom: 1em; }
h1 { font-size: 1.5em; margin: 0; }
h2 { font-size: 1.1em; margin: 1.2em 0 0.3em; }
header p { margin: 0.1em 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-width: 60%; }
thead { display: table-header-group; }
th { text-align: start; border-bottom: 2px solid #000; white-space: nowrap; }
th, td { padding: 0.2em 0.5em; vertical-align: top; }
tbody tr:nth-child(even) { background: #f0f0f0; }
.r { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.c { text-align: center; white-space: nowrap; }
.ruled th, .ruled td { border: 1px solid #888; height: 1.6em; }
.hatched { background: repeating-linear-gradient(45deg, #fff 0 3px, #999 3px 4px); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.total td { font-weight: bold; border-top: 1px solid #000; }
.out td { text-decoration: line-through; }
.fields { width: 100%; margin-top: -1px; }
.fields td { height: 3.2em; }
.fields small { display: block; color: #555; }
.part { display: inline-block; min-width: 1.2em; }
.notes p { margin: 0.2em 0; font-size: 0.9em; }
footer { margin-top: 1.5em; border-top: 1px solid #888; font-size: 0.8em; color: #333; }
@media print {
  body { margin: 0; font-size: 10pt; }
  tr { break-inside: avoid; }
  tbody tr:nth-child(even) { background: #f0f0f0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)"};

QString classOf(ReportColumn::Align align)
{
    switch (align) {
    case ReportColumn::Align::right: return QStringLiteral(" class=\"r\"");
    case ReportColumn::Align::centre: return QStringLiteral(" class=\"c\"");
    case ReportColumn::Align::left: break;
    }
    return {};
}

/// Names may be written from right to left inside a table from left to right; the cell keeps the side of its column.
HtmlCell cell(const ReportColumn& column, const QString& text)
{
    if (!column.parted || !text.contains(QLatin1Char('\n')))
        return {QStringLiteral("<bdi>") + text.toHtmlEscaped() + QStringLiteral("</bdi>"), classOf(column.align)};
    QString html;
    for (const QString& part : text.split(QLatin1Char('\n')))
        html += QStringLiteral("<span class=\"part\">") + part.toHtmlEscaped() + QStringLiteral("</span>");
    return {html, classOf(column.align)};
}

QString shownIn(const ReportTable& table, std::size_t row, std::size_t column)
{
    const auto place = static_cast<qsizetype>(column);
    const QString text = table.rows[row].value(place);
    const bool isSaid =
        table.columns[column].shown == ReportColumn::Shown::once && row > 0 && table.rows[row - 1].value(place) == text;
    return isSaid ? QString() : text;
}

QString fieldsHtml(const ReportTable& table)
{
    QString html;
    for (const std::vector<WrittenField>& line : table.fields) {
        HtmlTable written(QStringLiteral(" class=\"ruled fields\""));
        std::vector<HtmlCell> cells;
        cells.reserve(line.size());
        for (const WrittenField& field : line)
            cells.push_back({QStringLiteral("<small>") + field.label.toHtmlEscaped() + QStringLiteral("</small>") +
                                 field.text.toHtmlEscaped(),
                             {}});
        written.addRow(cells);
        html += written.html();
    }
    return html;
}

QString tableHtml(const ReportTable& table)
{
    const auto isWritten = [](const ReportColumn& column) {
        return column.shown != ReportColumn::Shown::square; // a drawing; in text it is the cross-table
    };
    HtmlTable written(table.ruled || table.lined ? QStringLiteral(" class=\"ruled\"") : QString());
    if (hasTitles(table)) {
        std::vector<HtmlCell> heads;
        for (const ReportColumn& column : table.columns)
            if (isWritten(column))
                heads.push_back(cell(column, column.title));
        written.setHeads(heads);
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        std::vector<HtmlCell> cells;
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            if (isWritten(table.columns[i]))
                cells.push_back(table.hatched.contains({row, i}) ? HtmlCell{{}, QStringLiteral(" class=\"hatched\"")}
                                                                 : cell(table.columns[i], shownIn(table, row, i)));
        written.addRow(cells, table.struckOut.contains(row) ? QStringLiteral(" class=\"out\"")
                              : table.totals.contains(row)  ? QStringLiteral(" class=\"total\"")
                                                            : QString());
    }
    const QString heading = table.heading.isEmpty()
                                ? QString()
                                : QStringLiteral("<h2>") + table.heading.toHtmlEscaped() + QStringLiteral("</h2>\n");
    return heading + QStringLiteral("<div class=\"scroll\">") + written.html() + fieldsHtml(table) +
           QStringLiteral("</div>\n");
}

QString paragraphs(const QStringList& texts)
{
    QString html;
    for (const QString& text : texts)
        html += QStringLiteral("<p>") + text.toHtmlEscaped() + QStringLiteral("</p>\n");
    return html;
}

/// An address of another kind than of the web is told and leads nowhere.
QString addressHtml(const QString& address)
{
    if (address.isEmpty())
        return {};
    const QString shown = address.toHtmlEscaped();
    const bool leads = address.startsWith(QLatin1String("https://")) || address.startsWith(QLatin1String("http://"));
    return leads ? QStringLiteral("<p><a href=\"%1\">%1</a></p>\n").arg(shown)
                 : QStringLiteral("<p>%1</p>\n").arg(shown);
}

QString pageTitle(const ReportDocument& document)
{
    return document.titleLines.join(QStringLiteral(" – ")).toHtmlEscaped();
}

} // namespace

bool saysNothing(const ReportDocument& document)
{
    return document.introduction.isEmpty() && document.sections.empty() &&
           std::all_of(document.tables.begin(), document.tables.end(),
                       [](const ReportTable& table) { return table.rows.empty(); });
}

ReportColumn nameColumn(const QString& title)
{
    ReportColumn column{title, ReportColumn::Align::left, true};
    column.shown = ReportColumn::Shown::name;
    return column;
}

bool hasTitles(const ReportTable& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const ReportColumn& column) { return !column.title.isEmpty(); });
}

QString toHtml(const ReportDocument& document)
{
    const QLocale& locale = document.language.locale();
    const QString direction = locale.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + locale.bcp47Name() + QStringLiteral("\" dir=\"") +
                   direction + QStringLiteral("\">\n<head>\n<meta charset=\"utf-8\">\n") +
                   QStringLiteral("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>") +
                   pageTitle(document) + QStringLiteral("</title>\n<style>") + style;
    if (document.landscape)
        html += QStringLiteral("@page { size: landscape; }\n");
    html += QStringLiteral("</style>\n</head>\n<body>\n<header>\n<h1>") + document.titleLines.value(0).toHtmlEscaped() +
            QStringLiteral("</h1>\n") + paragraphs(document.titleLines.mid(1)) + QStringLiteral("</header>\n");
    html += paragraphs(document.introduction);
    for (const ReportTable& table : document.tables)
        html += tableHtml(table);
    for (const ReportSection& section : document.sections)
        html += (section.heading.isEmpty()
                     ? QString()
                     : QStringLiteral("<h2>") + section.heading.toHtmlEscaped() + QStringLiteral("</h2>\n")) +
                paragraphs(section.paragraphs) + paragraphs(section.citations);
    html += QStringLiteral("<div class=\"notes\">\n") + paragraphs(document.notes) +
            QStringLiteral("</div>\n<footer>\n") + paragraphs(document.footers) +
            addressHtml(document.meta.webAddress) + QStringLiteral("</footer>\n</body>\n</html>\n");
    return html;
}

} // namespace pairwright
