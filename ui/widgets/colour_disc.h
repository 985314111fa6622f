#pragma once

#include "ui/theme/tints.h"

#include <QPainter>
#include <QWidget>

namespace pairwright {

/// The disc of a colour beside a field, whose name says the colour.
class ColourDisc final : public QWidget {
public:
    explicit ColourDisc(bool white, QWidget* parent = nullptr)
        : QWidget(parent)
        , white_(white)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = fontMetrics().ascent() + 2;
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const DiscInks inks = discInksOf(palette(), white_);
        painter.setPen(QPen(inks.line, 1.2));
        painter.setBrush(inks.fill);
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    }

private:
    bool white_;
};

} // namespace pairwright
