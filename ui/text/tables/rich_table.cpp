#include "ui/text/tables/rich_table.h"

#include "ui/widgets/number_slots.h"

#include <QFontMetrics>
#include <QGuiApplication>

#include <algorithm>

namespace pairwright {

namespace {

QString attributesOf(const RichTable::Look& look)
{
    QString attributes = QStringLiteral(" cellspacing='0' cellpadding='%1'").arg(look.padding);
    if (look.wide)
        attributes += QStringLiteral(" width='100%'");
    QString style;
    if (look.line.isValid())
        style += QStringLiteral("border-bottom: 1px solid %1; ").arg(look.line.name());
    if (look.above > 0)
        style += QStringLiteral("margin-top: %1px; ").arg(look.above);
    if (!style.isEmpty())
        attributes += QStringLiteral(" style='%1'").arg(style);
    return attributes;
}

int widthOfFraction(const QString& number, bool isBold)
{
    QFont font = QGuiApplication::font();
    font.setBold(isBold);
    return hasFraction(number) ? QFontMetrics(font).horizontalAdvance(withoutMarks(number).back()) : 0;
}

} // namespace

int widestFraction(const QStringList& numbers)
{
    int widest = 0;
    for (const QString& number : numbers)
        widest = std::max(widest, widthOfFraction(number, true));
    return widest;
}

RichCell RichCell::inSlots(const QString& text, int fraction, bool isBold)
{
    RichCell cell = isBold ? bold(text.toHtmlEscaped(), true) : number(text);
    if (isPlainNumber(text))
        cell.slot = fraction - widthOfFraction(text, isBold);
    return cell;
}

RichCell RichCell::coloured(const QColor& colour, const QString& html, int columns)
{
    return {QStringLiteral("<span style='color:%1'>").arg(colour.name()) + html + QStringLiteral("</span>"), false,
            columns};
}

RichCell RichCell::bold(const QString& html, bool right)
{
    return {QStringLiteral("<b>") + html + QStringLiteral("</b>"), right};
}

RichTable::RichTable()
    : RichTable(Look{})
{
}

RichTable::RichTable(Look look)
    : padding_(look.padding)
    , heads_(look.heads)
    , isMirrored_(!look.leaves && QGuiApplication::isRightToLeft())
    , table_(attributesOf(look))
{
}

void RichTable::setHeads(const QStringList& heads)
{
    QString attributes = isMirrored_ ? QStringLiteral(" align='right'") : QStringLiteral(" align='left'");
    if (heads_.isValid())
        attributes += QStringLiteral(" style='color:%1'").arg(heads_.name());
    std::vector<HtmlCell> cells;
    for (const QString& head : heads)
        cells.push_back({head.toHtmlEscaped(), attributes});
    if (isMirrored_) // texts of Qt do not mirror a table
        std::reverse(cells.begin(), cells.end());
    table_.setHeads(cells);
}

void RichTable::addRow(const std::vector<RichCell>& cells)
{
    std::vector<HtmlCell> written;
    for (const RichCell& cell : cells) {
        QString attributes = cell.right || isMirrored_ ? QStringLiteral(" align='right'") : QString();
        if (cell.columns > 1)
            attributes += QStringLiteral(" colspan='%1'").arg(cell.columns);
        if (cell.after > 0)
            attributes += isMirrored_ ? QStringLiteral(" style='padding-left:%1px'").arg(cell.after)
                                      : QStringLiteral(" style='padding-right:%1px'").arg(cell.after);
        if (cell.slot > 0)
            attributes += QStringLiteral(" style='padding-right:%1px'").arg(padding_ + cell.slot);
        written.push_back({cell.html, attributes});
    }
    if (isMirrored_)
        std::reverse(written.begin(), written.end());
    table_.addRow(written);
}

QString RichTable::html() const
{
    return table_.html();
}

} // namespace pairwright
