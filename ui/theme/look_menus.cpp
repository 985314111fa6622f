#include "ui/theme/look_menus.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"

#include <QComboBox>
#include <QIcon>
#include <QMenu>
#include <QPolygonF>
#include <QStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace pairwright::look {

namespace {

constexpr int sideRoom = 10; ///< before the first and behind the last of a row
constexpr int tickColumn = 22;
constexpr int afterIcon = 8;
constexpr int beforeKeys = 24;
constexpr int arrowColumn = 16;
constexpr int separatorHeight = 9;

bool isSeparator(const QStyleOptionMenuItem& row)
{
    return row.menuItemType == QStyleOptionMenuItem::Separator;
}

/// Where the words begin.
int startOfWords(const QStyleOptionMenuItem& row, bool dropped)
{
    if (dropped)
        return row.icon.isNull() ? sideRoom : sideRoom + pictureSide(row.fontMetrics) + afterIcon;
    return sideRoom + (row.menuHasCheckableItems ? tickColumn : 0) +
           (row.maxIconWidth > 0 ? std::max(pictureSide(row.fontMetrics), row.maxIconWidth - afterIcon / 2) + afterIcon
                                 : 0);
}

void arrow(QPainter& painter, const QRect& place, const QColor& ink, bool mirrored)
{
    constexpr double half = 3.5;
    const QPointF middle = QRectF(place).center();
    const double tip = mirrored ? -half / 2 : half / 2;
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{
        {middle.x() - tip, middle.y() - half}, {middle.x() + tip, middle.y()}, {middle.x() - tip, middle.y() + half}});
}

void separator(QPainter& painter, const QStyleOptionMenuItem& row)
{
    const Tints tints = tintsOf(row.palette);
    if (!row.text.isEmpty()) {
        painter.setPen(tints.muted);
        const QRect place = row.rect.adjusted(sideRoom, 0, -sideRoom, 0);
        painter.drawText(place,
                         static_cast<int>(Qt::AlignAbsolute | Qt::AlignVCenter |
                                          QStyle::visualAlignment(row.direction, Qt::AlignLeft)),
                         row.text);
        return;
    }
    painter.fillRect(QRect(row.rect.left() + sideRoom, row.rect.center().y(), row.rect.width() - 2 * sideRoom, 1),
                     tints.line);
}

} // namespace

bool isPopUp(const QWidget* widget)
{
    return widget != nullptr && (qobject_cast<const QMenu*>(widget) != nullptr ||
                                 widget->inherits("QComboBoxPrivateContainer") || widget->inherits("QTipLabel"));
}

QSize menuRowSize(const QStyleOptionMenuItem& row, const QSize& text, bool dropped)
{
    if (isSeparator(row) && row.text.isEmpty())
        return {text.width(), separatorHeight};
    const bool hasKeys = row.text.contains(QLatin1Char('\t'));
    // A list that drops down does not measure its rows.
    const int width = dropped ? row.fontMetrics.horizontalAdvance(row.text) : text.width();
    return {startOfWords(row, dropped) + width + (hasKeys ? beforeKeys : 0) + arrowColumn + sideRoom,
            std::max(menuRowHeight, row.fontMetrics.height() + 2 * menuMargin)};
}

void menuRow(QPainter& painter, const QStyleOptionMenuItem& row, bool dropped)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(row.font);
    if (isSeparator(row)) {
        separator(painter, row);
        painter.restore();
        return;
    }
    const Tints tints = tintsOf(row.palette);
    const bool enabled = row.state.testFlag(QStyle::State_Enabled);
    if (row.state.testFlag(QStyle::State_Selected) && enabled)
        box(painter, row.rect.adjusted(menuMargin, 0, -menuMargin, 0), tints.accentWash, QColor(), smallRadius);
    const auto placed = [&row](int from, int width) {
        return QStyle::visualRect(row.direction, row.rect,
                                  QRect(row.rect.left() + from, row.rect.top(), width, row.rect.height()));
    };
    const QColor ink = row.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const int iconSide = pictureSide(row.fontMetrics);
    int from = sideRoom;
    if (dropped || row.menuHasCheckableItems) {
        const QRect column = placed(dropped ? row.rect.width() - sideRoom - arrowColumn : from, tickColumn);
        const QRect sign(column.center().x() - iconSide / 2, column.center().y() - iconSide / 2, iconSide, iconSide);
        if (row.checked)
            tick(painter, sign, enabled ? tints.accent : ink);
        from += dropped ? 0 : tickColumn;
    }
    const int words = startOfWords(row, dropped);
    if (!row.icon.isNull()) {
        const QRect column = placed(from, words - afterIcon - from);
        row.icon.paint(
            &painter,
            QRect(column.center().x() - iconSide / 2 + 1, column.center().y() - iconSide / 2 + 1, iconSide, iconSide),
            Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    }
    const qsizetype tab = row.text.indexOf(QLatin1Char('\t'));
    const QRect room = placed(words, row.rect.width() - words - sideRoom - arrowColumn);
    const int toStart = static_cast<int>(Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine |
                                         Qt::TextShowMnemonic | QStyle::visualAlignment(row.direction, Qt::AlignLeft));
    painter.setPen(ink);
    painter.drawText(room, toStart, tab < 0 ? row.text : row.text.left(tab));
    if (tab >= 0) {
        painter.setPen(enabled ? tints.muted : ink);
        const QRect keys = placed(words, row.rect.width() - words - sideRoom - menuMargin);
        painter.drawText(keys,
                         static_cast<int>(Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine |
                                          QStyle::visualAlignment(row.direction, Qt::AlignRight)),
                         row.text.mid(tab + 1));
    }
    if (row.menuItemType == QStyleOptionMenuItem::SubMenu)
        arrow(painter, placed(row.rect.width() - sideRoom - arrowColumn, arrowColumn), enabled ? tints.muted : ink,
              row.direction == Qt::RightToLeft);
    painter.restore();
}

void menuHeading(QPainter& painter, const QStyleOptionMenuItem& heading)
{
    const bool enabled = heading.state.testFlag(QStyle::State_Enabled);
    const bool chosen = heading.state.testFlag(QStyle::State_Selected) && enabled;
    painter.fillRect(heading.rect, heading.palette.color(QPalette::Window));
    if (chosen)
        box(painter, heading.rect.adjusted(1, 2, -1, -2), tintsOf(heading.palette).accentWash, QColor(), smallRadius);
    painter.setPen(heading.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(heading.rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextShowMnemonic, heading.text);
}

} // namespace pairwright::look
