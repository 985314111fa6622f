#include "ui/theme/look_shapes.h"

#include "ui/theme/tints.h"

#include <QAbstractScrollArea>
#include <QListView>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QPolygonF>
#include <QTextEdit>

namespace pairwright::look {

static constexpr QChar blank(0x2002); ///< of a title

void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, double corner, double width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    const double inset = line.isValid() ? width / 2 : 0;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.restore();
}

void unavailable(QPainter& painter, const QRect& rect, const QPalette& palette, double corner)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor line = tintsOf(palette).line;
    if (!isHighContrast()) {
        box(painter, rect, window, line, corner);
        return;
    }
    constexpr double grey = 0.1;
    constexpr double dash = 3;
    box(painter, rect, mixed(window, palette.color(QPalette::Active, QPalette::Text), grey), QColor(), corner);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QPen pen(line, 1);
    pen.setDashPattern({dash, dash});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter.restore();
}

void field(QPainter& painter, const QRect& rect, const QPalette& palette, bool enabled, bool focused, bool hovered)
{
    const Tints tints = tintsOf(palette);
    if (!enabled) {
        unavailable(painter, rect, palette, radius);
        return;
    }
    const QColor ground = palette.color(QPalette::Base);
    const QColor line = focused ? tints.accent : hovered ? mixed(tints.line, tints.muted, 0.5) : tints.line;
    box(painter, rect, ground, line, radius, focused ? ring : 1);
}

QColor thumbOf(const QPalette& palette, double strength)
{
    constexpr double faintest = 0.78;
    return mixed(palette.color(QPalette::Base), tintsOf(palette).muted, faintest + strength * (1 - faintest));
}

QRect besideWords(const QRect& rect, const QFontMetrics& metrics)
{
    // Between the middle of capitals and that of small letters, which stand lower than the middle of a line.
    const double letters = (metrics.capHeight() + metrics.xHeight()) / 4.0;
    return rect.translated(0, qRound(metrics.ascent() - letters - metrics.height() / 2.0));
}

void chevron(QPainter& painter, const QRect& rect, const QColor& ink, bool up)
{
    constexpr double usual = 3.5;
    constexpr double usualLine = 17; // it grows with the letters
    const double half = std::min(usual * std::max(1.0, painter.fontMetrics().height() / usualLine),
                                 std::max(usual, rect.width() / 2.0 - 1));
    const QPointF middle = QRectF(rect).center();
    const double tip = up ? -half / 2 : half / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{
        {middle.x() - half, middle.y() - tip}, {middle.x(), middle.y() + tip}, {middle.x() + half, middle.y() - tip}});
    painter.restore();
}

void tick(QPainter& painter, const QRect& rect, const QColor& ink)
{
    const QRectF area(rect);
    const auto at = [&area](double x, double y) {
        return QPointF(area.left() + x * area.width(), area.top() + y * area.height());
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.32)});
    painter.restore();
}

QRegion rounded(const QRect& rect, double corner)
{
    QPainterPath path;
    path.addRoundedRect(rect, corner, corner);
    return QRegion(path.toFillPolygon().toPolygon());
}

bool isTextOrList(const QWidget* widget)
{
    return qobject_cast<const QTextEdit*>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(widget) != nullptr || qobject_cast<const QListView*>(widget) != nullptr;
}

bool isWrittenIn(const QWidget* widget)
{
    const auto* text = qobject_cast<const QTextEdit*>(widget);
    const auto* plain = qobject_cast<const QPlainTextEdit*>(widget);
    return (text != nullptr && !text->isReadOnly()) || (plain != nullptr && !plain->isReadOnly());
}

bool isBarAtRest(const QWidget* bar)
{
    const QWidget* area = bar;
    while (area != nullptr && qobject_cast<const QAbstractScrollArea*>(area) == nullptr)
        area = area->parentWidget();
    if (area == nullptr || !area->property("barInUse").isValid())
        return false;
    return !area->property("barInUse").toBool();
}

void placeTitle(QStyleOptionHeader& title, int margin)
{
    const int shift = cellInset - margin;
    const bool atTheEnd = title.text.endsWith(blank);
    if (!atTheEnd && !title.text.startsWith(blank))
        return;
    const bool isAtTheRight = atTheEnd || title.direction == Qt::RightToLeft;
    title.text.remove(blank);
    title.rect.adjust(isAtTheRight ? 0 : shift, 0, isAtTheRight ? -shift : 0, 0);
}

QRect arrowAtTitle(const QStyleOptionHeader& title, const QRect& usual, int margin)
{
    const bool isAtTheEnd = title.direction == Qt::LeftToRight && title.textAlignment.testFlag(Qt::AlignRight);
    if (isAtTheEnd || !title.text.contains(blank))
        return usual;
    const int words = title.fontMetrics.horizontalAdvance(QString(title.text).remove(blank));
    QRect arrow = QStyle::visualRect(title.direction, title.rect, usual);
    arrow.moveLeft(std::min(arrow.left(), title.rect.left() + cellInset + words + cellInset - margin));
    return QStyle::visualRect(title.direction, title.rect, arrow);
}

QColor groundOfRow(const QStyleOption& row, const QWidget* list)
{
    // The view's own: a cell that writes in another colour stands on the same ground as its neighbours.
    const QPalette palette = list != nullptr ? list->palette() : row.palette;
    if (!row.state.testFlag(QStyle::State_Selected))
        return palette.color(QPalette::Base);
    const bool focused = list == nullptr || list->hasFocus() || list->property("inEntry").toBool() ||
                         (list->focusProxy() != nullptr && list->focusProxy()->hasFocus());
    return selection(palette, focused);
}

QColor selection(const QPalette& palette, bool focused)
{
    const QColor base = palette.color(QPalette::Base);
    if (!focused)
        return mixed(base, palette.color(QPalette::Text), 0.1);
    return mixed(base, palette.color(QPalette::Highlight), isDark(palette) ? 0.32 : 0.18);
}

} // namespace pairwright::look
