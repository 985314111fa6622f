#include "ui/text/rich_table.h"

namespace pairwright {

RichCell RichCell::coloured(const QColor& colour, const QString& html, int columns)
{
    return {QStringLiteral("<span style='color:%1'>").arg(colour.name()) + html + QStringLiteral("</span>"), false,
            columns};
}

RichCell RichCell::bold(const QString& html, bool right)
{
    return {QStringLiteral("<b>") + html + QStringLiteral("</b>"), right};
}

void RichTable::addHeads(const QStringList& heads)
{
    const QString opening = look_.heads.isValid()
                                ? QStringLiteral("<th align='left' style='color:%1'>").arg(look_.heads.name())
                                : QStringLiteral("<th align='left'>");
    rows_ += QStringLiteral("<tr>");
    for (const QString& head : heads)
        rows_ += opening + head.toHtmlEscaped() + QStringLiteral("</th>");
    rows_ += QStringLiteral("</tr>");
}

void RichTable::addRow(const std::vector<RichCell>& cells)
{
    rows_ += QStringLiteral("<tr>");
    for (const RichCell& cell : cells) {
        rows_ += QStringLiteral("<td");
        if (cell.right)
            rows_ += QStringLiteral(" align='right'");
        if (cell.columns > 1)
            rows_ += QStringLiteral(" colspan='%1'").arg(cell.columns);
        rows_ += QLatin1Char('>') + cell.html + QStringLiteral("</td>");
    }
    rows_ += QStringLiteral("</tr>");
}

QString RichTable::html() const
{
    QString opening = QStringLiteral("<table cellspacing='0' cellpadding='%1'").arg(look_.padding);
    if (look_.wide)
        opening += QStringLiteral(" width='100%'");
    if (look_.line.isValid())
        opening += QStringLiteral(" style='border-bottom: 1px solid %1'").arg(look_.line.name());
    return opening + QLatin1Char('>') + rows_ + QStringLiteral("</table>");
}

} // namespace pairwright
