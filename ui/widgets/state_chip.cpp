#include "ui/widgets/state_chip.h"

#include "ui/widgets/text_styles.h"

#include <QPainter>

namespace pairwright {

namespace {
constexpr int chipPadding = 10;
constexpr int topPadding = 3;
} // namespace

StateChip::StateChip(QWidget* parent)
    : PlainLabel(parent)
{
    scaleText(this, 0.95, QFont::DemiBold);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StateChip::set(Mood mood, const QString& word)
{
    mood_ = mood;
    setText(word);
    setVisible(!word.isEmpty());
    updateGeometry();
    update();
}

QSize StateChip::sizeHint() const
{
    return QSize(fontMetrics().horizontalAdvance(text()) + 2 * chipPadding, fontMetrics().height() + 2 * topPadding);
}

void StateChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(washOf(palette(), mood_));
    const double radius = height() / 2.0;
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setPen(inkOf(palette(), mood_));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace pairwright
