#include "app/formats/report/html_table.h"

#include <utility>

namespace pairwright {

namespace {

QString cellHtml(const HtmlCell& cell, HtmlCell::Kind kind)
{
    const QLatin1StringView tag{kind == HtmlCell::Kind::data ? "td" : "th"};
    const QLatin1StringView scope{kind == HtmlCell::Kind::columnHead ? " scope=\"col\""
                                  : kind == HtmlCell::Kind::rowHead  ? " scope=\"row\""
                                                                     : ""};
    return QLatin1Char('<') + tag + scope + cell.attributes + QLatin1Char('>') + cell.html + QStringLiteral("</") +
           tag + QLatin1Char('>');
}

} // namespace

HtmlTable::HtmlTable(QString attributes)
    : attributes_(std::move(attributes))
{
}

void HtmlTable::setCaption(const QString& html)
{
    caption_ = QStringLiteral("<caption>") + html + QStringLiteral("</caption>\n");
}

void HtmlTable::setHeads(const std::vector<HtmlCell>& heads)
{
    heads_ = QStringLiteral("<thead><tr>");
    for (const HtmlCell& head : heads)
        heads_ += cellHtml(head, HtmlCell::Kind::columnHead);
    heads_ += QStringLiteral("</tr></thead>\n");
}

void HtmlTable::addRow(const std::vector<HtmlCell>& cells, const QString& attributes)
{
    rows_ += QStringLiteral("<tr") + attributes + QLatin1Char('>');
    for (const HtmlCell& cell : cells)
        rows_ += cellHtml(cell, cell.kind);
    rows_ += QStringLiteral("</tr>\n");
}

QString HtmlTable::html() const
{
    return QStringLiteral("<table") + attributes_ + QStringLiteral(">\n") + caption_ + heads_ +
           QStringLiteral("<tbody>\n") + rows_ + QStringLiteral("</tbody>\n</table>");
}

} // namespace pairwright
