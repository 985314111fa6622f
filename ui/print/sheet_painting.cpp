#include "app/domain/text/filled.h"
#include "ui/print/sheet.h"
#include "ui/print/sheet_measures.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

/// How the pages of a sheet look.
namespace pairwright {

using page_text::Style;
using namespace sheet;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Sheet)
};

// Paper is white whatever the screen shows.
QColor ink()
{
    return {0x11, 0x11, 0x11};
}
QColor softInk()
{
    return {0x55, 0x55, 0x55};
}
QColor shade()
{
    return {0xf1, 0xf2, 0xf4};
}
QColor ruleInk()
{
    return {0x88, 0x88, 0x88};
}

Qt::Alignment alignmentOf(ReportColumn::Align align)
{
    switch (align) {
    case ReportColumn::Align::left: return Qt::AlignLeft;
    case ReportColumn::Align::centre: return Qt::AlignHCenter;
    case ReportColumn::Align::right: return Qt::AlignRight;
    }
    return Qt::AlignLeft;
}

} // namespace

void Sheet::paintPage(QPainter& painter, int page) const
{
    painter.save();
    paintTitle(painter, page);
    for (const Block& block : pages_.at(static_cast<std::size_t>(page)))
        paintBlock(painter, block);
    paintFooter(painter, page);
    painter.restore();
}

void Sheet::paintTitle(QPainter& painter, int page) const
{
    double top = options_.margin;
    if (page > 0) {
        const QRectF place(options_.margin, top, textWidth(), page_text::lineHeight(laterStyle));
        page_text::drawLine(painter, place, laterStyle, Qt::AlignLeft, softInk(),
                            document_.titleLines.join(QStringLiteral("  ·  ")));
        return;
    }
    const QRectF logo = logoPlace();
    if (!logo.isEmpty()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(logo, options_.logo);
    }
    const double width = textWidth() - (logo.isEmpty() ? 0 : logo.width() + titleGap);
    for (qsizetype line = 0; line < document_.titleLines.size(); ++line) {
        const Style style = line == 0 ? eventStyle : sheetStyle;
        const double height = page_text::lineHeight(style) + 2;
        page_text::drawFitted(painter, placed({options_.margin, top, width, height}), style, Qt::AlignLeft,
                              line == 0 ? ink() : softInk(), document_.titleLines[line]);
        top += height;
    }
}

void Sheet::paintFooter(QPainter& painter, int page) const
{
    const double height = page_text::lineHeight(footerStyle);
    const double top = page_.height() - options_.margin - height;
    painter.setPen(QPen(ruleInk(), 0.5));
    painter.drawLine(QPointF(options_.margin, top - footerGap / 2),
                     QPointF(page_.width() - options_.margin, top - footerGap / 2));
    const QString number = filled(Tr::tr("Page %1 of %2"), page + 1, pageCount());
    const double numberWidth = page_text::width(number, footerStyle) + 6;
    page_text::drawLine(painter, placed({options_.margin, top, textWidth() - numberWidth - 10, height}), footerStyle,
                        Qt::AlignLeft, softInk(), document_.footers.join(QStringLiteral("  ·  ")));
    page_text::drawLine(painter, placed({page_.width() - options_.margin - numberWidth, top, numberWidth, height}),
                        footerStyle, Qt::AlignRight, softInk(), number);
}

void Sheet::paintBlock(QPainter& painter, const Block& block) const
{
    const bool isText = block.kind == Block::Kind::text;
    const QRectF line = placed({block.left, block.top, isText ? textWidth() : tableWidth(), block.height});
    switch (block.kind) {
    case Block::Kind::gap: return;
    case Block::Kind::heading:
        page_text::drawLine(painter, line, {type_ * 1.1, true}, Qt::AlignLeft, ink(),
                            document_.tables[static_cast<std::size_t>(block.table)].heading);
        return;
    case Block::Kind::text: {
        const Text& text = texts_[static_cast<std::size_t>(block.row)];
        const double above = text.keepWithNext ? textGap : 0;
        page_text::drawWrapped(painter, line.adjusted(0, above, 0, 0), text.style, text.soft ? softInk() : ink(),
                               text.text);
        return;
    }
    case Block::Kind::head:
    case Block::Kind::row: paintCells(painter, block); return;
    }
}

void Sheet::paintCells(QPainter& painter, const Block& block) const
{
    const auto index = static_cast<std::size_t>(block.table);
    const ReportTable& table = document_.tables[index];
    const std::vector<double>& widths = widths_[index];
    const bool head = block.kind == Block::Kind::head;
    const QRectF line = placed({block.left, block.top, std::min(tableWidth(), sum(widths)), block.height});
    if (!head && block.row % 2 == 1 && !table.ruled && !table.lined)
        painter.fillRect(line, shade());
    double left = block.left;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        paintCell(painter, {left, block.top, widths[column], block.height}, table, block, column);
        left += widths[column];
    }
    painter.setPen(QPen(head ? ruleInk() : ink(), 0.8));
    if (head)
        painter.drawLine(line.bottomLeft(), line.bottomRight());
    else if (table.struckOut.contains(static_cast<std::size_t>(block.row)))
        painter.drawLine(QPointF(line.left(), line.center().y()), QPointF(line.right(), line.center().y()));
}

void Sheet::paintCell(QPainter& painter, const QRectF& place, const ReportTable& table, const Block& block,
                      std::size_t column) const
{
    const ReportColumn& of = table.columns[column];
    const QRectF text = placed(place.adjusted(cellPadding * type_, 0, -cellPadding * type_, 0));
    if (block.kind == Block::Kind::head) {
        page_text::drawLine(painter, text, {type_ * headFactor, true}, alignmentOf(of.align), softInk(), of.title);
        return;
    }
    const auto row = static_cast<std::size_t>(block.row);
    painter.setPen(QPen(ruleInk(), 0.5));
    if (table.hatched.contains({row, column})) {
        painter.fillRect(placed(place), QBrush(ruleInk(), Qt::BDiagPattern));
    } else if (of.parted) {
        const QStringList parts = table.rows[row].value(static_cast<qsizetype>(column)).split(QLatin1Char('\n'));
        const double width = place.width() / static_cast<double>(parts.size());
        for (qsizetype part = 0; part < parts.size(); ++part) {
            const QRectF room =
                placed({place.left() + static_cast<double>(part) * width, place.top(), width, place.height()});
            page_text::drawFitted(painter, room, {type_, false}, Qt::AlignHCenter, ink(), parts[part]);
            painter.setPen(QPen(ruleInk(), 0.3));
            if (part > 0)
                painter.drawLine(room.topLeft(), room.bottomLeft());
        }
    } else {
        page_text::drawFitted(painter, text, {type_, false}, alignmentOf(of.align), ink(),
                              table.rows[row].value(static_cast<qsizetype>(column)));
    }
    if (table.ruled || table.lined) {
        painter.setPen(QPen(ruleInk(), 0.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(placed(place));
    }
}

} // namespace pairwright
