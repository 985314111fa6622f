#include "ui/widgets/parts_drawing.h"

#include "ui/theme/tints.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace pairwright {

PartsDrawing::PartsDrawing(QWidget* parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
}

void PartsDrawing::setParts(const QString& sentence, std::vector<Part> parts)
{
    sentence_ = sentence;
    parts_ = std::move(parts);
    current_ = std::clamp(current_, 0, std::max(0, static_cast<int>(parts_.size()) - 1));
    hovered_ = -1;
    setFocusPolicy(parts_.empty() ? Qt::NoFocus : Qt::TabFocus);
    tell();
    update();
}

void PartsDrawing::beginAt(int part)
{
    current_ = std::clamp(part, 0, std::max(0, static_cast<int>(parts_.size()) - 1));
    update();
}

QString PartsDrawing::told() const
{
    return parts_.empty() ? QString() : parts_.at(static_cast<std::size_t>(current_)).sentence;
}

void PartsDrawing::tell()
{
    setAccessibleName(sentence_);
    setAccessibleDescription(told());
}

void PartsDrawing::come(int part)
{
    if (parts_.empty())
        return;
    current_ = std::clamp(part, 0, static_cast<int>(parts_.size()) - 1);
    tell();
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void PartsDrawing::go(int part)
{
    // A copy: what it leads to may make the parts anew.
    if (part >= 0 && part < static_cast<int>(parts_.size()))
        if (const auto leads = parts_.at(static_cast<std::size_t>(part)).go)
            leads();
}

QRect PartsDrawing::mirrored(const QRect& place) const
{
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

int PartsDrawing::partAt(QPoint point) const
{
    const auto found = std::ranges::find_if(parts_, [point](const Part& part) { return part.place.contains(point); });
    return found == parts_.end() ? -1 : static_cast<int>(found - parts_.begin());
}

void PartsDrawing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    if (!hasFocus() || parts_.empty())
        return;
    constexpr double ring = 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tintsOf(palette()).accent, ring));
    const Part& part = parts_.at(static_cast<std::size_t>(current_));
    const QRectF place = part.ring.isEmpty() ? part.place : part.ring;
    painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2).intersected(QRectF(rect()).adjusted(1, 1, -1, -1)), 6, 6);
}

void PartsDrawing::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PartsDrawing::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void PartsDrawing::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: come(current_ + (isRightToLeft() ? 1 : -1)); return;
    case Qt::Key_Right: come(current_ + (isRightToLeft() ? -1 : 1)); return;
    case Qt::Key_Up: come(current_ - 1); return;
    case Qt::Key_Down: come(current_ + 1); return;
    case Qt::Key_Home: come(0); return;
    case Qt::Key_End: come(static_cast<int>(parts_.size()) - 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: go(current_); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PartsDrawing::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    tell();
}

void PartsDrawing::mouseMoveEvent(QMouseEvent* event)
{
    const int part = partAt(event->position().toPoint());
    const bool leads = part >= 0 && parts_.at(static_cast<std::size_t>(part)).go != nullptr;
    setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (part == hovered_)
        return;
    hovered_ = part;
    setToolTip(part >= 0 ? parts_.at(static_cast<std::size_t>(part)).sentence : QString());
    update();
}

void PartsDrawing::mouseReleaseEvent(QMouseEvent* event)
{
    const int part = partAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || part < 0)
        return;
    come(part);
    go(part);
}

void PartsDrawing::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    hovered_ = -1;
    update();
}

} // namespace pairwright
